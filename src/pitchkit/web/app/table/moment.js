/** The rules of the moment in a line: what the reader may do now, and why; and why a card may not be played. */

import { cardList, suitOf } from "../cards.js";
import { NOBODY } from "./people.js";

/** Return the cards that may be played, called and so on now. */
export function legalCards(turn, verb) {
  return turn.legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1));
}

/** Return the cards of the hand that decides. */
export function handOf(view, seat) {
  return cardList(view.hands[seat]);
}

/** Return the trumps of the hand from high to low; null before trump is known. */
export function trumpsOf(game, view) {
  return view.trump === null ? null : cardList(game.trumps[view.trump].order);
}

/** Return what there is to do now: a sentence or two for somebody who plays for the first time. */
export function moment({ words, people, game, table, view, turn, isMine }) {
  if (view.result) return words.say("now-over");
  if (!turn) return "";
  if (!isMine) return words.say("now-wait", { who: people.name(turn.seat) });
  switch (turn.phase) {
    case "auction":
      return auction(words, view, turn);
    case "trump":
    case "call":
    case "discard":
      return words.say(`now-${turn.phase}`, { n: view.bid });
    case "claim":
      return words.say("now-claim", { card: words.card(view.offer) });
    case "rest":
      return words.say("now-rest", { n: view.n_stock });
    case "burn":
      return burn(words, people, game, view, turn);
    default:
      return play({ words, people, game, table, view, turn });
  }
}

function auction(words, view, turn) {
  const amounts = legalCards(turn, "bid").map(Number);
  if (turn.legal.length === 1 && turn.legal[0] === "pass") return words.say("now-only-pass");
  if (!amounts.length) return words.say("now-only-moon");
  if (!turn.legal.includes("pass")) return words.say("now-must-bid", { low: amounts[0] });
  const standing = Math.max(0, ...view.bids.map(([, text]) => (text.startsWith("bid ") ? Number(text.slice(4)) : 0)));
  return words.say(amounts[0] === standing ? "now-may-steal" : "now-bid", { low: amounts[0] });
}

function burn(words, people, game, view, turn) {
  const trumps = trumpsOf(game, view);
  const held = handOf(view, turn.seat).filter((card) => trumps.includes(card)).length;
  const details = { n: held - game.n_kept, kept: game.n_kept };
  return people.say("now-burn", turn.seat, details);
}

function play(now) {
  const { words, people, view, turn } = now;
  const legal = legalCards(turn, "play");
  const must = legal.length < handOf(view, turn.seat).length;
  if (!view.trick_cards) {
    if (view.trump === null) return words.say("now-first-lead");
    return people.say(must ? "now-lead-called" : "now-lead", turn.seat);
  }
  return `${follow(now, legal, must)} ${winning(now)}`;
}

function follow({ words, people, game, table, view, turn }, legal, must) {
  const say = (message, details) => people.say(message, turn.seat, details);
  const called = cardList(view.called);
  if (must && !view.tricks.length && legal.every((card) => called.includes(card))) return say("now-play-called");
  const { off_cards } = table.rules;
  if (off_cards === "dead") return say("now-any-trump");
  const trumps = trumpsOf(game, view);
  const hand = handOf(view, turn.seat);
  const [led] = cardList(view.trick_cards);
  if (trumps.includes(led)) return say(hand.some((card) => trumps.includes(card)) ? "now-must-trump" : "now-no-trump");
  if (off_cards === "free_on_off_lead") return say("now-free");
  const code = off_cards === "follow_or_trump" ? "now-follow-or-trump" : "now-follow";
  const follows = must || hand.some((card) => suitOf(card) === suitOf(led));
  return say(follows ? code : "now-void", { suit: words.suit(suitOf(led)) });
}

function winning({ words, people, view }) {
  if (view.winning === NOBODY) return words.say("now-nobody-takes");
  const card = cardList(view.trick_cards)[view.trick_seats.indexOf(view.winning)];
  return people.say("now-takes", view.winning, { card: words.card(card) });
}

/** Return why a card may not be played, in a sentence that names the rule. */
export function whyNot({ words, game, table, view }, refusal) {
  const { code, details } = refusal;
  const [led] = cardList(view.trick_cards);
  if (code !== "must_follow" || !led) return words.refusal(code, details);
  const card = words.card(details.card);
  if (trumpsOf(game, view).includes(led)) return words.say("why-must-trump", { card });
  const or_trump = table.rules.off_cards === "follow_or_trump";
  return words.say("why-must-follow", { card, suit: words.suit(suitOf(led)), or_trump });
}
