### Et spil skrevet ned (`pitch record show`).

record-label = { $part ->
    [id] Id
    [source] Kilde
    [note] Note
    [game] Spil
    [dealer] Giver
    [before] Før
    [dealt] Givet
    [stock] Talon
    [auction] Bud
    [bidder] Melder
    [trump] Trumf
    [called] Kaldt
    [discard] Fra
    [claim] Taget
    [dead] Død
    [draw] Køb
    [rest] Rest
    [burn] Brændt
    [trick] Stik
    [points] Point
    [bid] Melding
    [after] Efter
   *[winner] Vundet af
}
record-player = spiller { $number }
record-jokers = jokere
record-dummy-of = blind makker til { $who }
record-pitched = { $who } { $amount }, slår { $card } an
record-bidder = { $how ->
    [moon] { $who } på månen
    [forced] { $who } på { $n }, tvunget
    [forced-moon] { $who } på månen, tvunget
   *[number] { $who } på { $n }
}
record-called = { $where ->
    [blind] { $card }, blandt kortene til overs
   *[hand] { $card }, hos { $who }
}
record-of = { $who }: { $cards }
record-score = { $who }: { $n }
record-legend = (> spillede ud, * tog stikket)
record-goes-on = Spillet er i gang.
record-voided = { $reason ->
    [misdeal] Misgiv, et pointkort skulle brændes: ingen point, ny giv.
   *[all_passed] Alle passede: ingen point, ny giv.
}
record-points = { $n ->
    [0] { $who }: 0
   *[other] { $who }: { $n } ({ $awards })
}
record-award = { $what ->
    [high] høj { $n }
    [low] lav { $n }
    [jack] knægt { $n }
    [game] spil { $n }
   *[burnt] brændt { $n }
}
record-nobody = ingen: { $awards }
record-result = { $moon ->
    [yes] { $made ->
        [yes] Månen gik hjem: { $n } af { $total } point
       *[no] Månen gik bet: { $n } af { $total } point
    }
   *[no] { $made ->
        [yes] Buddet på { $bid } gik hjem: { $n } af { $total } point
       *[no] Buddet på { $bid } gik bet: { $n } af { $total } point
    }
}
record-after = { $who }: { $n } ({ $change })
