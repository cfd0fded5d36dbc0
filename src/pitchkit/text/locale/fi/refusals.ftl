### Miksi jotakin ei voi tehdä.

## Säännöt

refusal-unknown_variant = Muunnelmaa { $value } ei ole. Muunnelmat: { $expected }.
refusal-unknown_option = Valintaa { $option } ei ole.
refusal-not_built = { $option } = { $value } ei kuulu tähän versioon.
refusal-bad_value = { $kind ->
    [flag] { $option } = { $value }: arvon on oltava true tai false.
    [number] { $option } = { $value }: arvon on oltava kokonaisluku { $low }–{ $high }.
    [choice] { $option } = { $value }: arvon on oltava { $values }.
    [faces] { $option } = { $value }: arvon on oltava korttien luettelo, esimerkiksi { $values }.
    [teams] { $option } = { $value }: arvon on oltava none, solo, called tai joukkueet x pelaajat, esimerkiksi 2x2.
    [seat] { $option } = { $value }: arvon on oltava random tai paikka nollasta alkaen.
   *[other] { $option ->
        [min_bid] { $option } = { $value }: niin suurta tarjousta ei ole.
        [forced_min] { $option } = { $value }: niin suurta tarjousta ei ole.
        [max_bid] { $option } = { $value }: jaossa ei ole niin monta pistettä.
        [first_dealer] { $option } = { $value }: sellaista paikkaa ei ole.
        [keeper_cards] { $option } = { $value }: nimeä pelin eri valtteja.
       *[any] { $option } = { $value } ei sovi yhteen muiden valintojen kanssa.
    }
}
refusal-not_in_this_game = { $expected ->
    [other] Valinnalla { $option } = { $value } ei ole merkitystä tässä pelissä.
   *[value] Valinnalla { $option } = { $value } ei ole merkitystä tässä pelissä; sen on oltava { $value_expected }.
}
refusal-needs = { $option ->
    [teams] { $option } = { $value }: puolet vaativat muun määrän pelaajia: joukkueet AxB täsmälleen A kertaa B, solo vähintään kolme, called yhden tai kaksi kutsuttua korttia.
    [n_calls] { $option } = { $value }: kutsuminen vaatii teams = called, ei nostamista ja kolme pelaajaa enemmän kuin kutsuttuja kortteja.
    [keeper_cards] { $option } = { $value }: mikään kortti ei tuo pistettä pelaajalleen, kun dirty on true.
    [joker_order] { $option } = { $value }: jokerien on oltava vierekkäin järjestyksessä trump_order.
    [n_kept] { $option } = { $value }: kädessä on voitava pitää kaikki kutsutut kortit.
    [n_dealt] { $option } = { $value }: näin monella kortilla kutsuttavaa ei jää.
   *[any] { $option } = { $value } ei sovi yhteen muiden valintojen kanssa.
}
refusal-too_many_cards = { $option } = { $value }: jaettaisiin { $n_needed } korttia, mutta pakassa on { $n_pack }. Enintään { $expected } on mahdollinen.
refusal-bad_players = { $game }: pelaajia on oltava { $expected }, ei { $value }.
refusal-bad_order = { $option } = { $value }: jokainen valtti on mainittava kerran.
refusal-bad_rules = Sääntöjen on oltava taulukko valintoja.
refusal-bad_toml = Tämä ei ole TOML: { $reason }

## Toimet

refusal-hand_over = Jako on ohi.
refusal-wrong_seat = Ei ole sinun vuorosi.
refusal-wrong_phase = Sitä ei nyt kysytä.
refusal-no_action = Sellaista ei voi tehdä: { $text }.
refusal-bid_too_low = Tarjous { $amount } on liian pieni: vähintään { $expected }.
refusal-bid_too_high = Tarjous { $amount } on liian suuri: enintään { $expected }.
refusal-bid_not_above = Tarjous { $amount } ei ylitä tarjousta { $standing }.
refusal-must_bid = Kukaan ei ole tarjonnut, joten jakajan on tarjottava: vähintään { $expected }.
refusal-only_pass = Tehtyä tarjousta ei voi ylittää: voit vain passata.
refusal-no_moon = Kuuta ei tässä pelissä ole.
refusal-no_pitching = Nyt ei voi tarjota avaamalla korttia.
refusal-not_in_hand = { $card } ei ole siinä kädessä.
refusal-not_a_trump = { $card } ei ole valtti.
refusal-own_card = { $card } on pelinviejän omassa kädessä.
refusal-called_twice = { $card } on jo kutsuttu.
refusal-must_lead_called = Kutsuttu kortti oli jakamattomissa korteissa, ja sillä on lähdettävä: { $expected }.
refusal-must_play_called = Kutsuttu kortti on pelattava ensimmäiseen tikkiin: { $expected }.
refusal-must_follow = { $card } ei kelpaa. Saat pelata: { $expected }.
refusal-discard_all_off = Jokaisen kortin, joka ei ole valtti, on lähdettävä; puuttuu: { $expected }.
refusal-burn_count = { $n_given ->
    [one] Nimesit yhden kortin, poltettavia on { $n_needed }.
   *[other] Nimesit { $n_given } korttia, poltettavia on { $n_needed }.
}
refusal-burn_worthless_first = Arvottomat valtit palavat ensin: { $expected }.
refusal-burn_called = { $card } on kutsuttu, eikä sitä voi polttaa.
refusal-card_twice = { $card } on mainittu kahdesti.
refusal-wrong_claim = Tarjolla on { $expected }, ei { $card }.

## Jaot, pelit ja tallenteet

refusal-bad_pack = Tämä ei ole koko pakka.
refusal-bad_dealer = Pelaajaa { $value } ei ole: jakaja on luku 0–{ $expected }.
refusal-bad_scores = Pisteet eivät sovi pelaajiin.
refusal-match_over = Peli on ohi.
refusal-hand_goes_on = Jako ei ole vielä ohi.
refusal-no_hand = Kortteja ei ole jaettu.
refusal-bad_record = Tallenteessa on virhe kohdassa { $where }.
refusal-bad_action = Tallenteen toimi { $number } ei ole mahdollinen: { $text }.
refusal-bad_outcome = Tallenteessa { $where } on { $value }, mutta jaosta tulee { $expected }.
