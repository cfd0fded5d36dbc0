/**
 * What happened, told as sentences: pitchkit.terminal.telling in the browser, which a test holds equal to it.
 *
 * A teller gets events as the person may see them, so it has nothing to hide.
 */

import { cardList, cardText, inOrder, SUITS } from "./cards.js";

const NOBODY = -1;

/** Tells one hand, event by event. */
export class Teller {
  /** `people` are the names (table/people.js); `game` is TABLE.game, what follows from the rules. */
  constructor(people, game) {
    this.people = people;
    this.words = people.words;
    this.game = game;
    this.bidder = NOBODY;
    this.trump = null;
    this.trick = [];
    this.nTricks = 0;
  }

  /** Return the sentences for an event; what the person need not be told gives none. */
  tell(event) {
    const { people, words } = this;
    switch (event.event) {
      case "Passed":
        return [people.say("event-passed", event.seat)];
      case "BidMade":
        return [people.say("event-bid-made", event.seat, { amount: event.amount })];
      case "MoonBid":
        return [people.say("event-moon-bid", event.seat)];
      case "CardPitched": {
        const { seat, amount } = event;
        return [people.say("event-card-pitched", seat, { amount, card: this.card(event.card) })];
      }
      case "AuctionWon":
        return [this.won(event)];
      case "DummyPlaced": {
        const names = event.order.map((seat) => people.name(seat)).join(", ");
        return [people.say("event-dummy-placed", event.order[0], { names })];
      }
      case "TrumpNamed":
        this.trump = SUITS[event.suit];
        return [words.say("event-trump-named", { suit: words.suit(this.trump) }), ...this.trumpSheet()];
      case "CardPlayed":
        return this.played(event);
      case "WentOut":
        return [people.say("event-went-out", event.seat)];
      case "TrickTaken":
        return this.taken(event.seat);
      case "HandVoided":
        return [words.say("event-hand-voided", { reason: event.reason })];
      default:
        return this.exchange(event);
    }
  }

  card(number) {
    return this.words.card(cardText(number));
  }

  sorted(numbers) {
    const trumps = this.trump === null ? null : cardList(this.game.trumps[this.trump].order);
    return this.words.cards(inOrder(numbers.map(cardText), trumps));
  }

  won({ seat, amount, moon, forced }) {
    this.bidder = seat;
    const how = forced ? (moon ? "forced-moon" : "forced") : moon ? "moon" : "number";
    return this.people.say("event-auction-won", seat, { how, n: amount });
  }

  exchange(event) {
    const { people, words } = this;
    const { seat } = event;
    switch (event.event) {
      case "CardCalled":
        return [people.say("event-card-called", seat, { card: this.card(event.card) })];
      case "PartnerRevealed":
        return [this.partner(event)];
      case "Discarded":
        return [people.say("event-discarded", seat, { cards: this.sorted(event.cards) })];
      case "TrumpThrown":
        return [words.say("event-trump-thrown", { claimable: event.claimable, card: this.card(event.card) })];
      case "ClaimDeclined":
        return [people.say("event-claim-declined", seat, { card: this.card(event.card) })];
      case "TrumpClaimed":
        return [people.say("event-trump-claimed", seat, { card: this.card(event.card) })];
      case "TrumpUnclaimed":
        return [words.say("event-trump-unclaimed", { card: this.card(event.card) })];
      case "Drew":
        return [this.received("event-drew", seat, event.cards)];
      case "RestTaken":
        return [this.received("event-rest-taken", seat, event.cards)];
      case "HandShown":
        if (!areKnown(event.cards)) return [];
        return [words.say("event-hand-shown", { who: people.name(seat), cards: this.sorted(event.cards) })];
      case "Burnt":
        return [people.say("event-burnt", seat, { cards: this.sorted(event.cards), n: event.points })];
      default:
        return []; // the deal, whose turn it is, the score: the page shows those
    }
  }

  partner({ card, seat }) {
    const name = this.card(card);
    if (seat === NOBODY) {
      return this.words.say("event-partner-revealed", { where: "blind", card: name, who: "", you: false });
    }
    // The bidder plays the called card himself if he found it among the undealt cards, or called one he held.
    const where = seat === this.bidder ? "own" : "hand";
    return this.people.say("event-partner-revealed", seat, { where, card: name });
  }

  received(message, seat, cards) {
    const seen = areKnown(cards);
    return this.people.say(message, seat, { seen, n: cards.length, cards: seen ? this.sorted(cards) : "" });
  }

  played({ seat, card }) {
    this.trick.push([seat, cardText(card)]);
    const leads = this.trick.length === 1;
    return [this.people.say("event-card-played", seat, { card: this.card(card), leads })];
  }

  /** Tell who took the trick, with how many points, and which cards count for others. */
  taken(seat) {
    const { people, words, trick } = this;
    this.trick = [];
    this.nTricks += 1;
    const number = this.nTricks;
    if (seat === NOBODY) return [words.say("trick-nobody", { number })];
    const { points, keepers } = this.game.trumps[this.trump];
    const kept = trick.filter(([, card]) => cardList(keepers).includes(card) && points[card]);
    const own = trick.filter(([player, card]) => !cardList(keepers).includes(card) || player === seat);
    const n = own.reduce((sum, [, card]) => sum + (points[card] ?? 0), 0);
    const [, card] = trick.find(([player]) => player === seat);
    return [
      people.say("event-trick-taken", seat, { number, card: words.card(card), n }),
      ...kept
        .filter(([player]) => player !== seat)
        .map(([player, other]) => people.say("trick-kept-point", player, { card: words.card(other) })),
    ];
  }

  /** Return the trumps in order and what they are worth, where cards are worth points. */
  trumpSheet() {
    const { words } = this;
    const { order, points } = this.game.trumps[this.trump];
    if (!Object.keys(points).length) return [];
    const worth = cardList(order)
      .filter((card) => points[card])
      .map((card) => words.part("card-worth", { card: words.card(card), n: points[card] }));
    return [
      words.say("trump-order", { cards: words.cards(cardList(order)) }),
      words.say("trump-points", { cards: worth.join(", ") }),
    ];
  }
}

function areKnown(cards) {
  return cards.length > 0 && !cards.includes(-1);
}
