/** The past of a hand, read off a view: what happened before this page was there, as events that a teller can tell. */

import { cardList, SUITS } from "../cards.js";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** Return a card of a text as the number that events have. */
export function cardNumber(card) {
  if (card === "LJ") return 52;
  if (card === "BJ") return 53;
  return SUITS.indexOf(card.at(-1)) * 13 + RANKS.indexOf(card.slice(0, -1));
}

const numbers = (text) => cardList(text).map(cardNumber);

/** Return the events of a hand as far as its view shows them; what was drawn is told by numbers of cards alone. */
export function eventsOf(view, rules) {
  return [...auction(view, rules), ...exchange(view), ...play(view)];
}

function auction(view, rules) {
  const events = view.bids.map(([seat, text]) => {
    if (text === "pass") return { event: "Passed", seat };
    if (text === "moon") return { event: "MoonBid", seat };
    return { event: "BidMade", seat, amount: Number(text.slice(4)) };
  });
  if (view.bidder < 0) return events;
  const { bidder, bid, moon, forced } = view;
  events.push({ event: "AuctionWon", seat: bidder, amount: bid, moon, forced });
  if (rules.dummies === "floating") events.push({ event: "DummyPlaced", order: view.order });
  return events;
}

function exchange(view) {
  const events = [];
  if (view.trump !== null) events.push({ event: "TrumpNamed", seat: view.bidder, suit: SUITS.indexOf(view.trump) });
  for (const card of cardList(view.called)) events.push({ event: "CardCalled", seat: view.bidder, card: cardNumber(card) });
  for (const [seat, cards] of view.discards) {
    if (cards) events.push({ event: "Discarded", seat, cards: numbers(cards) });
  }
  for (const [seat, card, taken] of view.claims) {
    events.push({ event: taken ? "TrumpClaimed" : "ClaimDeclined", seat, card: cardNumber(card) });
  }
  view.n_drawn.forEach((n, seat) => n && events.push({ event: "Drew", seat, cards: Array(n).fill(-1) }));
  view.n_taken.forEach((n, seat) => n && events.push({ event: "RestTaken", seat, cards: Array(n).fill(-1) }));
  for (const [seat, cards] of view.burnt) {
    if (cards) events.push({ event: "Burnt", seat, cards: numbers(cards), points: 0 });
  }
  return events;
}

function play(view) {
  const events = [];
  const lay = (seats, cards) => {
    cardList(cards).forEach((card, place) => events.push({ event: "CardPlayed", seat: seats[place], card: cardNumber(card) }));
  };
  for (const { seats, cards, taker } of view.tricks) {
    lay(seats, cards);
    events.push({ event: "TrickTaken", seat: taker });
  }
  lay(view.trick_seats, view.trick_cards);
  return events;
}
