### Was der Tisch sagt: der Anfang, was geschieht, was gefragt wird, der Punktestand.

## Wörter, die man eingeben kann

words =
    .pass = passe
    .bid = biete
    .moon = durchmarsch
    .pitch = lege
    .trump = trumpf
    .call = rufe
    .rest = rest
    .keep = behalte
    .give = gib
    .discard = ablegen
    .claim = nimm
    .decline = nein
    .burn = verbrenne
    .play = spiele
    .help = hilfe
    .hand = blatt
    .score = stand
    .rules = regeln
    .last = letzter
    .hint = tipp
    .quit = ende

## Wer da sitzt

you = du
your-dummy = dein Strohmann
dummy-of = Strohmann von { $who }
the-dummy = der Strohmann

## Was zu entscheiden ist

phase = { $phase ->
    [auction] Reizen
    [trump] Trumpf bestimmen
    [call] Karte rufen
    [discard] Ablegen
    [claim] abgelegter Trumpf
    [rest] Rest des Talons
    [burn] Verbrennen
    [play] Spiel
   *[over] Ende des Spiels
}

## Was man tun kann

action-pass = passen
action-bid = { $amount } bieten
action-moon = Durchmarsch ansagen
action-pitch = { $card } als Gebot legen
action-name-trump = { $suit } zu Trumpf machen
action-call = { $card } rufen
action-keep-rest = behalten
action-give-rest = ungesehen dem Partner geben
action-discard = { $n ->
    [0] nichts ablegen
   *[other] { $cards } ablegen
}
action-claim = { $card } nehmen
action-decline = liegen lassen
action-burn = { $cards } verbrennen
action-play = { $card } spielen

## Anfang und Ende

welcome = { $game }. { $about }
welcome-changed = { $game } mit Hausregeln:
seats = Um den Tisch, im Uhrzeigersinn: { $names }.
partners = { $n ->
    [one] Dein Partner: { $who }.
   *[other] Deine Partner: { $who }.
}
own-dummy = Du spielst auch das Blatt deines Strohmanns; es wird nach der ersten Karte für alle aufgedeckt.
company-floating-dummy = Wer das Spiel bekommt, hat den Strohmann zum Partner und spielt auch dessen Blatt.
company-solo = Wer das Spiel bekommt, spielt allein gegen die anderen.
company-called = Wer das Spiel bekommt, ruft eine Karte, und wer sie hat, ist für dieses Spiel der Partner.
company-none = Jeder spielt für sich.
notation = Karten werden erst mit dem Wert, dann mit der Farbe geschrieben: { $ten } ist die Herz-Zehn, { $queen } die Pik-Dame.
notation-typed = Eine Farbe gibst du mit ihrem Zeichen ein, mit dem Anfang ihres Namens oder mit S, H, D oder C für Pik, Herz, Karo oder Kreuz.
notation-jokers = { $big } ist der große Joker, { $little } der kleine.
how-to = Mit ? gibt es Hilfe, mit h einen Tipp, mit { words.quit } gehst du. Der Startwert { $seed } bringt dieselben Karten wieder.
kept-in = Jedes Spiel wird in { $path } gespeichert.
left = { $why ->
    [quit] Du hast den Tisch verlassen.
    [input_ended] Die Eingabe ist zu Ende, die Partie endet hier.
    [nonsense] Die letzten { $n } Zeilen waren nicht zu gebrauchen, die Partie endet hier.
   *[stopped] Unterbrochen: Die Partie endet hier.
}
saved = { $unfinished ->
    [yes] Gespeicherte fertige Spiele: { $n }, und das laufende, in { $path }.
   *[no] Gespeicherte fertige Spiele: { $n }, in { $path }.
}
not-saved = Die Spiele können nicht in { $path } gespeichert werden: { $reason }.

## Ereignisse

event-hand-began = { $you ->
    [yes] Spiel { $number }. Du gibst.
   *[no] Spiel { $number }. { $who } gibt.
}
event-hand-dealt = { $you ->
    [yes] Du bekommst { $n } Karten.
   *[no] { $who } bekommt { $n } Karten.
}
event-stock-laid = { $n ->
    [0] Alle Karten sind gegeben.
    [one] Eine Karte bleibt übrig.
   *[other] { $n } Karten bleiben übrig.
}
event-turn = { $you ->
    [yes] Du bist an der Reihe.
   *[no] { $who } ist an der Reihe.
}
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
event-bid-made = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $who } bietet { $amount }.
}
event-moon-bid = { $you ->
    [yes] Du sagst den Durchmarsch an.
   *[no] { $who } sagt den Durchmarsch an.
}
event-card-pitched = { $you ->
    [yes] Du bietest { $amount } und legst dafür { $card }.
   *[no] { $who } bietet { $amount } und legt dafür { $card }.
}
event-auction-won = { $how ->
    [moon] { $you ->
        [yes] Du bekommst das Spiel und musst alle { $n } Punkte machen.
       *[no] { $who } bekommt das Spiel und muss alle { $n } Punkte machen.
    }
    [forced] { $you ->
        [yes] Sonst hat niemand geboten, du musst { $n } machen.
       *[no] Sonst hat niemand geboten, { $who } muss { $n } machen.
    }
    [forced-moon] { $you ->
        [yes] Sonst hat niemand geboten: Du musst alle { $n } Punkte machen.
       *[no] Sonst hat niemand geboten: { $who } muss alle { $n } Punkte machen.
    }
   *[number] { $you ->
        [yes] Du bekommst das Spiel für { $n }.
       *[no] { $who } bekommt das Spiel für { $n }.
    }
}
event-dummy-placed = { $you ->
    [yes] Der Strohmann sitzt dir gegenüber. Um den Tisch: { $names }.
   *[no] Der Strohmann sitzt gegenüber von { $who }. Um den Tisch: { $names }.
}
event-trump-named = Trumpf ist { $suit }.
event-card-called = { $you ->
    [yes] Du rufst { $card }: Wer sie hat, ist dein Partner.
   *[no] { $who } ruft { $card }: Wer sie hat, ist der Partner.
}
event-partner-revealed = { $where ->
    [blind] { $card } lag bei den übrigen Karten: Niemand ist Partner.
    [own] { $you ->
        [yes] Du hast die gerufene Karte, { $card }, selbst und spielst allein.
       *[no] { $who } hat die gerufene Karte, { $card }, selbst und spielt allein.
    }
   *[hand] { $you ->
        [yes] Du hast { $card } und bist der Partner des Spielmachers.
       *[no] { $who } hat { $card } und ist der Partner des Spielmachers.
    }
}
event-discarded = { $you ->
    [yes] Du legst { $cards } ab.
   *[no] { $who } legt { $cards } ab.
}
event-trump-thrown = { $claimable ->
    [yes] { $card } ist Trumpf: Andere dürfen die Karte nehmen.
   *[no] { $card } ist Trumpf: Die Karte ist aus dem Spiel.
}
event-claim-declined = { $you ->
    [yes] Du lässt { $card } liegen.
   *[no] { $who } lässt { $card } liegen.
}
event-trump-claimed = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $who } nimmt { $card }.
}
event-trump-unclaimed = Niemand nimmt { $card }: Die Karte ist aus dem Spiel.
event-drew = { $seen ->
    [yes] { $you ->
        [yes] Du ziehst { $cards } nach.
       *[no] { $who } zieht { $cards } nach.
    }
   *[no] { $n ->
        [0] { $you ->
            [yes] Du ziehst nichts nach.
           *[no] { $who } zieht nichts nach.
        }
        [one] { $you ->
            [yes] Du ziehst eine Karte nach.
           *[no] { $who } zieht eine Karte nach.
        }
       *[other] { $you ->
            [yes] Du ziehst { $n } Karten nach.
           *[no] { $who } zieht { $n } Karten nach.
        }
    }
}
event-rest-taken = { $seen ->
    [yes] { $you ->
        [yes] Du bekommst die übrigen Karten: { $cards }.
       *[no] { $who } bekommt die übrigen Karten: { $cards }.
    }
   *[no] { $n ->
        [one] { $you ->
            [yes] Du bekommst die übrige Karte.
           *[no] { $who } bekommt die übrige Karte.
        }
       *[other] { $you ->
            [yes] Du bekommst die { $n } übrigen Karten.
           *[no] { $who } bekommt die { $n } übrigen Karten.
        }
    }
}
event-hand-shown = { $who } zeigt { $cards }.
event-burnt = { $n ->
    [0] { $you ->
        [yes] Du verbrennst { $cards }.
       *[no] { $who } verbrennt { $cards }.
    }
    [one] { $you ->
        [yes] Du verbrennst { $cards }, ein Punkt davon zählt.
       *[no] { $who } verbrennt { $cards }, ein Punkt davon zählt.
    }
   *[other] { $you ->
        [yes] Du verbrennst { $cards }, { $n } Punkte davon zählen.
       *[no] { $who } verbrennt { $cards }, { $n } Punkte davon zählen.
    }
}
event-card-played = { $leads ->
    [yes] { $you ->
        [yes] Du spielst { $card } aus.
       *[no] { $who } spielt { $card } aus.
    }
   *[no] { $you ->
        [yes] Du spielst { $card }.
       *[no] { $who } spielt { $card }.
    }
}
event-went-out = { $you ->
    [yes] Du hast nichts mehr zu spielen und bist draußen.
   *[no] { $who } hat nichts mehr zu spielen und ist draußen.
}
event-trick-taken = { $n ->
    [0] { $you ->
        [yes] Du machst Stich { $number } mit { $card }.
       *[no] { $who } macht Stich { $number } mit { $card }.
    }
    [one] { $you ->
        [yes] Du machst Stich { $number } mit { $card }: ein Punkt.
       *[no] { $who } macht Stich { $number } mit { $card }: ein Punkt.
    }
   *[other] { $you ->
        [yes] Du machst Stich { $number } mit { $card }: { $n } Punkte.
       *[no] { $who } macht Stich { $number } mit { $card }: { $n } Punkte.
    }
}
trick-kept-point = { $you ->
    [yes] { $card } zählt für dich, denn du hast sie gespielt.
   *[no] { $card } zählt für { $who } als Spieler dieser Karte.
}
trick-nobody = Keine Karte in Stich { $number } kann ihn machen: Er gehört niemandem.
event-hand-scored = Spiel { $number } ist zu Ende.
event-hand-voided = { $reason ->
    [misdeal] Eine Punktkarte müsste verbrannt werden: Das Spiel gilt nicht, es wird neu gegeben.
   *[all_passed] Alle haben gepasst: Es wird neu gegeben.
}

## Trümpfe und Blätter

trump-order = Die Trümpfe von oben: { $cards }.
trump-points = Punktkarten: { $cards }.
card-worth = { $card } { $n }
your-hand = { $n ->
    [0] Dein Blatt: keine Karten.
   *[other] Dein Blatt: { $cards }
}
other-hand = Blatt von { $who }: { $cards }
group-suit = { $suit } { $cards }
group-trumps = Trümpfe { $cards }
group-jokers = Joker { $cards }
plays-for = { $who } ist an der Reihe, und du spielst dieses Blatt.

## Was gefragt wird

first-to-speak = Du sprichst als Erster.
bids-so-far = Bisherige Gebote: { $bids }.
bid-of = { $bid ->
    [pass] { $who } { words.pass }
    [moon] { $who } { words.moon }
   *[other] { $who } { $bid }
}
must-bid = Alle haben gepasst, du musst bieten.
may-say = Du kannst sagen: { $choices }.
may-say-numbers = { $n ->
    [one] { $low }
   *[other] eine Zahl von { $low } bis { $high }
}
may-say-pitch = { words.pitch } und eine Karte deines Blatts (ein Gebot von { $amount })
trump-choices = Welche Farbe soll Trumpf sein? Diese Trümpfe hättest du:
trump-choice = { $n ->
    [0] { $number }: { $suit }, kein Trumpf
   *[other] { $number }: { $suit }, mit { $cards }
}
call-choices = Welche Karte rufst du? { $choices }
discard-off = { $n ->
    [0] Alle deine Karten sind Trümpfe.
   *[other] Diese Karten sind keine Trümpfe und müssen weg: { $cards }.
}
discard-free = Du darfst auch Trümpfe ablegen; nenne dann alle Karten, die wegsollen, auch die Fehlkarten.
discard-fair-game = Wer Platz hat, darf einen Trumpf nehmen, den du ablegst.
discard-choices = Ablegen: { $choices }
discard-only-off = { $n ->
    [0] nichts
   *[other] nur die Fehlkarten
}
claim-choices = { $card } wurde abgelegt. Willst du die Karte? { $choices }
rest-choices = { $n ->
    [one] Vom Talon ist eine Karte übrig. { $choices }
   *[other] Vom Talon sind { $n } Karten übrig. { $choices }
}
burn-how-many = Von { $n_trumps } Trümpfen im Blatt dürfen { $n_kept } bleiben, zu verbrennen sind { $n_burnt }.
burn-fixed = Diese verbrennen auf jeden Fall: { $cards }.
burn-free = { $n ->
    [one] Wähle eine von diesen: { $cards }.
   *[other] Wähle { $n } von diesen: { $cards }.
}
burn-choices = Verbrennen: { $choices }
burn-name = Nenne alle Karten, die verbrennen, zum Beispiel: { words.burn } { $cards }
choice = { $number }: { $what }
status = { $bid ->
    [moon] Trumpf ist { $suit }. Gebot: { $side } Durchmarsch, alle Punkte.
   *[other] Trumpf ist { $suit }. Gebot: { $side } { $bid }.
}
status-first-lead = Gebot: { $side } { $bid }. Du spielst aus, und deine Karte bestimmt den Trumpf.
status-called = Gerufen: { $cards }.
called-where = { $where ->
    [unknown] { $card }, wer sie hat, ist geheim
    [blind] { $card }, sie lag bei den übrigen Karten
   *[hand] { $card }, bei { $who }
}
tricks-so-far = { $four_point ->
    [yes] Stiche: { $tricks }. Augen fürs Spiel: { $points }.
   *[no] Punkte: { $points }. Stiche: { $tricks }.
}
trick-so-far = Stich { $number }: { $cards }.
card-by = { $who } { $card }
trick-lead = { $you ->
    [yes] Stich { $number }: Du spielst aus.
   *[no] Stich { $number }: { $who } spielt aus.
}
next-to-play = Danach: { $names }.
all-playable = { $n ->
    [one] { $you ->
        [yes] Deine einzige Karte: { $choices }
       *[no] Die einzige Karte von { $who }: { $choices }
    }
   *[other] { $you ->
        [yes] Dein Blatt, und jede Karte ist erlaubt: { $choices }
       *[no] Das Blatt von { $who }, und jede Karte ist erlaubt: { $choices }
    }
}
may-play = Du darfst spielen: { $choices }
ask = { $phase ->
    [auction] Dein Gebot:
    [trump] Dein Trumpf:
    [call] Gerufene Karte:
    [discard] Ablegen:
    [claim] Nehmen oder liegen lassen:
    [rest] Behalten oder geben:
    [burn] Verbrennen:
   *[play] Deine Karte:
}
ask-for = { $phase ->
    [burn] Verbrennen für { $who }:
   *[play] Karte von { $who }:
}

## Antworten

not-understood = Das ist nicht zu verstehen: „{ $text }“. Mit ? gibt es Hilfe.
bare-card = Um mit einer Karte zu bieten, schreibe { words.pitch } davor, wie in { words.pitch } { $card }.
no-such-choice = Eine Auswahl { $text } gibt es nicht, nur 1 bis { $n }.
not-listed = Hier hat die Auswahl keine Nummern: Nenne die Karten.

## Hilfe

help = { $phase ->
    [auction] Gib eine Zahl ein, um sie zu bieten, oder { words.pass }.
    [trump] Nenne eine Farbe beim Namen, mit dem Buchstaben S, H, D oder C oder mit ihrer Nummer.
    [call] Nenne einen Trumpf, den du nicht hast, etwa { $example }. Wer ihn hat, wird dein Partner.
    [discard] Mit 1 legst du die Karten ab, die keine Trümpfe sind; sonst { words.discard } und alle Karten, die wegsollen.
    [claim] Mit { words.claim } nimmst du den abgelegten Trumpf, mit { words.decline } lässt du ihn liegen.
    [rest] Mit { words.keep } nimmst du den Rest des Talons, mit { words.give } bekommt ihn ungesehen dein Partner.
    [burn] Nenne die Karten, die aus dem Blatt gehen, etwa { $example }.
   *[play] Nenne eine Karte, etwa { $example }, oder gib die Nummer einer Auswahl ein.
}
help-auction = Ein Gebot muss höher sein als das vorige. Wer am höchsten bietet, muss mindestens so viele Punkte machen.
help-steal = Der Geber spricht als Letzter und darf ein Gebot bis { $n } halten, indem er dieselbe Zahl sagt.
help-first-lead = Die Farbe der ersten ausgespielten Karte wird Trumpf.
help-pitch = Das höchste Gebot kann man mit einer Karte machen, die gleich ausgespielt ist, wie in { words.pitch } { $card }.
help-moon = Mit { words.moon } bietest du den Durchmarsch: alle Punkte.
help-record = Was in Spielaufzeichnungen steht, wird auch verstanden: bid 6, pass, trump S, play JS.
help-hint = { $phase ->
    [trump] Mit { words.hint } hörst du, was ein starker Spieler täte und was jede Wahl wert ist (h ist hier Herz).
   *[other] Mit h oder { words.hint } hörst du, was ein starker Spieler täte und was jede Wahl wert ist.
}
help-always = Jederzeit: { words.hand }, { words.score }, { words.rules }, { words.last } (der letzte Stich), { words.help } oder ?, { words.quit }.

## Der Punktestand

score-to = Stand: { $scores }. Gespielt wird bis { $target }.
amount = { $side } { $n }
amount-changed = { $side } { $n } ({ $change })
dealer-now = { $you ->
    [yes] Du bist Geber in diesem Spiel.
   *[no] { $who } ist Geber in diesem Spiel.
}
last-trick = { $taken ->
    [yes] Stich { $number }: { $cards }. Gemacht von: { $who }.
   *[no] Stich { $number }: { $cards }. Er gehört niemandem.
}
no-trick-yet = In diesem Spiel gibt es noch keinen Stich.
bid-made = { $n ->
    [one] { $side }: Gebot { $bid }, ein Punkt gemacht, erfüllt.
   *[other] { $side }: Gebot { $bid }, { $n } Punkte gemacht, erfüllt.
}
bid-set = { $n ->
    [one] { $side }: Gebot { $bid }, nur ein Punkt gemacht, gefallen: { $loss } abgezogen.
   *[other] { $side }: Gebot { $bid }, nur { $n } Punkte gemacht, gefallen: { $loss } abgezogen.
}
moon-made = { $side }: Durchmarsch gelungen, alle Punkte gemacht, zusammen { $n }.
moon-failed = { $n ->
    [one] { $side }: Durchmarsch misslungen, nur einer von { $total } Punkten gemacht.
   *[other] { $side }: Durchmarsch misslungen, nur { $n } von { $total } Punkten gemacht.
}
side-points = { $n ->
    [0] { $side }: keine Punkte.
    [one] { $side }, ein Punkt: { $awards }.
   *[other] { $side }, { $n } Punkte: { $awards }.
}
award = { $what ->
    [high] Hoch ({ $card }) { $n }
    [low] Tief ({ $card }) { $n }
    [jack] Bube ({ $card }) { $n }
    [game] Spiel { $n }
    [burnt] Verbranntes { $n }
   *[card] { $card } { $n }
}
out-of-play = { $n ->
    [one] Ein Punkt war nicht im Spiel.
   *[other] { $n } Punkte waren nicht im Spiel.
}
no-jack = Der Trumpfbube war nicht im Spiel.
no-game = Den Punkt für Spiel bekommt niemand: Keine Seite hat die meisten Augen.
game-count = Augen fürs Spiel: { $points }.
new-score = Neuer Stand: { $scores }. Gespielt wird bis { $target }.
nobody-yet = Die Zielpunktzahl ist erreicht, aber nach den Regeln hat noch niemand gewonnen: Es wird weitergespielt.
match-over = { $n ->
    [one] Die Partie ist zu Ende. Gewonnen hat: { $side }.
   *[other] Die Partie ist zu Ende. Gewonnen haben: { $side }.
}
