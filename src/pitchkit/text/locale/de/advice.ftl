### Warum ein vorausschauender Spieler etwas tun oder lassen würde.

reason-chosen = Das würde ich tun.
reason-only = Etwas anderes ist nicht erlaubt.
reason-rule_of_thumb = Vorausrechnen sagt hier zu wenig; das ist die Faustregel.
reason-as_good = Das ist so gut wie das Beste.
reason-costly = Das kostet viel von der Aussicht, die Partie zu gewinnen.
reason-safe_bid = Das Gebot wird höchstwahrscheinlich erfüllt.
reason-bold_bid = Das Gebot wird eher verfehlt als erfüllt.
reason-most_points = Das bringt mehr Punkte, aber nicht die Partie.
reason-doubtful = Das sieht besser aus, aber so wenige Verteilungen können trügen, und ein misslungener Durchmarsch kostet am meisten.
reason-not_tried = Das habe ich nicht geprüft.

## Ein Tipp am Tisch.

hint-choice = Meine Wahl: { $action }.
hint-how = { $n ->
    [0] Das ist allein die Faustregel.
    [one] So rechnet die Stufe „{ $level }“, in einer Verteilung, die zu dem passt, was du gesehen hast.
   *[other] So rechnet die Stufe „{ $level }“, in { $n } Verteilungen, die zu dem passen, was du gesehen hast.
}
hint-few = Aus so wenigen Verteilungen sind die Zahlen nur grob.
hint-rough = Zu diesen Regeln gibt es keine Tabelle früherer Partien; die Aussicht auf die Partie ist grob geschätzt.
hint-legend = Partie: deine Aussicht, sie zu gewinnen. Punkte: was die bietende Seite im Mittel macht. Erfüllt: die Aussicht, dass sie ihr Gebot erfüllt.
hint-columns =
    .win = Partie
    .points = Punkte
    .made = Erfüllt
hint-outbid = In diesen Verteilungen bot immer jemand mehr.
hint-line = { $action }: { $figures }
hint-win = Partie { $figure }
hint-points = Punkte { $figure }
hint-made = Gebot erfüllt { $figure }
hint-percent = { $n } %
hint-decimal = { $whole },{ $tenths }
hint-chances = Mit einem Gebot von { $bid } macht deine Seite mindestens so viele Punkte: { $chances }.
hint-chance = { $points }: { $chance }
hint-left-out = Nicht geprüft habe ich: { $actions }.
hint-left-out-many = { $n } andere Möglichkeiten habe ich nicht geprüft.
hint-pitch = eine Karte als Gebot legen
hint-looking = Ich rechne voraus …
