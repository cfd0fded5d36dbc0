### Der Tisch im Browser.

## Wo man ist

web-table-offline = Keine Verbindung. Neuer Versuch …
web-table-felt = Der Tisch
web-table-look-up = Nachsehen
web-table-hand = Spiel { $hand }, bis { $target }
web-table-your-turn = Du bist dran
web-table-late = Du schaust zu: Dieses Spiel wird gezeigt, wenn es zu Ende ist.
web-table-soon = Gleich wird gegeben.
web-table-watching = Du schaust zu.
web-table-sits-next = Du setzt dich beim nächsten Geben.
web-table-leave = Tisch { $code } verlassen: Dein Platz bleibt dir
web-table-invite = Freunde kommen mit diesem Link: { $link }
web-table-host = leitet den Tisch
web-table-aids = Hilfen: { $aids }
web-table-aid = { $aid ->
    [hints] Tipps
    [undo] Zurücknehmen
   *[take_back] Zurücknehmen, wenn alle zustimmen
}

## Wer dort sitzt

web-table-away = nicht da
web-table-is-away = { $who } ist nicht da. Ein Bot spielt weiter in
web-table-bot-plays = ein Bot spielt für { $who }
web-table-bot-plays-you = Ein Bot spielt für dich.
web-table-take-seat-back = Platz wieder einnehmen
web-table-deals = gibt
web-table-on-turn = ist dran
web-table-has-bid = hat das Gebot
web-table-takes = { $what }, macht den Stich
web-table-tap = Tippen, um weiterzuspielen
web-table-time-left = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
}
web-table-grace-left = { $n ->
    [one] ein Bot spielt in einer Sekunde weiter
   *[other] ein Bot spielt in { $n } Sekunden weiter
}
web-table-open-hand = Offenes Blatt: { $who }
web-table-holds = { $n ->
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
web-table-won = Stiche: { $tricks }, Punkte: { $points }

## Wie das Spiel steht

web-table-standing = Der Stand
web-table-no-trump-yet = Noch kein Trumpf
web-table-trump = Trumpf: { $suit }
web-table-bid-of = { $who }: { $bid }
web-table-called = Gerufen
web-table-points-scores = Punkte und Stand
web-table-taken = { $four_point ->
    [yes] { $n ->
        [one] ein Auge
       *[other] { $n } Augen
    }
   *[no] { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
}
web-table-score = Stand { $n }

## Zu entscheiden

web-table-your-hand = Dein Blatt
web-table-hand-of = { $you ->
    [yes] Dein Blatt, Karten: { $n }
   *[no] { $who }, Karten: { $n }
}
web-table-card-points = { $card }, { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
web-table-choices = Auswahl
web-table-choose = Wähle jetzt über den Karten.
web-table-n-trumps = { $n ->
    [0] kein Trumpf
    [one] ein Trumpf
   *[other] { $n } Trümpfe
}
web-table-goes-anyway = { $fixed ->
    [yes] { $card } geht auf jeden Fall.
   *[no] { $card } bleibt auf der Hand.
}
web-table-mark-so-many = { $high ->
    [0] Markiere keine Karte.
   *[other] Markiere { $low } bis { $high } Karten.
}
web-table-hint = Tipp
web-table-undo = Zurück
web-table-take-back = Zurücknehmen
web-table-taken-back = Das wurde zurückgenommen.
web-table-wants-back = { $you ->
    [yes] Du möchtest deine letzte Entscheidung zurücknehmen. Die anderen müssen zustimmen.
   *[no] { $who } möchte die letzte Entscheidung zurücknehmen.
}
web-table-agree = Einverstanden
web-table-refuse = Nein
web-table-next-hand = Nächstes Spiel
web-table-awaited = Es fehlt noch: { $names }
web-table-dealing = Das nächste Spiel wird gegeben.

## Was am Tisch geschieht

web-told = { $what ->
    [joined] { $who } ist an den Tisch gekommen.
    [came] { $who } ist da.
    [went] { $who } ist weg.
    [sat] { $who } setzt sich.
    [rose] { $who } steht auf.
    [reserved] { $who } setzt sich beim nächsten Geben.
    [came-back] { $who } spielt wieder.
    [settings] Der Tisch wird jetzt anders geführt.
    [match] Eine Partie beginnt.
    [agreed] { $who } stimmt zu.
    [lapsed] Nicht alle haben rechtzeitig zugestimmt.
   *[refused] { $who } stimmt nicht zu.
}
web-told-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $who } leitet jetzt den Tisch.
}
web-told-clock = { $you ->
    [yes] Deine Zeit war um: Ein Bot hat für dich entschieden.
   *[no] Die Zeit war um: Ein Bot hat für { $who } entschieden.
}

## Zum Nachsehen

web-table-tricks = Stiche
web-table-scores = Punkte
web-table-chat = Plaudern
web-table-menu = Menü
web-table-title-rules = Die Regeln dieses Tisches
web-table-title-scores = Anschreibblatt
web-table-title-tricks = Die Stiche bisher
web-table-title-log = Das Spiel bisher
web-table-title-chat = Plaudern
web-table-title-keys = Tasten
web-table-title-people = Am Tisch
web-table-title-hint = Ein Tipp
web-table-title-undo = Zurücknehmen
web-table-title-settings = Einstellungen
web-table-title-menu = Der Tisch
web-table-no-tricks = In diesem Spiel wurde noch kein Stich gemacht.
web-table-nothing-yet = In diesem Spiel ist noch nichts geschehen.
web-table-trick-of = Stich { $number }: { $who }
web-table-gone = Aus dem Spiel
web-table-thrown = Abgelegt, { $who }:
web-table-burnt = Verbrannt, { $who }:
web-table-shortcuts = Buchstaben sind Kürzel
web-table-key-move = von Karte zu Karte, von Wahl zu Wahl
web-table-key-ends = zur ersten, zur letzten
web-table-key-take = ausspielen, ansagen
web-table-key-hurry = gleich weiter
web-table-key-close = schließen, was offen ist

## After a hand and a match

web-after-points = { $n ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $n } Punkte
}
web-after-change = Der Spielstand; gespielt wird bis { $n }.
web-after-column = { $what ->
    [hand] Spiel
    [before] Vorher
    [change] Änderung
    [after] Jetzt
   *[who] Wer
}
web-after-replay = Spiel noch einmal ansehen
web-after-replay-of = Spiel { $n }: noch einmal ansehen
web-after-replay-match = Spiele offen nachspielen
web-after-rematch = Revanche
web-after-download = Spiele als Datei sichern
web-after-taken = { $n ->
    [one] ein Punkt gewonnen
   *[other] { $n } Punkte gewonnen
}
web-after-dealer = Geber: { $who }
web-after-sheet-key = Unter jedem Stand: was das Spiel daran geändert hat und die Punkte, die darin gewonnen wurden (•).

## The replay

web-replay-title = Spiel { $n } noch einmal
web-replay-hand = Spiel
web-replay-back = Zurück an den Tisch
web-replay-no-seat = Nur wer am Tisch war, kann dessen Spiele noch einmal ansehen, in dem Browser, der den Platz hat.
web-replay-table = Der Tisch, alle Karten offen
web-replay-steps = Schritte
web-replay-place = Schritt { $n } von { $total }
web-replay-do = { $what ->
    [first] Zum Anfang
    [back] Einen Schritt zurück
    [play] Abspielen
    [pause] Anhalten
    [on] Einen Schritt weiter
   *[last] Zum Ende
}
web-replay-keys = Die Pfeiltasten gehen Schritt für Schritt, Pos 1 und Ende an die Enden, die Leertaste spielt ab und hält an.
web-replay-told = Was geschah
web-replay-no-cards = keine Karten
web-replay-stock = Nicht ausgeteilt

## The honest shuffle

web-fair-check = Das Mischen prüfen
web-fair-right = { $n ->
    [0] Das Mischen stimmt: Das Geheimnis ist das versprochene, und jede Karte lag, wo es sie hinlegt.
    [one] Das Mischen stimmt: Das Geheimnis ist das versprochene, und jede Karte lag, wo es und der Zufall einer Person sie hinlegen.
   *[other] Das Mischen stimmt: Das Geheimnis ist das versprochene, und jede Karte lag, wo es und der Zufall von { $n } Personen sie hinlegen.
}
web-fair-shown = Diesem Browser wurde dasselbe Versprechen gezeigt, bevor das Spiel zu Ende war.
web-fair-broken = Das Versprechen ist nicht das, das diesem Browser gezeigt wurde, bevor das Spiel zu Ende war.
web-fair-wrong = { $what ->
    [commitment] Das Geheimnis ist nicht das, das versprochen wurde.
    [hand] { $who } bekam nicht die Karten, die das Mischen ergibt.
    [stock] Die nicht ausgeteilten Karten sind nicht die, die das Mischen übrig lässt.
    [pack] Die Karten des Spiels sind kein ganzes Blatt.
   *[file] Der Beweis ist nicht lesbar.
}
web-fair-show = Den Beweis zeigen
web-fair-commitment = Vor dem Geben versprochen
web-fair-secret = Das Geheimnis
web-fair-nonce = Zufall von { $who }
web-fair-person = Person { $n }
web-fair-no-https = Hier kann der Browser das Mischen nicht prüfen: Dazu muss die Seite über https oder vom eigenen Rechner (localhost) kommen. Der Beweis lässt sich stattdessen sichern und mit PitchKit prüfen.
web-fair-save = Den Beweis sichern
web-fair-save-about = Wer PitchKit hat, kann die Datei prüfen: { $command } DATEI

## The chat

web-chat-phrases = Sagen
web-chat-nothing = Noch hat niemand etwas gesagt.
web-chat-text = In eigenen Worten
web-chat-send = Senden
web-chat-mute = Jemanden stumm schalten
web-chat-mute-about = Das weiß nur dieser Browser; niemand erfährt es.
web-chat-muted = { $muted ->
    [yes] { $who } ist stumm
   *[no] { $who } stumm schalten
}
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-bid = Schön geboten!
phrase-bad-luck = So ein Pech!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-one-more = Noch eine Partie?
phrase-good-game = Schöne Partie!
phrase-bye = Tschüss!
