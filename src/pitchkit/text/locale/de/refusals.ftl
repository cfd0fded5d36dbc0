### Warum etwas nicht geht.

## Regeln

refusal-unknown_variant = Es gibt keine Variante { $value }. Es gibt: { $expected }.
refusal-unknown_option = Es gibt keine Option { $option }.
refusal-not_built = { $option } = { $value } gehört nicht zu dieser Ausgabe.
refusal-bad_value = { $kind ->
    [flag] { $option } = { $value }: Es muss true oder false sein.
    [number] { $option } = { $value }: Es muss eine ganze Zahl von { $low } bis { $high } sein.
    [choice] { $option } = { $value }: Es muss { $values } sein.
    [faces] { $option } = { $value }: Es muss eine Liste von Karten sein wie { $values }.
    [teams] { $option } = { $value }: Es muss none, solo, called oder Teams x Spieler sein wie 2x2.
    [seat] { $option } = { $value }: Es muss random oder ein Platz ab 0 sein.
   *[other] { $option ->
        [min_bid] { $option } = { $value }: So hoch kann man nicht bieten.
        [forced_min] { $option } = { $value }: So hoch kann man nicht bieten.
        [max_bid] { $option } = { $value }: So viele Punkte hat ein Spiel nicht.
        [first_dealer] { $option } = { $value }: Diesen Platz gibt es nicht.
        [keeper_cards] { $option } = { $value }: Es müssen verschiedene Trümpfe des Spiels sein.
       *[any] { $option } = { $value } passt nicht zu den anderen Optionen.
    }
}
refusal-not_in_this_game = { $expected ->
    [other] { $option } = { $value } hat in diesem Spiel keinen Sinn.
   *[value] { $option } = { $value } hat in diesem Spiel keinen Sinn; es muss { $value_expected } sein.
}
refusal-needs = { $option ->
    [teams] { $option } = { $value }: Diese Seiten brauchen andere Spieler: Teams AxB genau A mal B, solo drei oder mehr, called eine oder zwei gerufene Karten.
    [n_calls] { $option } = { $value }: Rufen braucht teams = called, kein Nachziehen und drei Spieler mehr als gerufene Karten.
    [keeper_cards] { $option } = { $value }: Keine Karte zählt für ihren Spieler, wenn dirty true ist.
    [joker_order] { $option } = { $value }: Die Joker müssen in trump_order nebeneinander stehen.
    [n_kept] { $option } = { $value }: Ein Blatt muss alle gerufenen Karten behalten können.
    [n_dealt] { $option } = { $value }: Bei so vielen Karten bleibt keine zu rufen.
   *[any] { $option } = { $value } passt nicht zu den anderen Optionen.
}
refusal-too_many_cards = { $option } = { $value }: { $n_needed } Karten würden gegeben, es sind aber nur { $n_pack }. Höchstens { $expected } sind möglich.
refusal-bad_players = { $game } ist für { $expected } Spieler, nicht für { $value }.
refusal-bad_order = { $option } = { $value }: Jeder Trumpf muss einmal genannt sein.
refusal-bad_rules = Die Regeln müssen eine Tabelle von Optionen sein.
refusal-bad_toml = Das ist kein TOML: { $reason }

## Aktionen

refusal-hand_over = Das Spiel ist zu Ende.
refusal-wrong_seat = Du bist nicht an der Reihe.
refusal-wrong_phase = Das ist jetzt nicht gefragt.
refusal-no_action = Das kann man nicht tun: { $text }.
refusal-bid_too_low = Ein Gebot von { $amount } ist zu niedrig: mindestens { $expected }.
refusal-bid_too_high = Ein Gebot von { $amount } ist zu hoch: höchstens { $expected }.
refusal-bid_not_above = Ein Gebot von { $amount } überbietet { $standing } nicht.
refusal-must_bid = Niemand hat geboten, also muss der Geber: mindestens { $expected }.
refusal-only_pass = Mehr kann man nicht bieten: Du kannst nur passen.
refusal-no_moon = Einen Durchmarsch gibt es in diesem Spiel nicht.
refusal-no_pitching = Jetzt kann man nicht mit einer Karte bieten.
refusal-not_in_hand = { $card } ist nicht in diesem Blatt.
refusal-not_a_trump = { $card } ist kein Trumpf.
refusal-own_card = { $card } ist im Blatt des Spielmachers.
refusal-called_twice = { $card } ist schon gerufen.
refusal-must_lead_called = Die gerufene Karte lag bei den übrigen Karten und muss ausgespielt werden: { $expected }.
refusal-must_play_called = Die gerufene Karte muss zum ersten Stich gespielt werden: { $expected }.
refusal-must_follow = { $card } darf nicht gespielt werden. Erlaubt: { $expected }.
refusal-discard_all_off = Alles, was kein Trumpf ist, muss weg; es fehlen: { $expected }.
refusal-burn_count = { $n_given ->
    [one] Eine Karte ist genannt, { $n_needed } müssen verbrennen.
   *[other] { $n_given } Karten sind genannt, { $n_needed } müssen verbrennen.
}
refusal-burn_worthless_first = Trümpfe ohne Wert verbrennen zuerst: { $expected }.
refusal-burn_called = { $card } ist gerufen und kann nicht verbrennen.
refusal-card_twice = { $card } ist zweimal genannt.
refusal-wrong_claim = Angeboten ist { $expected }, nicht { $card }.

## Geben, Partien und Aufzeichnungen

refusal-bad_pack = Das ist kein vollständiges Kartenspiel.
refusal-bad_dealer = Es gibt keinen Spieler { $value }: Der Geber ist eine Zahl von 0 bis { $expected }.
refusal-bad_scores = Der Punktestand passt nicht zu den Spielern.
refusal-match_over = Die Partie ist zu Ende.
refusal-hand_goes_on = Das Spiel ist noch nicht zu Ende.
refusal-no_hand = Es ist nicht gegeben.
refusal-bad_record = Die Aufzeichnung ist falsch bei { $where }.
refusal-bad_action = Aktion { $number } der Aufzeichnung ist nicht möglich: { $text }.
refusal-bad_outcome = Die Aufzeichnung nennt { $value } für { $where }, das Spiel ergibt aber { $expected }.
