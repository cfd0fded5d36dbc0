### Ein Spiel aufgeschrieben (`pitch record show`).

record-label = { $part ->
    [id] Id
    [source] Quelle
    [note] Notiz
    [game] Spiel
    [dealer] Geber
    [before] Vorher
    [dealt] Gegeben
    [stock] Talon
    [auction] Gebote
    [bidder] Macher
    [trump] Trumpf
    [called] Gerufen
    [discard] Abgelegt
    [claim] Genommen
    [dead] Tot
    [draw] Gezogen
    [rest] Rest
    [burn] Verbrannt
    [trick] Stich
    [points] Punkte
    [bid] Gebot
    [after] Nachher
   *[winner] Sieger
}
record-player = Spieler { $number }
record-jokers = Joker
record-dummy-of = Strohmann von { $who }
record-pitched = { $who } { $amount }, legt { $card }
record-bidder = { $how ->
    [moon] { $who } für den Durchmarsch
    [forced] { $who } für { $n }, gezwungen
    [forced-moon] { $who } für den Durchmarsch, gezwungen
   *[number] { $who } für { $n }
}
record-called = { $where ->
    [blind] { $card }, im Talon
   *[hand] { $card }, bei { $who }
}
record-of = { $who }: { $cards }
record-score = { $who }: { $n }
record-legend = (> spielte aus, * machte den Stich)
record-goes-on = Das Spiel läuft noch.
record-voided = { $reason ->
    [misdeal] Vergeben, eine Punktkarte müsste verbrennen: keine Wertung, neu geben.
   *[all_passed] Alle haben gepasst: keine Wertung, neu geben.
}
record-points = { $n ->
    [0] { $who }: 0
   *[other] { $who }: { $n } ({ $awards })
}
record-award = { $what ->
    [high] Hoch { $n }
    [low] Tief { $n }
    [jack] Bube { $n }
    [game] Spiel { $n }
   *[burnt] Verbranntes { $n }
}
record-nobody = niemand: { $awards }
record-result = { $moon ->
    [yes] { $made ->
        [yes] Durchmarsch gelungen: { $n } von { $total } Punkten
       *[no] Durchmarsch misslungen: { $n } von { $total } Punkten
    }
   *[no] { $made ->
        [yes] Gebot { $bid } erfüllt: { $n } von { $total } Punkten
       *[no] Gebot { $bid } gefallen: { $n } von { $total } Punkten
    }
}
record-after = { $who }: { $n } ({ $change })
