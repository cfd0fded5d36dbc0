/** A hint: what a strong player would do with these cards, and why, as the terminal's table says it. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { Trouble } from "../parts.js";

/** The level that advises: server/thinking.py. */
const ADVISER = "expert";

export function Hint({ now }) {
  const { session, words, n, view, game } = now;
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    let current = true;
    session.send({ do: "advise", after: n }).then((found) => current && setAnswer(found));
    return () => (current = false);
  }, [n]);
  if (answer === null) return html`<p role="status">${words.part("hint-looking")}</p>`;
  if (answer.kind === "refused") return html`<${Trouble} refusal=${answer} />`;
  const { choice, options, n_deals } = answer;
  const level = words.part("bot", { name: ADVISER });
  return html`<div class="stack tight" role="status">
    <p class="lead">${words.say("hint-choice", { action: actionName(words, choice) })}</p>
    <p>${words.say("hint-how", { n: n_deals, level })}</p>
    <ul class="options-looked-at">${options.map((option) => html`<li key=${option.action} class=${option.action === choice ? "chosen" : ""}>
      <b>${actionName(words, option.action)}</b>
      <span class="figures">${figures(words, option, toMake(option.action, view, game))}</span>
      <span>${option.reasons.map((reason) => words.say(`reason-${reason}`)).join(" ")}</span>
    </li>`)}</ul>
  </div>`;
}

/** Return what an action is called, as text.wording.action_name does. */
export function actionName(words, text) {
  const [verb, ...rest] = text.split(" ");
  switch (verb) {
    case "bid":
      return words.part("action-bid", { amount: Number(rest[0]) });
    case "trump":
      return words.part("action-name-trump", { suit: words.suit(rest[0]) });
    case "rest":
      return words.part(rest[0] === "keep" ? "action-keep-rest" : "action-give-rest");
    case "discard":
    case "burn":
      return words.part(`action-${verb}`, { n: rest.length, cards: words.cards(rest) });
    case "pass":
    case "moon":
    case "decline":
      return words.part(`action-${verb}`);
    default:
      return words.part(`action-${verb}`, { card: words.card(rest[0]) });
  }
}

/** Return the points that make the bid: that of an action in the auction (a pass has none), afterwards the one that won. */
export function toMake(action, view, game) {
  const [verb, amount] = action.split(" ");
  if (verb === "pass") return null;
  if (verb === "bid") return Number(amount);
  if (verb === "pitch") return game.top_bid;
  return verb === "moon" || view.moon ? game.total : view.bid;
}

/** Return what was found for an option: its chance of the match, points, and of making the bid of so many points. */
function figures(words, { win, points, makes }, bid) {
  const told = [];
  const per_cent = (share) => words.part("hint-percent", { n: Math.round(share * 100) });
  if (win !== null && win !== undefined) told.push(words.part("hint-win", { figure: per_cent(win) }));
  if (points !== null && points !== undefined) told.push(words.part("hint-points", { figure: words.number(Math.round(points * 10) / 10) }));
  const made = makes.find(([n]) => n === bid);
  if (made) told.push(words.part("hint-made", { figure: per_cent(made[1]) }));
  return told.join(" · ");
}
