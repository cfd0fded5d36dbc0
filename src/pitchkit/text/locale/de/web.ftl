### Die Seiten im Browser, außer dem Tisch selbst (web_table.ftl).

## Überall

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-pad = Punkteblock
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über PitchKit
web-go-home = Zur Startseite
web-close = Schließen
web-done = Fertig
web-save = Speichern
web-cancel = Abbrechen
web-again = Noch einmal versuchen
web-copied = Kopiert
web-waiting = Einen Augenblick …
web-not-found = Diese Seite gibt es nicht
web-fewer = { $what }: eins weniger
web-more = { $what }: eins mehr
web-seconds = { $n ->
    [1] eine Sekunde
   *[other] { $n } Sekunden
}
web-n-players = { $n } Spieler
web-seat = Platz { $number }
web-seat-free = frei
web-your-name = Dein Name
web-table-code = Tisch { $code }
web-update = Es gibt eine neuere Fassung dieser Seiten.
web-update-now = Übernehmen

## Startseite

web-home-title = Eine Partie Pitch?
web-home-about = Spiel sofort gegen Bots, oder hol Freunde mit einem Link an den Tisch. Ohne Konto, ohne Installation.
web-home-new = Ein neuer Tisch
web-home-players = Spieler
web-home-game = Spiel
web-home-more-games = { $n ->
    [one] ein weiteres Spiel
   *[other] { $n } weitere Spiele
}
web-home-house = { $n ->
    [0] Hausregeln
    [one] Hausregeln: eine
   *[other] Hausregeln: { $n }
}
web-home-rules = Regeln dieses Spiels
web-home-level = Die Bots spielen wie
web-home-guest = Gast
web-home-play = Jetzt spielen
web-home-friends = Tisch für Freunde
web-home-going = Deine Tische
web-home-join = An einen Tisch kommen
web-home-code = Code des Tisches
web-home-join-go = Mitspielen
web-home-cards = Echte Karten?
web-home-cards-about = Der Punkteblock schreibt nach euren Regeln an, auch ohne Verbindung.
web-home-cards-go = Punkteblock öffnen

## Hausregeln

web-house-title = Hausregeln
web-house-about = Alle Regeln, über die ein Tisch entscheiden kann. Ändere, was ihr anders spielt; die Regeln werden dabei geprüft.
web-house-base = Grundlage
web-house-own = Eigene Regeln
web-house-forget = { $name } vergessen
web-house-every = Alle Optionen zeigen
    .note = Auch solche, die in diesem Spiel nichts ändern.
web-house-group = { $group ->
    [table] Tisch und Geben
    [cards] Trümpfe und Punkte
    [auction] Das Reizen
    [exchange] Vor der ersten Karte
    [play] Das Spiel der Karten
    [score] Die Abrechnung
   *[end] Das Ende der Partie
}
web-house-changed = geändert
web-house-default = In diesem Spiel üblich: { $value }
web-house-range = Von { $low } bis { $high }
web-house-number = Eine eigene Zahl
web-house-faces = Karten mit Leerzeichen dazwischen: A K Q J OJ BJ LJ 10 … (O steht für Nebenkarten, BJ und LJ sind die Joker, A K Q J sind Ass, König, Dame, Bube). Leer: wie üblich.
web-house-fine = { $n ->
    [0] So, wie das Spiel üblicherweise gespielt wird.
    [one] Eine Hausregel. Diese Regeln lassen sich spielen.
   *[other] { $n } Hausregeln. Diese Regeln lassen sich spielen.
}
web-house-use = Nach diesen Regeln spielen
web-house-share = Teilen
web-house-save = Unter einem Namen speichern
    .note = Die Regeln werden in diesem Browser aufgehoben.
web-house-saved = { $name } ist gespeichert.
web-house-name = Name der Regeln
web-house-reset = Alle Änderungen zurücknehmen

## Regeln

web-rules-play = Dieses Spiel spielen
web-rules-print = Drucken

## An den Tisch kommen

web-join-title = Komm an den Tisch
web-join-game = { $game }, { $n } Plätze
web-join-where = Platz
web-join-any-seat = egal
web-join-bots-seat = dort spielt jetzt { $who }
web-join-next-deal = Die Partie läuft: Du setzt dich beim nächsten Geben.
web-join-sit = Platz nehmen
web-join-watch = Zuschauen
web-join-rules = Regeln dieses Tisches

## Ein Tisch vor der Partie

web-lobby-over = Der Tisch ist offen
web-lobby-invite = Hol deine Freunde
web-lobby-invite-about = Schick ihnen den Link, oder sag ihnen den Code. Sie brauchen nur einen Browser.
web-lobby-invite-title = Eine Partie Pitch
web-lobby-copy = Link kopieren
web-lobby-share = Teilen
web-lobby-seats = Am Tisch
web-lobby-team = Team { $number }
web-lobby-person = { $host ->
    [yes] { $you ->
        [yes] { $who } (du, leitest den Tisch)
       *[no] { $here ->
            [yes] { $who } (leitet den Tisch)
           *[no] { $who } (leitet den Tisch, abwesend)
        }
    }
   *[no] { $you ->
        [yes] { $who } (du)
       *[no] { $here ->
            [yes] { $who }
           *[no] { $who } (abwesend)
        }
    }
}
web-lobby-sit = Hier sitzen
web-lobby-rise = Aufstehen
web-lobby-free-seat = Platz freimachen
web-lobby-add-bot = Bot hinsetzen
web-lobby-watching = Es schauen zu: { $names }
web-lobby-hand-over = Die Leitung abgeben
web-lobby-rename = Umbenennen
web-lobby-wait = Die Partie beginnt, wenn die Tischleitung sie startet.
web-lobby-bots-fill = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Bot nimmt den freien Platz ein: { $level }.
   *[other] Bots nehmen die { $n } freien Plätze ein: { $level }.
}
web-lobby-start = Partie beginnen
web-lobby-settings = Wie der Tisch geführt wird

## Wie der Tisch geführt wird

web-run-host-only = Darüber entscheidet die Tischleitung.
web-run-no-clock = unbegrenzt
web-run-grace_s = Abwesenheit
    .note = Nach dieser Zeit spielt ein Bot für jemanden, der weg ist. Der Platz kann jederzeit zurückgenommen werden.
web-run-decision_s = Bedenkzeit
    .note = Ist sie vorbei, entscheidet ein Bot.
web-run-pace_s = Tempo der Bots
    .note = So lange braucht ein Bot mindestens.
web-run-late_join = Wer später kommt
    .next_deal = Übernimmt den Platz eines Bots beim nächsten Geben.
    .at_once = Übernimmt den Platz eines Bots sofort.
web-run-watch = Wer zuschaut
    .public = Sieht, was alle sehen dürfen.
    .late = Sieht beendete Spiele mit offenen Karten, und vom laufenden nichts.
web-run-free_text = Freier Text im Chat
    .note = Sonst gibt es fertige Sätze, für alle in der eigenen Sprache.
web-run-take_back = Verklickt? Zurücknehmen
    .note = Wenn alle einverstanden sind.
web-run-aids = Tipps und Zurücknehmen
    .note = Nur solange eine Person allein spielt.

## Einstellungen

web-settings-about = Werden in diesem Browser aufgehoben und gelten sofort.
web-settings-language = Sprache
web-settings-theme = Aussehen
    .light = hell
    .dark = dunkel
    .system = wie das System
web-settings-deck = Karten
    .large = große Zeichen
    .classic = klassisch
web-settings-fourColours = Vier Farben
    .note = Karo blau, Kreuz grün.
web-settings-bigText = Große Schrift
    .note = Alles wird größer gezeichnet.
web-settings-speed = Tempo der Karten
    .slow = langsam
    .normal = üblich
    .fast = schnell
    .off = nichts bewegt sich
web-settings-tapToGoOn = Weiter durch Antippen
    .note = Jeder Stich bleibt liegen, bis du tippst.
web-settings-sound = Ton
    .note = Leise Zeichen für deinen Zug, einen Stich, das Ende eines Spiels.

## Punkteblock

web-pad-about = Für einen Tisch mit echten Karten. Bleibt in diesem Browser und geht ohne Verbindung.
web-pad-kept = Bisherige Blöcke
web-pad-none = Noch keine.
web-pad-drop = Wegwerfen: { $sides }
web-pad-drop-sure = Diesen Punkteblock wegwerfen?
web-pad-new = Ein neuer Block
web-pad-names = Namen
web-pad-names-about = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
web-pad-player = Spieler { $number }
web-pad-first-dealer = Erster Geber
web-pad-begin = Anfangen
web-pad-target = Gespielt wird bis { $n }.
web-pad-deals = Geber: { $who }
web-pad-hand = Spiel { $number }
web-pad-bidder = Spielmacher
web-pad-bid = Gebot
web-pad-moon = Durchmarsch
web-pad-partners = { $n ->
    [one] Partner, falls es einen gibt
   *[other] Partner, soweit es welche gibt
}
web-pad-taken = Gemachte Punkte, von { $n }
web-pad-too-many = Das sind { $n } Punkte; ein Spiel hat { $total }.
web-pad-missing = { $n ->
    [one] Ein Punkt ging an niemanden.
   *[other] { $n } Punkte gingen an niemanden.
}
web-pad-outcome = { $outcome ->
    [made] Erfüllt.
    [set] Gefallen.
    [moon_made] Durchmarsch gelungen.
   *[moon_set] Durchmarsch misslungen.
}
web-pad-line = { $outcome ->
    [made] { $side }: Gebot { $bid }, gemacht { $n }, erfüllt
    [set] { $side }: Gebot { $bid }, gemacht { $n }, gefallen
    [moon_made] { $side }: Durchmarsch gelungen
   *[moon_set] { $side }: Durchmarsch, gemacht { $n }, misslungen
}
web-pad-passed-row = alle haben gepasst
web-pad-write = Anschreiben
web-pad-passed = Alle haben gepasst
web-pad-strike = Spiel streichen
web-pad-undo = Letztes Spiel zurücknehmen
web-pad-redo = Wieder hinschreiben
web-pad-correct = Spiel { $number } berichtigen
web-pad-again = Noch eine Partie
web-pad-scores = Stand
web-pad-sheet = Punkteblock
web-pad-column =
    .hand = Spiel
    .correct = Berichtigen
web-pad-out = { $bid ->
    [none] Kann ohne Gebot gewinnen.
    [moon] { $defending ->
        [yes] Kann gewinnen: mit einem Durchmarsch oder ohne Gebot.
       *[no] Kann mit einem Durchmarsch gewinnen.
    }
   *[number] { $defending ->
        [yes] Kann gewinnen: mit einem Gebot ab { $n } oder ohne.
       *[no] Kann mit einem Gebot ab { $n } gewinnen.
    }
}

## Über

web-about-heading = { $part ->
    [game] Das Spiel
    [fair] Die Karten
    [privacy] Was aufgehoben wird
   *[free] Freie Software
}
web-about = { $part ->
    [game] PitchKit spielt Pitch, auch Setback genannt, mit zwei bis acht Spielern: Zehn-Punkte-Pitch und seine Verwandten, Auction Pitch, und die Hausregeln eures eigenen Tisches.
    [fair] Vor jedem Geben veröffentlicht der Tisch einen Fingerabdruck der Mischung; nach dem Spiel kann jeder prüfen, dass nichts verändert wurde. Bots sehen, was ein Mensch auf ihrem Platz sähe, und sonst nichts.
    [privacy] Es gibt keine Konten, keine Cookies, keine Verfolgung und keine fremden Seiten. Ein Tisch liegt auf diesem Server; dein Name, deine Einstellungen und deine Blöcke bleiben in diesem Browser.
   *[free] Alle dürfen es nach der MIT-Lizenz benutzen, ändern und weitergeben.
}
web-about-made-with = Gemacht mit Preact, htm, signals und Fluent; die klassischen Karten hat Adrian Kennard gezeichnet.

## Was der Server oder die Seite ablehnt

web-refusal = Das war nicht möglich ({ $code }).
web-refusal-offline = Der Server ist nicht zu erreichen. Besteht eine Verbindung?
web-refusal-page_error = Auf dieser Seite ist etwas schiefgegangen.
web-refusal-server_error = Der Server hat einen Fehler gemacht. Nichts hat sich geändert.
web-refusal-unknown_table = Diesen Tisch gibt es nicht. Stimmt der Code?
web-refusal-table_unreadable = Der Server kann diesen Tisch im Moment nicht lesen. Die Seite versucht es weiter.
web-refusal-bad_token = Dieser Browser hat keinen Platz mehr an diesem Tisch.
web-refusal-bad_request = Das hat der Server nicht verstanden.
web-refusal-too_many_requests = Das war zu oft. Warte einen Augenblick.
web-refusal-server_full = Der Server ist voll. Versuch es später noch einmal.
web-refusal-table_crowded = An diesem Tisch sind zu viele Leute.
web-refusal-too_large = Das war zu lang.
web-refusal-not_json = Das hat der Server nicht verstanden.
web-refusal-wrong_origin = Diese Seite gehört nicht zu diesem Server.
web-refusal-wrong_host = Unter dieser Adresse antwortet der Server nicht.
web-refusal-no_such_page = Diese Seite gibt es nicht.
web-refusal-wrong_method = Das hat der Server nicht verstanden.
web-refusal-no_such_hand = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
web-refusal-not_stored = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
web-refusal-advice_busy = { $again_s ->
    [one] Das sind zu viele Fragen auf einmal. Frag in einer Sekunde noch einmal.
   *[other] Das sind zu viele Fragen auf einmal. Frag in { $again_s } Sekunden noch einmal.
}
web-refusal-bad_command = Das hat der Tisch nicht verstanden.
web-refusal-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
web-refusal-ahead = So weit ist der Tisch noch nicht. Versuch es noch einmal.
web-refusal-closed = Der Tisch ist geschlossen.
web-refusal-not_seated = Das kann nur, wer am Tisch sitzt.
web-refusal-not_host = Das kann nur die Tischleitung.
web-refusal-not_playing = Es wird gerade nicht gespielt.
web-refusal-playing = Nicht, solange gespielt wird.
web-refusal-already_begun = Die Partie hat begonnen.
web-refusal-no_match = Es hat noch keine Partie begonnen.
web-refusal-match_goes_on = Die Partie ist noch nicht zu Ende.
web-refusal-no_such_player = Diesen Platz gibt es nicht.
web-refusal-no_such_person = So jemand ist nicht am Tisch.
web-refusal-seat_taken = Dort sitzt jemand.
web-refusal-bad_name = Ein Name hat 1 bis { $most } Zeichen.
web-refusal-name_taken = So heißt schon jemand am Tisch.
web-refusal-table_full = An einen Tisch kommen höchstens { $most } Leute.
web-refusal-no_free_text = An diesem Tisch gibt es nur fertige Sätze.
web-refusal-bad_text = Ein Text hat 1 bis { $most } Zeichen.
web-refusal-too_fast = Das ging zu schnell.
web-refusal-no_aids = Tipps und Zurücknehmen gibt es nur, wo eine Person allein spielt und sie eingeschaltet sind.
web-refusal-no_take_back = An diesem Tisch gilt, was entschieden ist.
web-refusal-nothing_to_take_back = Du hast in diesem Spiel nichts entschieden, was sich zurücknehmen ließe.
web-refusal-take_back_asked = Es hat schon jemand gefragt.
web-refusal-take_back_refused = Die anderen waren nicht einverstanden.
web-refusal-no_take_back_asked = Niemand bittet darum, etwas zurückzunehmen.
web-refusal-not_bots_turn = Es ist kein Bot an der Reihe.
web-refusal-not_due = Dafür ist es nicht an der Zeit.
