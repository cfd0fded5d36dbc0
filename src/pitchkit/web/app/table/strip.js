/** How the hand stands, in a line: trump, bid, points taken so far, scores. */

import { html } from "../../vendor/preact.js";
import { cardList, Chip, Pip } from "../cards.js";
import { Aids } from "./bar.js";
import { NOBODY } from "./people.js";

export function Strip({ now }) {
  const { words } = now;
  return html`<section class="strip" aria-label=${words.part("web-table-standing")}>
    <${Contract} now=${now} />
    <${Sides} now=${now} />
    <${Aids} now=${now} />
  </section>`;
}

/** Trump and bid. */
function Contract({ now }) {
  const { words, view, people } = now;
  const bid = view.bidder === NOBODY ? highest(view) : [view.bidder, view.moon ? "moon" : `bid ${view.bid}`];
  return html`<p class="contract">
    <span class="trump">${view.trump === null ? html`<span class="muted-on-felt">${words.part("web-table-no-trump-yet")}</span>`
      : html`<${Pip} suit=${view.trump} /><span>${words.part("web-table-trump", { suit: words.suit(view.trump) })}</span>`}</span>
    ${bid && html`<span class="the-bid">${words.part("web-table-bid-of", { who: people.label(bid[0]), bid: people.bid(bid[1]) })}</span>`}
    ${cardList(view.called).map((card) => html`<span class="called" key=${card}>${words.part("web-table-called")} <${Chip} card=${card} /></span>`)}
  </p>`;
}

/** Return the highest bid so far and who made it. */
function highest(view) {
  return view.bids.findLast(([, text]) => text !== "pass") ?? null;
}

/** The points of each side in this hand and in the match. */
function Sides({ now }) {
  const { words, view, people, me } = now;
  const inPlay = view.bidder !== NOBODY;
  const sides = people.sides(view);
  if (sides.every((side) => side.length === 1)) {
    // Each has his own at his seat; where partners are found in the course of a hand, there is room for them.
    return people.findsPartners && html`<div class="sides-room"></div>`;
  }
  const bidding = inPlay ? people.biddingSide(view) : [];
  return html`<ul class=${sides.length > 2 ? "sides many" : "sides"} aria-label=${words.part("web-table-points-scores")}>
    ${sides.map((side) => html`<li key=${side.join()} class=${side.includes(me) ? "friend" : ""}>
      <span class="side-name">${people.party(side)}</span>
      ${side.some((one) => bidding.includes(one)) && html`<span class="bids-mark" role="img" aria-label=${words.part("web-table-has-bid")}
        title=${words.part("web-table-has-bid")}>◆</span>`}
      ${inPlay && html`<${Taken} words=${words} n=${people.won(view, side)} four_point=${people.game.four_point} />`}
      ${people.inTeams && html`<span class="total"><span class="in-words">${words.part("web-table-score", { n: words.number(view.scores[side[0]]) })}</span>
        <span class="in-signs score" aria-hidden="true">${words.number(view.scores[side[0]])}</span></span>`}
    </li>`)}
  </ul>`;
}

/** The points of a side: in words, or where many sides stand on a phone by a sign. */
function Taken({ words, n, four_point }) {
  return html`<span class="taken"><span class="in-words">${words.part("web-table-taken", { n, four_point })}</span>
    <span class="in-signs" aria-hidden="true">${n}${four_point ? "" : "•"}</span></span>`;
}
