### Die Regeln eines Spiels ausgeschrieben (`pitch variants sheet`), und die Liste der Optionen (`pitch variants ID`).

sheet-title = Spielregeln: { $game }
sheet-house-rules = { $game } mit Hausregeln
sheet-heading = { $part ->
    [players] Spieler
    [cards] Karten
    [deal] Geben
    [auction] Reizen
    [exchange] Vor dem ersten Ausspiel
    [play] Spiel
    [points] Punkte
    [score] Wertung
   *[end] Ende der Partie
}

## Spieler

sheet-teams = { $size ->
    [2] { $teams ->
        [2] Vier Spieler in zwei Partnerschaften. Partner sitzen einander gegenüber.
        [3] Sechs Spieler in drei Partnerschaften. Partner sitzen einander gegenüber.
       *[4] Acht Spieler in vier Partnerschaften. Partner sitzen einander gegenüber.
    }
    [3] Sechs Spieler in zwei Dreierteams. Um den Tisch sitzen die Teams abwechselnd.
   *[4] Acht Spieler in zwei Viererteams. Um den Tisch sitzen die Teams abwechselnd.
}
sheet-each-alone = { $n } Spieler, jeder gegen jeden.
sheet-two-hands = Zwei Spieler mit je zwei Blättern: dem eigenen und gegenüber einem Strohmann. Die Strohmänner liegen zuerst verdeckt.
sheet-solo = { $n } Spieler, jeder mit eigenem Punktestand. In jedem Spiel spielt der Spielmacher allein, die anderen gemeinsam gegen ihn.
sheet-floating = Drei Spieler, jeder mit eigenem Punktestand, und ein viertes Blatt, das niemandem gehört, der Strohmann. In jedem Spiel hat der Spielmacher ihn zum Partner, und die beiden anderen spielen gemeinsam gegen sie.
sheet-called = { $calls ->
    [one] { $n } Spieler, jeder mit eigenem Punktestand. In jedem Spiel ruft sich der Spielmacher mit einer Karte einen Partner, und alle anderen spielen gemeinsam gegen sie.
   *[other] { $n } Spieler, jeder mit eigenem Punktestand. In jedem Spiel ruft sich der Spielmacher mit zwei Karten Partner, und alle anderen spielen gemeinsam gegen sie.
}
sheet-clockwise = Alles geht im Uhrzeigersinn, von Spiel zu Spiel auch das Geben.

## Karten

sheet-pack = { $jokers ->
    [yes] Ein Kartenspiel mit 54 Karten: 52 und zwei Joker, ein großer und ein kleiner.
   *[no] Ein Kartenspiel mit 52 Karten, ohne Joker.
}
sheet-ranks = In jeder Farbe ist die Rangfolge von oben: { $faces }.
sheet-trumps = { $n } Karten sind Trümpfe, von oben: { $faces }.
sheet-off-trumps = { $n ->
    [one] Der Nebenbube ist der Bube der Schwesterfarbe: ist Pik Trumpf, der Kreuz-Bube, ist Herz Trumpf, der Karo-Bube, und umgekehrt. Er ist Trumpf wie die anderen und gehört nicht zu seiner eigenen Farbe.
   *[other] Der Nebenbube ist der Bube der Schwesterfarbe: ist Pik Trumpf, der Kreuz-Bube, ist Herz Trumpf, der Karo-Bube, und umgekehrt. Ebenso die anderen Nebenkarten. Sie sind Trümpfe wie die anderen und gehören nicht zu ihrer eigenen Farbe.
}
sheet-off-cards = Alle anderen Karten sind Fehlkarten.

## Punkte

sheet-worth = Punkte: { $cards }. Das sind { $total } in einem Spiel.
sheet-worth-of = { $face } { $n }
sheet-to-taker = Punkte bekommt die Seite, die den Stich macht.
sheet-keepers = { $n ->
    [one] Diese Karte zählt für die Seite dessen, der sie spielt: { $faces }. Die anderen Punkte bekommt die Seite, die den Stich macht.
   *[other] Diese Karten zählen für die Seite dessen, der sie spielt: { $faces }. Die anderen Punkte bekommt die Seite, die den Stich macht.
}
sheet-all-keepers = Jede Punktkarte zählt für die Seite dessen, der sie spielt.
sheet-out-of-play = Punkte, die aus dem Spiel sind, bekommt niemand.
sheet-four-points = Vier Punkte sind zu gewinnen, je einer für:
sheet-high = Hoch: der höchste Trumpf im Spiel, für den, der den Stich damit macht.
sheet-jack = Bube: der Trumpfbube, für den, der den Stich damit macht. Ist er nicht ausgegeben, bekommt den Punkt niemand.
sheet-game = Spiel: für die meisten Augen in Stichen, und zwar { $values }; die anderen Karten zählen nichts.
sheet-lone-trump = Im Spiel ist, was jemandem gegeben wurde. Ein einzelner Trumpf ist zugleich der höchste und der niedrigste.

## Geben

sheet-deal = { $packets ->
    [once] Der Geber gibt jedem Blatt { $n } Karten.
    [threes] Der Geber gibt jedem Blatt { $n } Karten, je drei auf einmal.
   *[rest] Der Geber gibt jedem Blatt { $n } Karten, je drei auf einmal und zuletzt den Rest.
}
sheet-left-over = { $n ->
    [0] Keine Karte bleibt übrig.
    [one] { $use ->
        [stock] Eine Karte bleibt übrig: Sie ist der Talon zum Nachziehen.
        [kitty] Eine Karte bleibt übrig: Sie ist der Talon.
       *[unused] Eine Karte bleibt übrig und ist aus dem Spiel.
    }
   *[other] { $use ->
        [stock] { $n } Karten bleiben übrig: Sie sind der Talon zum Nachziehen.
        [kitty] { $n } Karten bleiben übrig: Sie sind der Talon.
       *[unused] { $n } Karten bleiben übrig und sind aus dem Spiel.
    }
}

## Reizen

sheet-auction = Links vom Geber beginnend spricht jeder einmal, der Geber zuletzt: Er passt oder bietet mehr als bisher geboten. Ein Gebot ist die Zahl der Punkte, die der Spielmacher und seine Seite machen wollen.
sheet-bids = { $n ->
    [one] Die einzige Zahl, die man bieten kann, ist { $low }.
   *[other] Das niedrigste Gebot ist { $low }, das höchste { $high }.
}
sheet-pitching = Ein Gebot von { $n } beendet das Reizen sofort. Man kann es auch machen, indem man die Karte offen hinlegt, die zum ersten Stich ausgespielt ist.
sheet-steal = { $n ->
    [one] Der Geber muss { $high } nicht überbieten: Sagt er dieselbe Zahl, bekommt er das Spiel.
   *[other] Der Geber muss ein Gebot von { $low } bis { $high } nicht überbieten: Sagt er dieselbe Zahl, bekommt er das Spiel.
}
sheet-stuck = { $exact ->
    [yes] Passen alle anderen, muss der Geber { $n } bieten, nicht mehr und nicht weniger.
   *[no] Passen alle anderen, muss der Geber bieten, mindestens { $n }.
}
sheet-eldest = Passen alle, hat der Spieler links vom Geber { $n } geboten.
sheet-bidder = Wer am höchsten geboten hat, ist der Spielmacher.

## Vor dem ersten Ausspiel

sheet-kitty-first = { $n ->
    [one] Der Spielmacher nimmt die übrige Karte auf und bestimmt dann Trumpf: eine beliebige Farbe.
   *[other] Der Spielmacher nimmt die { $n } übrigen Karten auf und bestimmt dann Trumpf: eine beliebige Farbe.
}
sheet-name-trump = Der Spielmacher bestimmt Trumpf: eine beliebige Farbe, auch eine, die er nicht hat.
sheet-dummy-placed = Der Strohmann kommt dem Spielmacher gegenüber: Nach dem Spielmacher kommt der nächste Spieler, dann der Strohmann, dann der letzte Spieler.
sheet-call = { $n ->
    [one] Dann ruft der Spielmacher einen Trumpf. Wer ihn hat, ist für dieses Spiel sein Partner.
   *[other] Dann ruft der Spielmacher zwei Trümpfe, einen nach dem anderen. Wer sie hat, ist für dieses Spiel sein Partner; hat einer beide, ist er der einzige.
}
sheet-call-blind = Ist eine gerufene Karte in keinem Blatt, bringt sie keinen Partner.
sheet-call-no-burn = Eine gerufene Karte verbrennt nie.
sheet-throw-off = { $who ->
    [all] Alle legen alle Fehlkarten offen ab.
   *[others] Alle außer dem Spielmacher legen alle Fehlkarten offen ab.
}
sheet-draw = { $first ->
    [bidder] Links vom Spielmacher beginnend ziehen sie vom Talon nach, jeder bis zu { $n } Karten, solange er reicht.
   *[dealer] Links vom Geber beginnend ziehen sie vom Talon nach, jeder bis zu { $n } Karten, solange er reicht.
}
sheet-rest = { $to ->
    [bidder] Den Rest des Talons bekommt der Spielmacher.
    [partner] Den Rest des Talons bekommt der Spielmacher oder, ungesehen und im Ganzen, sein Partner: Das entscheidet der Spielmacher, ohne hineinzusehen.
    [dummy] Den Rest des Talons bekommt der Spielmacher oder, ungesehen und im Ganzen, der Strohmann: Das entscheidet der Spielmacher, ohne hineinzusehen.
    [filling] Der Spielmacher nimmt vom Rest des Talons Karte für Karte, bis er { $n } Trümpfe hat. Was bleibt, geht ungesehen an den Partner.
    [filling-dummy] Der Spielmacher nimmt vom Rest des Talons Karte für Karte, bis er { $n } Trümpfe hat. Was bleibt, geht ungesehen an den Strohmann.
    [six] Dann nimmt der Spielmacher noch sechs Karten vom Talon, oder alle, wenn es weniger sind; was bleibt, ist aus dem Spiel.
   *[unused] Der Rest des Talons ist aus dem Spiel.
}
sheet-kitty = { $n ->
    [one] Der Spielmacher nimmt die übrige Karte auf.
   *[other] Der Spielmacher nimmt die { $n } übrigen Karten auf.
}
sheet-kitty-six = Der Spielmacher nimmt { $n } der übrigen Karten auf; die anderen sind aus dem Spiel.
sheet-trumps-only = Fehlkarten, die noch jemand hat, werden dann offen abgelegt.
sheet-fill-up = Nun wird jedes Blatt auf { $n } Karten gebracht: zuerst Trümpfe, und wo sie nicht reichen, auch Fehlkarten, die am längsten gehaltenen. Die anderen Fehlkarten werden offen abgelegt.
sheet-burn = Wer mehr als { $n } Trümpfe hat, verbrennt die überzähligen: Sie werden gezeigt und sind aus dem Spiel. Es beginnt der Spieler links vom Geber.
sheet-burn-dummy = { $of ->
    [own] Um auszusuchen, was verbrennt, darf ein Spieler das Blatt seines Strohmanns ansehen.
   *[bidder] Um auszusuchen, was verbrennt, darf der Spielmacher das Blatt des Strohmanns ansehen.
}

## Spiel

sheet-lead = Der Spielmacher spielt zum ersten Stich aus.
sheet-first-lead = Der Spielmacher spielt zum ersten Stich aus, und die Farbe dieser Karte ist für das ganze Spiel Trumpf.
sheet-lead-called = { $n ->
    [one] War die gerufene Karte unter den übrigen, die der Spielmacher genommen hat, muss er sie zum ersten Stich ausspielen.
   *[other] War eine gerufene Karte unter den übrigen, die der Spielmacher genommen hat, muss er sie zum ersten Stich ausspielen; waren es beide, eine davon.
}
sheet-dummies-shown = { $of ->
    [own] Nach der ersten Karte werden beide Strohmänner aufgedeckt, und jeder Spieler spielt die Karten des seinen.
   *[bidder] Nach der ersten Karte wird der Strohmann aufgedeckt, und der Spielmacher spielt seine Karten.
}
sheet-takes = { $how ->
    [trumps] Der höchste Trumpf macht den Stich. Wer ihn macht, spielt zum nächsten aus.
    [off] Der höchste Trumpf macht den Stich. Wer ihn macht, spielt zum nächsten aus. Ein Stich ohne Trumpf gehört niemandem: Dann spielt wieder aus, wer zuletzt einen Stich gemacht hat, anfangs der Spielmacher.
   *[suit] Der höchste Trumpf macht den Stich, und wo keiner liegt, die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
}
sheet-hand-over = Das Spiel ist zu Ende, wenn niemand mehr eine Karte hat.
sheet-lead-passes = Hat, wer ausspielen soll, keine Karte mehr, geht das Ausspiel nach links weiter.

## Wertung

sheet-common-score = Partner haben einen gemeinsamen Punktestand.
sheet-sides-score = { $layout ->
    [alone] Jeder zählt seine eigenen Punkte.
    [solo] Der Spielmacher zählt seine eigenen Punkte. Jeder der anderen zählt, was sie zusammen gemacht haben.
    [dummy] Der Spielmacher zählt die Punkte des Strohmanns als eigene. Jeder der beiden anderen zählt, was sie zusammen gemacht haben.
   *[called] Der Spielmacher und jeder Partner zählen, was sie zusammen gemacht haben, und jeder der anderen, was diese zusammen haben.
}
sheet-own-dummy-score = Die Punkte eines Strohmanns zählen für seinen Spieler.
sheet-below-zero = Ein Stand kann ins Minus fallen.
sheet-moon-made = Ein gelungener Durchmarsch bei einem Stand über null führt gleich zur Zielpunktzahl und gewinnt. Die anderen zählen dann nichts.

## Ende der Partie

sheet-target = Die Partie gewinnt, wer am Ende eines Spiels { $n } Punkte oder mehr hat.
sheet-equal = Lässt es sich nicht entscheiden, wird noch ein Spiel gespielt.

## Die Liste der Optionen

sheet-id = { $id }: { $game }
sheet-faces = In Optionen schreibt man sie so: { $faces }.
sheet-options = { $changed ->
    [yes] Optionen, * weicht von der Variante ab:
   *[no] Optionen:
}
sheet-n-players = { $players } Spieler
sheet-from-to = { $low } bis { $high } Spieler
