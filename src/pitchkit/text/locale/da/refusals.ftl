### Hvorfor noget ikke kan lade sig gøre.

## Regler

refusal-unknown_variant = Der er ingen variant { $value }. Der er: { $expected }.
refusal-unknown_option = Der er ingen valgmulighed { $option }.
refusal-not_built = { $option } = { $value } er ikke med i denne udgave.
refusal-bad_value = { $kind ->
    [flag] { $option } = { $value }: det skal være true eller false.
    [number] { $option } = { $value }: det skal være et helt tal fra { $low } til { $high }.
    [choice] { $option } = { $value }: det skal være { $values }.
    [faces] { $option } = { $value }: det skal være en række kort som { $values }.
    [teams] { $option } = { $value }: det skal være none, solo, called eller hold x spillere som 2x2.
    [seat] { $option } = { $value }: det skal være random eller en plads fra 0.
   *[other] { $option ->
        [min_bid] { $option } = { $value }: så højt kan der ikke bydes.
        [forced_min] { $option } = { $value }: så højt kan der ikke bydes.
        [max_bid] { $option } = { $value }: så mange point har et spil ikke.
        [first_dealer] { $option } = { $value }: den plads findes ikke.
        [keeper_cards] { $option } = { $value }: nævn forskellige trumfer i spillet.
       *[any] { $option } = { $value } passer ikke til de andre valg.
    }
}
refusal-not_in_this_game = { $expected ->
    [other] { $option } = { $value } har ingen mening i dette spil.
   *[value] { $option } = { $value } har ingen mening i dette spil; det skal være { $value_expected }.
}
refusal-needs = { $option ->
    [teams] { $option } = { $value }: de sider kræver andre spillere: AxB hold præcis A gange B, solo tre eller flere, called et eller to kaldte kort.
    [n_calls] { $option } = { $value }: at kalde kræver teams = called, ingen køb og tre spillere mere end kaldte kort.
    [keeper_cards] { $option } = { $value }: intet kort tæller for den, der spiller det, når dirty er true.
    [joker_order] { $option } = { $value }: jokerne skal stå ved siden af hinanden i trump_order.
    [n_kept] { $option } = { $value }: en hånd skal kunne beholde alle kaldte kort.
    [n_dealt] { $option } = { $value }: med så mange kort er der ingen at kalde.
   *[any] { $option } = { $value } passer ikke til de andre valg.
}
refusal-too_many_cards = { $option } = { $value }: der ville blive givet { $n_needed } kort, men der er { $n_pack } i spillet. Højst { $expected } er muligt.
refusal-bad_players = { $game } er for { $expected } spillere, ikke for { $value }.
refusal-bad_order = { $option } = { $value }: hver trumf skal nævnes én gang.
refusal-bad_rules = Reglerne skal være en tabel over valg.
refusal-bad_toml = Det er ikke TOML: { $reason }

## Handlinger

refusal-hand_over = Spillet er slut.
refusal-wrong_seat = Det er ikke din tur.
refusal-wrong_phase = Det er ikke det, der spørges om nu.
refusal-no_action = Det er ikke noget, man kan gøre: { $text }.
refusal-bid_too_low = Et bud på { $amount } er for lavt: mindst { $expected }.
refusal-bid_too_high = Et bud på { $amount } er for højt: højst { $expected }.
refusal-bid_not_above = Et bud på { $amount } er ikke over { $standing }.
refusal-must_bid = Ingen har budt, så giveren skal: mindst { $expected }.
refusal-only_pass = Intet er højere end det, der er budt: du kan kun passe.
refusal-no_moon = Månen findes ikke i dette spil.
refusal-no_pitching = Der kan ikke lægges et kort som bud nu.
refusal-not_in_hand = { $card } er ikke på den hånd.
refusal-not_a_trump = { $card } er ikke en trumf.
refusal-own_card = { $card } er på melderens egen hånd.
refusal-called_twice = { $card } er allerede kaldt.
refusal-must_lead_called = Det kaldte kort lå blandt de kort, der ikke blev givet, og skal spilles ud: { $expected }.
refusal-must_play_called = Det kaldte kort skal spilles i første stik: { $expected }.
refusal-must_follow = { $card } må ikke spilles. Det må: { $expected }.
refusal-discard_all_off = Alle kort, der ikke er trumfer, skal fra; der mangler: { $expected }.
refusal-burn_count = { $n_given ->
    [one] Ét kort er nævnt, { $n_needed } skal brændes.
   *[other] { $n_given } kort er nævnt, { $n_needed } skal brændes.
}
refusal-burn_worthless_first = Trumfer uden værdi brændes først: { $expected }.
refusal-burn_called = { $card } er kaldt og kan ikke brændes.
refusal-card_twice = { $card } er nævnt to gange.
refusal-wrong_claim = Kortet på bordet er { $expected }, ikke { $card }.

## Giv, partier og optegnelser

refusal-bad_pack = Det er ikke et helt spil kort.
refusal-bad_dealer = Der er ingen spiller { $value }: giveren er et tal fra 0 til { $expected }.
refusal-bad_scores = Stillingen passer ikke til spillerne.
refusal-match_over = Partiet er slut.
refusal-hand_goes_on = Spillet er ikke slut endnu.
refusal-no_hand = Der er ikke givet.
refusal-bad_record = Optegnelsen er forkert i { $where }.
refusal-bad_action = Handling { $number } i optegnelsen er ikke mulig: { $text }.
refusal-bad_outcome = Optegnelsen siger { $value } for { $where }, men spillet giver { $expected }.
