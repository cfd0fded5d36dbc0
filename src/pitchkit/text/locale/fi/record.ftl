### Jako kirjoitettuna (`pitch record show`).

record-label = { $part ->
    [id] Id
    [source] Lähde
    [note] Huom.
    [game] Peli
    [dealer] Jakaja
    [before] Ennen
    [dealt] Jaettu
    [stock] Pakka
    [auction] Tarjous
    [bidder] Viejä
    [trump] Valtti
    [called] Kutsu
    [discard] Hylätty
    [claim] Otettu
    [dead] Kuollut
    [draw] Nosto
    [rest] Loput
    [burn] Poltettu
    [trick] Tikki
    [points] Pisteet
    [bid] Tulos
    [after] Jälkeen
   *[winner] Voittaja
}
record-player = pelaaja { $number }
record-jokers = jokerit
record-dummy-of = lepääjä ({ $who })
record-pitched = { $who } { $amount }, avaa { $card }
record-bidder = { $how ->
    [moon] { $who }, kuu
    [forced] { $who }, { $n }, pakosta
    [forced-moon] { $who }, kuu, pakosta
   *[number] { $who }, { $n }
}
record-called = { $where ->
    [blind] { $card }, jakamattomissa
   *[hand] { $card }, haltija { $who }
}
record-of = { $who }: { $cards }
record-score = { $who }: { $n }
record-legend = (> lähti, * otti tikin)
record-goes-on = Jako on kesken.
record-voided = { $reason ->
    [misdeal] Väärä jako, pistekortti pitäisi polttaa: ei pisteitä, uusi jako.
   *[all_passed] Kaikki passasivat: ei pisteitä, uusi jako.
}
record-points = { $n ->
    [0] { $who }: 0
   *[other] { $who }: { $n } ({ $awards })
}
record-award = { $what ->
    [high] korkein { $n }
    [low] alin { $n }
    [jack] jätkä { $n }
    [game] peli { $n }
   *[burnt] poltettu { $n }
}
record-nobody = ei kukaan: { $awards }
record-result = { $moon ->
    [yes] { $made ->
        [yes] Kuu onnistui: { $n }/{ $total } pistettä
       *[no] Kuu epäonnistui: { $n }/{ $total } pistettä
    }
   *[no] { $made ->
        [yes] Tarjous { $bid } pelattiin kotiin: { $n }/{ $total } pistettä
       *[no] Tarjous { $bid } jäi piettiin: { $n }/{ $total } pistettä
    }
}
record-after = { $who }: { $n } ({ $change })
