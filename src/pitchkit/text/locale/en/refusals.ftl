### Why something cannot be done: a message for each code of pitchkit.game.errors.

## Rules

refusal-unknown_variant = There is no variant { $value }. There are: { $expected }.
refusal-unknown_option = There is no option { $option }.
refusal-not_built = { $option } = { $value } is not part of this version.
refusal-bad_value = { $kind ->
    [flag] { $option } = { $value }: it must be true or false.
    [number] { $option } = { $value }: it must be a whole number from { $low } to { $high }.
    [choice] { $option } = { $value }: it must be one of { $values }.
    [faces] { $option } = { $value }: it must be a list of faces such as { $values }.
    [teams] { $option } = { $value }: it must be none, solo, called, or teams x players such as 2x2.
    [seat] { $option } = { $value }: it must be random or a seat from 0.
   *[other] { $option ->
        [min_bid] { $option } = { $value }: no bid can be that high.
        [forced_min] { $option } = { $value }: no bid can be that high.
        [max_bid] { $option } = { $value }: a hand has fewer points.
        [first_dealer] { $option } = { $value }: there is no such seat.
        [keeper_cards] { $option } = { $value }: name different trumps of the game.
       *[any] { $option } = { $value } does not go with the other options.
    }
}
refusal-not_in_this_game = { $expected ->
    [other] { $option } = { $value } has no meaning in this game.
   *[value] { $option } = { $value } has no meaning in this game; it must be { $value_expected }.
}
refusal-needs = { $option ->
    [teams] { $option } = { $value }: such sides need other players: AxB teams exactly A times B, solo three or more, called one or two called cards.
    [n_calls] { $option } = { $value }: calling needs teams = called, no drawing, and three players more than called cards.
    [keeper_cards] { $option } = { $value }: no card counts for its player where dirty is true.
    [joker_order] { $option } = { $value }: the jokers have to stand side by side in trump_order.
    [n_kept] { $option } = { $value }: a hand has to keep all the cards called.
    [n_dealt] { $option } = { $value }: so many cards leave none to call.
   *[any] { $option } = { $value } does not go with the other options.
}
refusal-too_many_cards = { $option } = { $value }: { $n_needed } cards would be dealt, but the pack has { $n_pack }. At most { $expected } are possible.
refusal-bad_players = { $game } is for { $expected } players, not for { $value }.
refusal-bad_order = { $option } = { $value }: it must name each trump once.
refusal-bad_rules = The rules must be a table of options.
refusal-bad_toml = That is not TOML: { $reason }

## Actions

refusal-hand_over = The hand is over.
refusal-wrong_seat = It is not your turn.
refusal-wrong_phase = That is not what is asked for now.
refusal-no_action = That is not an action: { $text }.
refusal-bid_too_low = A bid of { $amount } is too low: at least { $expected }.
refusal-bid_too_high = A bid of { $amount } is too high: at most { $expected }.
refusal-bid_not_above = A bid of { $amount } does not beat { $standing }.
refusal-must_bid = Nobody has bid, so the dealer must: at least { $expected }.
refusal-only_pass = Nothing beats what has been bid: you can only pass.
refusal-no_moon = There is no moon in this game.
refusal-no_pitching = No card can be laid for a bid now.
refusal-not_in_hand = { $card } is not in that hand.
refusal-not_a_trump = { $card } is not a trump.
refusal-own_card = { $card } is in the bidder's own hand.
refusal-called_twice = { $card } has been called already.
refusal-must_lead_called = The called card lay among the undealt cards and has to be led: { $expected }.
refusal-must_play_called = The called card has to be played to the first trick: { $expected }.
refusal-must_follow = { $card } may not be played. These may: { $expected }.
refusal-discard_all_off = Every card that is no trump has to go; missing: { $expected }.
refusal-burn_count = { $n_given ->
    [one] One card is named, { $n_needed } have to be burnt.
   *[other] { $n_given } cards are named, { $n_needed } have to be burnt.
}
refusal-burn_worthless_first = Trumps worth nothing burn first: { $expected }.
refusal-burn_called = { $card } has been called and cannot be burnt.
refusal-card_twice = { $card } is named twice.
refusal-wrong_claim = The card on offer is { $expected }, not { $card }.

## Deals, matches and records

refusal-bad_pack = That is not the whole pack.
refusal-bad_dealer = There is no player { $value }: the dealer is a number from 0 to { $expected }.
refusal-bad_scores = The scores do not fit the players.
refusal-match_over = The match is over.
refusal-hand_goes_on = The hand is not over yet.
refusal-no_hand = No hand has been dealt.
refusal-bad_record = The record is wrong in { $where }.
refusal-bad_action = Action { $number } of the record is not possible: { $text }.
refusal-bad_outcome = The record says { $value } for { $where }, but the hand gives { $expected }.
