/** How a hand came out: made or set and why, the points card by card, the new score (as terminal.sheets.result_lines). */

import { html } from "../vendor/preact.js";
import { cardList, Chip } from "./cards.js";
import { NOBODY } from "./table/people.js";

/**
 * Return how a hand came out, for one reader.
 *
 * @param people the names (table/people.js)
 * @param view the hand once it is over, with its result
 * @param {number[]} before the scores before it, by player
 */
export function outcomeOf(people, view, before) {
  const { result } = view;
  if (result.event === "HandVoided") {
    return { isScored: false, bidLine: people.words.say("event-hand-voided", { reason: result.reason }) };
  }
  const made = result.outcome === "made";
  return {
    isScored: true,
    made,
    bidLine: bidLine(people, view, before),
    sides: people.sides(view).map((players) => sideOf(people, view, players)),
    lost: lostLines(people, view),
    scores: people.teams.map(([player, ...others]) => ({
      who: people.party([player, ...others]),
      before: before[player],
      after: result.scores[player],
      change: result.scores[player] - before[player],
      won: result.winners.includes(player),
    })),
    matchLine: matchLine(people, result),
  };
}

function bidLine(people, view, before) {
  const { words } = people;
  const { result, bidder, bid } = view;
  const n = result.points[bidder];
  const details = { side: people.side(people.biddingSide(view)), n, bid, total: people.game.total };
  const made = result.outcome === "made";
  if (view.moon) return words.say(made ? "moon-made" : "moon-failed", details);
  if (made) return words.say("bid-made", details);
  return words.say("bid-set", { ...details, loss: before[bidder] - result.scores[bidder] });
}

function sideOf(people, view, players) {
  const won = view.result.awards
    .filter(([, , seat]) => seat !== NOBODY && players.includes(people.owner(view, seat)))
    .map(([what, points]) => ({ what, points, card: cardFor(people, view, what) }));
  const n = won.reduce((sum, { points }) => sum + points, 0);
  return { players, who: people.party(players), n, awards: won };
}

/** Return the card that a point was for: High, Low and Jack have one too, Game and burnt cards have none. */
function cardFor(people, view, what) {
  if (what === "game" || what === "burnt") return null;
  if (!["high", "low", "jack"].includes(what)) return what;
  const inPlay = view.tricks.flatMap(({ cards }) => cardList(cards));
  const order = cardList(people.game.trumps[view.trump].order).filter((card) => inPlay.includes(card));
  return { high: order[0], low: order.at(-1), jack: `J${view.trump}` }[what];
}

/** Return what is said of a point, in words alone. */
export function awardWords(words, { what, points, card }) {
  const isCard = card === what;
  return words.part("award", { what: isCard ? "card" : what, card: card ? words.card(card) : "", n: points });
}

function lostLines(people, view) {
  const { words, game } = people;
  const { awards } = view.result;
  if (!game.four_point) {
    const lost = game.total - awards.reduce((sum, [, points]) => sum + points, 0);
    return lost ? [words.say("out-of-play", { n: lost })] : [];
  }
  const given = awards.map(([what]) => what);
  const counts = people.sides(view).map((players) =>
    words.part("amount", { side: people.side(players), n: people.won(view, players) }),
  );
  return [
    !given.includes("jack") && words.say("no-jack"),
    !given.includes("game") && words.say("no-game"),
    words.say("game-count", { points: counts.join("; ") }),
  ].filter(Boolean);
}

function matchLine(people, result) {
  const { words } = people;
  if (result.winners.length) return words.say("match-over", { n: result.winners.length, side: people.side(result.winners) });
  return Math.max(...result.scores) >= people.rules.target ? words.say("nobody-yet") : null;
}

/** The outcome of a hand, drawn under a heading; with `endsMatch` the page says itself who won. */
export function Outcome({ people, view, before, heading, endsMatch = false }) {
  const { words } = people;
  const told = outcomeOf(people, view, before);
  const mark = told.isScored && html`<p class="fate ${told.made ? "made" : "set"}">
    <span aria-hidden="true">${told.made ? "✓" : "✗"}</span> ${words.part("screen-sheet-outcome", { made: told.made })}</p>`;
  return html`<div class="outcome stack tight">
    ${heading}${mark}
    <p class="bid-line">${told.bidLine}</p>
    ${told.isScored && html`
      <ul class="sides-won">${told.sides.map((side) => html`<${Side} key=${side.who} side=${side} words=${words} />`)}</ul>
      ${told.lost.map((line) => html`<p class="muted" key=${line}>${line}</p>`)}
      <${Change} words=${words} scores=${told.scores} target=${people.rules.target} />
      ${told.matchLine && !endsMatch && html`<p class="match-line">${told.matchLine}</p>`}`}
  </div>`;
}

function Side({ side, words }) {
  return html`<li class="side-won">
    <h3><span>${side.who}</span> <strong>${words.part("web-after-points", { n: side.n })}</strong></h3>
    ${side.awards.length > 0 && html`<ul class="awards">${side.awards.map((award, i) => html`<li key=${i}>
      ${award.card !== award.what && html`<span>${words.part("screen-award", { what: award.what })}</span> `}
      ${award.card && html`<${Chip} card=${award.card} />`} <b class="award-n">${words.number(award.points)}</b></li>`)}</ul>`}
  </li>`;
}

function Change({ words, scores, target }) {
  return html`<div class="change-box"><table class="change">
    <caption>${words.part("web-after-change", { n: target })}</caption>
    <thead><tr><th scope="col"><span class="unseen">${words.part("web-after-column", { what: "who" })}</span></th>
      ${["before", "change", "after"].map((what) => html`<th key=${what} scope="col" class=${what === "before" ? "number score-before" : "number"}>
        ${words.part("web-after-column", { what })}</th>`)}</tr></thead>
    <tbody>${scores.map(({ who, before, change, after, won }) => html`<tr key=${who} class=${won ? "has-won" : ""}>
      <th scope="row">${won && html`<span aria-hidden="true">★ </span>`}${who}</th>
      <td class="number score-before">${words.number(before)}</td>
      <td class="number ${change < 0 ? "red" : ""}">${signed(words, change)}</td>
      <td class="number"><strong>${words.number(after)}</strong></td></tr>`)}</tbody>
  </table></div>`;
}

/** Return a change of a score with its sign. */
export function signed(words, n) {
  return n > 0 ? `+${words.number(n)}` : n < 0 ? `−${words.number(-n)}` : "±0";
}
