### Warum ein vorausschauender Spieler etwas tun oder lassen würde.

reason-chosen = Das würde ich tun.
reason-only = Etwas anderes ist nicht erlaubt.
reason-rule_of_thumb = Vorausrechnen sagt hier zu wenig; das ist die Faustregel.
reason-as_good = Das ist so gut wie das Beste.
reason-costly = Das kostet viel von der Aussicht, die Partie zu gewinnen.
reason-safe_bid = Das Gebot wird höchstwahrscheinlich erfüllt.
reason-bold_bid = Das Gebot wird eher verfehlt als erfüllt.
reason-most_points = Das bringt mehr Punkte, aber nicht die Partie.
reason-not_tried = Das habe ich nicht geprüft.
