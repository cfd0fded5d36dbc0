### Der Tisch auf dem ganzen Bildschirm: Beschriftungen, Tasten, was gerade gilt, Hilfe.

## Beschriftungen am Tisch

screen-game-changed = { $n ->
    [one] { $game }, eine Hausregel
   *[other] { $game }, { $n } Hausregeln
}
screen-heading = Spiel { $number }, bis { $target }
screen-out = draußen
screen-has-moon = { $you ->
    [yes] Dein Durchmarsch
   *[no] { $who }: Durchmarsch
}
screen-has-bid = { $you ->
    [yes] Dein Gebot: { $bid }
   *[no] { $who } bietet { $bid }
}
screen-called = Gerufen: { $card }
screen-trick = Stich { $number }
screen-trick-over = Stich { $number } gemacht
# Über schmalen Spalten: höchstens 5, 3, 3 und 5 Buchstaben.
screen-column =
    .bid = Gebot
    .tricks = Sti
    .points = Pkt
    .score = Stand
# At most five letters: the moon in a narrow column.
screen-moon-short = alle
# At most eleven letters, with a name of four.
screen-dummy = { $you ->
    [yes] Strohmann
   *[no] Strohm. { $who }
}
screen-open-hand = { $you ->
    [yes] Dein eigenes Blatt:
   *[no] { $who }:
}
screen-thinking = { $key }: schneller
screen-key-space = Leertaste
screen-pass = Passe
screen-moon = Durchmarsch
screen-pitch = Karte legen für { $amount }
screen-trump = { $n ->
    [0] { $sign } { $suit }, kein Trumpf
    [one] { $sign } { $suit }, ein Trumpf
   *[other] { $sign } { $suit }, { $n } Trümpfe
}
screen-go = { $burn ->
    [yes] Markierte Karten verbrennen ({ $n } von { $needed })
   *[no] Markierte Karten ablegen ({ $n })
}
screen-not-your-turn = Du bist noch nicht an der Reihe.
screen-choose-below = Wähle jetzt unter den Karten.
screen-nothing-to-take-back = In diesem Spiel gibt es keine Entscheidung von dir, die sich zurücknehmen ließe.
screen-taken-back = Zurückgenommen: Entscheide neu.
screen-speed-now = { $speed ->
    [slow] Die anderen spielen jetzt langsam.
    [normal] Die anderen spielen jetzt im üblichen Tempo.
    [fast] Die anderen spielen jetzt schnell.
   *[at_once] Die anderen spielen jetzt sofort.
}
screen-not-saved = Das lässt sich nicht in { $path } speichern: { $reason }.
screen-leave-question = Die Partie ist nach jedem Schritt gespeichert. Nächstes Mal kannst du weiterspielen, wo du aufgehört hast.
screen-farewell = Die Partie ist gespeichert. Weiter geht es mit: pitch play --resume

## Tasten: je ein kurzes Wort

key-help = Hilfe
key-rules = Regeln
key-scores = Punkte
key-last = Stiche
key-history = Verlauf
key-back = Zurück
key-hint = Tipp
key-settings = Optionen
key-leave = Ende
key-close = Schließen
key-stay = Bleiben
key-next-hand = Nächstes Spiel
key-new-match = Neue Partie
key-none = Keine Hausregeln
key-cancel = Abbrechen
key-done = Fertig

## Überschriften

title-help = Hilfe
title-rules = Die Regeln dieses Spiels
title-scores = Anschreibblatt
title-last = Die Stiche bisher
title-history = Das Spiel bisher
title-hint = Ein Tipp
title-result = Spiel { $number } ist zu Ende
title-leave = Den Tisch verlassen?
title-settings = Optionen
title-house-rules = Hausregeln

## Was gerade gilt

now-over = Das Spiel ist zu Ende.
now-wait = { $who } ist an der Reihe.
now-bid = Biete { $low } oder mehr, oder passe. Wer am höchsten bietet, bestimmt Trumpf und muss so viele Punkte machen.
now-must-bid = Alle haben gepasst, also musst du bieten: mindestens { $low }.
now-may-steal = Du gibst und darfst das Gebot halten: sage auch { $low }, oder mehr, oder passe.
now-only-pass = Nichts schlägt, was geboten ist: Du kannst nur passen.
now-only-moon = Nur der Durchmarsch schlägt, was geboten ist: Es geht um alle Punkte. Oder passe.
now-pitch = Wähle die Karte, die du ausspielst: Ihre Farbe ist Trumpf, dein Gebot das höchste. Esc führt zurück.
now-trump = Du hast das Spiel für { $n }. Bestimme die Farbe, in der du am stärksten bist: Sie ist Trumpf.
now-call = Rufe einen Trumpf, der dir fehlt: Wer ihn hat, ist dein Partner.
now-discard = Was kein Trumpf ist, wird abgelegt; markiere Trümpfe, die auch weg sollen. Dann ziehst du nach.
now-claim = { $card } wurde abgelegt und ist Trumpf: Du darfst die Karte in dein Blatt nehmen.
now-rest = { $n ->
    [one] Eine Karte ist übrig. Nimm sie, oder gib sie ungesehen deinem Partner.
   *[other] { $n } Karten sind übrig. Nimm sie, oder gib sie ungesehen deinem Partner.
}
now-burn = { $you ->
    [yes] Ein Blatt behält { $kept } Trümpfe: Markiere { $n } zum Verbrennen. Sie sind aus dem Spiel.
   *[no] { $who } ist an der Reihe, und du entscheidest. Ein Blatt behält { $kept } Trümpfe: Markiere { $n } zum Verbrennen.
}
now-first-lead = Du spielst als Erster aus: Die Farbe deiner Karte ist Trumpf in diesem Spiel.
now-lead = { $you ->
    [yes] Du spielst aus: eine beliebige Karte.
   *[no] { $who } spielt aus, und du wählst: eine beliebige Karte.
}
now-lead-called = Die gerufene Karte kam mit dem Talon zu dir: Sie muss ausgespielt werden.
now-play-called = { $you ->
    [yes] Du hast die gerufene Karte: Sie muss in diesen Stich.
   *[no] { $who } ist an der Reihe: Die gerufene Karte muss in diesen Stich.
}
now-any-trump = { $you ->
    [yes] Spiele einen beliebigen Trumpf; der höchste macht den Stich.
   *[no] { $who } ist an der Reihe: ein beliebiger Trumpf; der höchste macht den Stich.
}
now-must-trump = { $you ->
    [yes] Trumpf ist angespielt, also spiele einen Trumpf.
   *[no] { $who } ist an der Reihe: Trumpf ist angespielt, also spiele einen Trumpf.
}
now-no-trump = { $you ->
    [yes] Trumpf ist angespielt, und du hast keinen: Spiele eine beliebige Karte.
   *[no] Trumpf ist angespielt, und { $who } hat keinen: Spiele eine beliebige Karte.
}
now-free = { $you ->
    [yes] Angespielt ist kein Trumpf: Spiele eine beliebige Karte.
   *[no] { $who } ist an der Reihe: Angespielt ist kein Trumpf, also eine beliebige Karte.
}
now-follow-or-trump = { $you ->
    [yes] Bediene { $suit }, oder spiele einen Trumpf.
   *[no] { $who } ist an der Reihe: Bediene { $suit }, oder spiele einen Trumpf.
}
now-follow = { $you ->
    [yes] Bediene { $suit }.
   *[no] { $who } ist an der Reihe: Bediene { $suit }.
}
now-void = { $you ->
    [yes] Du bist blank in { $suit }: Spiele eine beliebige Karte.
   *[no] { $who } ist blank in { $suit }: Spiele eine beliebige Karte.
}
now-takes = { $you ->
    [yes] Bisher machst du den Stich mit { $card }.
   *[no] Bisher macht { $who } den Stich mit { $card }.
}
now-nobody-takes = Noch kein Trumpf: Niemand macht den Stich.

why-must-trump = { $card } darf nicht gespielt werden: Trumpf ist angespielt, du musst Trumpf spielen.
why-must-follow = { $or_trump ->
    [yes] { $card } darf nicht gespielt werden: Angespielt ist { $suit }, und du hast die Farbe. Bediene, oder spiele Trumpf.
   *[no] { $card } darf nicht gespielt werden: Angespielt ist { $suit }, und du hast die Farbe. Bediene.
}

## Ergebnis und Punktestand

screen-side-total = { $n ->
    [0] { $side }: keine Punkte.
    [one] { $side }: ein Punkt.
   *[other] { $side }: { $n } Punkte.
}
screen-award = { $what ->
    [high] Hoch
    [low] Tief
    [jack] Bube
    [game] Spiel
   *[burnt] Verbranntes
}
screen-score-change = { $side }: { $before } { $change } = { $after }
screen-target = Gespielt wird bis { $n }.
# Über Spalten von 5, 10, 5 und 8 Buchstaben.
screen-sheet-head = {"  "}#  Spieler  Gebot
screen-sheet-empty = Noch ist kein Spiel zu Ende.
screen-sheet-void = neu gegeben
screen-sheet-outcome = { $made ->
    [yes] erfüllt
   *[no] gefallen
}

## Vor der Partie

setup-title = PitchKit: eine neue Partie
setup-resume = Weiter mit
setup-unfinished = { $game }, Spiel { $number }: { $scores }
setup-players = Spieler
setup-game = Spiel
setup-bots = Die anderen
setup-house = Hausregeln
setup-change = { $n ->
    [0] keine: ändern …
    [one] eine: ändern …
   *[other] { $n }: ändern …
}
setup-seed = Startwert
setup-seed-new = neue Karten
setup-start = Anfangen
setup-damaged = { $path } ist beschädigt. Die Datei wurde als { $aside } aufgehoben.
setup-unreadable = { $path } lässt sich nicht lesen: { $reason }.

matches-none = Es gibt keine angefangene Partie.
matches-line = { $written }  { $game }, Spiel { $number }. { $scores }

bot = { $name ->
    [random] Zufällig
    [casual] Küchentisch
    [novice] Neuling
    [club] Vereinsspieler
    [expert] Könner
    [master] Meister
   *[other] { $name }
}

house-type = Enter: einen Wert eingeben
house-fine = Diese Regeln lassen sich spielen.
house-wanted = { $option }: { $value }

set-language = Sprache
set-speed = Tempo
    .slow = langsam
    .normal = üblich
    .fast = schnell
    .at_once = sofort
set-light = Grund
    .dark = dunkel
    .light = hell
set-colours = Farben
    .four = vier Farben
    .two = zwei Farben
set-signs = Zeichen
    .symbols = ♠ ♥ ♦ ♣
    .letters = S H D C
set-letters = Buchstaben
    .local = der Sprache
    .english = A K Q J
set-motion = Bewegung
    .full = voll
    .reduced = weniger

## Hilfe

guide-title-game = So geht ein Spiel
guide-title-words = Wörter
guide-title-screen = Der Bildschirm
guide-title-keys = Tasten

guide-aim = Gespielt wird bis { $target }. In jedem Spiel wird neu gegeben: erst Reizen, dann Stiche, dann Punkte.
guide-deal = Jeder bekommt { $n } Karten. Das Geben wechselt von Spiel zu Spiel.
guide-auction = Reihum bietet jeder einmal, höher als alle vor ihm, oder passt; der Geber spricht zuletzt. Das Mindestgebot ist { $low }. Biete, was du zu machen erwartest, mit deinem Partner, falls du einen hast.
guide-moon-bid = Durchmarsch heißt, alle Punkte zu bieten. Gelingt er und ist der Stand über null, ist das Ziel erreicht; misslingt er, kann die Partie verloren sein: siehe die Regeln.
guide-dealer = Der Geber darf ein Gebot bis { $steal } halten, indem er dieselbe Zahl sagt.
guide-pitching = Wer das Spiel hat, spielt zuerst aus, und die Farbe dieser Karte ist Trumpf. Das höchste Gebot kann auch gemacht werden, indem man diese Karte gleich legt.
guide-four-points = Vier Punkte gibt es: Hoch für den höchsten Trumpf im Spiel, Tief für den niedrigsten, Bube für den Trumpfbuben, und Spiel für die meisten Augen (Zehn 10, Ass 4, König 3, Dame 2, Bube 1).
guide-following = Bediene die Farbe, oder spiele einen Trumpf; ohne Karte der Farbe ist alles erlaubt. Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe.
guide-naming = Der Spielmacher bestimmt Trumpf. Der Bube der anderen Farbe gleicher Tönung und die beiden Joker sind auch Trümpfe; ihre Rangfolge steht in den Regeln.
guide-calling = Der Spielmacher ruft einen Trumpf, der ihm fehlt. Wer ihn hat, ist in diesem Spiel sein Partner, heimlich, bis die Karte gespielt wird.
guide-drawing = Dann wird abgelegt, was kein Trumpf ist, und aus dem Talon auf { $kept } Karten nachgezogen.
guide-burning = Ein Blatt behält höchstens { $kept } Trümpfe; überzählige werden verbrannt, sind also aus dem Spiel, wertlose zuerst.
guide-dummy = Ein Strohmann ist ein Blatt ohne Spieler. Es wird nach der ersten Karte aufgedeckt, und wem es gehört, der spielt es.
guide-trumps-only = Gespielt werden nur Trümpfe, und der höchste macht den Stich. Wer keinen mehr hat, ist draußen. Wer den Stich macht, spielt zum nächsten aus.
guide-off-cards = Karten, die kein Trumpf sind, machen keinen Stich. Ist Trumpf angespielt, spiele Trumpf, wenn du einen hast.
guide-point-cards = { $total } Punkte stecken in den Karten der Trumpffarbe: Ass, Bube, Nebenbube, Zehn und so weiter, wie es in den Regeln steht. Die meisten zählen für den, der den Stich macht; die Zwei für den, der sie spielt, wenn die Regeln nichts anderes sagen.
guide-scoring = Macht die Seite des Spielmachers mindestens, was geboten war, schreibt sie Punkte an; sonst wird ihr das Gebot abgezogen. Die anderen bekommen, was sie gemacht haben.

guide-word-trick = Ein Stich ist eine Karte von jedem. Ausspielen heißt, die erste Karte zu legen.
guide-word-trump = Ein Trumpf sticht jede Karte, die kein Trumpf ist.
guide-word-bidder = Der Spielmacher hat das Reizen gewonnen. Seine Seite muss das Gebot erfüllen.
guide-word-set = Eine Seite, die ihr Gebot verfehlt, ist gefallen. Ein Stand kann unter null sinken.
guide-word-off = Der Nebenbube ist der Bube der anderen Farbe gleicher Tönung wie Trumpf. Eine Fehlkarte ist eine Karte, die kein Trumpf ist.

guide-marks = { $turn } ist an der Reihe. { $takes } macht den Stich, wie er liegt. { $deals } gibt. Ein Stern hinter einem Gebot in der Liste zeigt das Gebot, das gilt. Namen deiner Seite sind fett. Karten, die gespielt werden dürfen, stehen etwas höher. Punkte am unteren Rand einer Karte zeigen, wie viel sie zählt.
guide-others = Die anderen spielt das Programm. Jeder von ihnen sieht, was du an diesem Platz sehen würdest, und sonst nichts.
guide-mouse = Alles lässt sich anklicken: Karten, Auswahl und die Wörter unten. Eine Karte, die nicht gespielt werden darf, sagt warum, wenn du es versuchst.

guide-key-choose = auf eine Karte oder eine Auswahl zeigen
    .keys = ← → 1-9
guide-key-take = sie spielen oder ansagen
    .keys = Enter
guide-key-hurry = die anderen schneller spielen lassen; eine Karte markieren
    .keys = Leertaste
guide-key-help = diese Hilfe
    .keys = ?
guide-key-rules = die Regeln dieses Spiels
    .keys = r
guide-key-scores = das Anschreibblatt der Partie
    .keys = s
guide-key-last = der letzte Stich und die davor
    .keys = l
guide-key-history = alles, was in diesem Spiel geschah
    .keys = e
guide-key-back = deine letzte Entscheidung in diesem Spiel zurücknehmen
    .keys = u
guide-key-hint = ein Tipp: was ein starker Spieler täte
    .keys = h
guide-key-speed = die anderen spielen schneller oder langsamer
    .keys = + -
guide-key-settings = Sprache, Farben, Tempo
    .keys = o
guide-key-leave = gehen; die Partie ist gespeichert
    .keys = q
