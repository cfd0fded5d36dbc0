/** The table of a replay: every hand open, the trick, the bid, what is won. */

import { html } from "../vendor/preact.js";
import { cardList, cardText, Chip, Face, inOrder } from "./cards.js";
import { NOBODY } from "./table/people.js";
import { SuitMark } from "./table/suit_mark.js";
import { words } from "./words.js";

/** Draw one stop. */
export function ReplayTable({ people, stop }) {
  const say = words.value;
  const { view, event } = stop;
  const trumps = view.trump === null ? null : cardList(people.game.trumps[view.trump].order);
  const order = view.order.length ? view.order : view.hands.map((_, seat) => seat);
  return html`<section class="replay-table" aria-label=${say.part("web-replay-table")}>
    <${Standing} people=${people} view=${view} />
    <ul class="open-hands">${order.map((seat) => html`<${OpenHand} key=${seat} people=${people} view=${view} seat=${seat}
      trumps=${trumps} event=${event} />`)}</ul>
    <${Centre} people=${people} stop=${stop} />
  </section>`;
}

function Standing({ people, view }) {
  const say = words.value;
  const bid = view.bidder === NOBODY ? null : view.moon ? say.part("screen-moon-short") : view.bid;
  return html`<p class="replay-standing">
    ${view.trump && html`<span><${SuitMark} suit=${view.trump} /> ${say.part("web-table-trump", { suit: say.suit(view.trump) })}</span>`}
    ${bid !== null && html`<span>${say.part("web-table-bid-of", { who: people.label(view.bidder), bid })}</span>`}
    ${view.tricks.length > 0 && people.sides(view).map((side) => html`<span key=${side[0]}>${say.part("amount",
      { side: people.party(side), n: people.won(view, side) })}</span>`)}
  </p>`;
}

function OpenHand({ people, view, seat, trumps, event }) {
  const say = words.value;
  const cards = inOrder(cardList(view.hands[seat] ?? ""), trumps);
  const acts = event.seat === seat;
  const marks = [seat === view.dealer && say.part("web-table-deals"), seat === view.bidder && say.part("web-table-has-bid")];
  return html`<li class=${acts ? "open-hand acts" : "open-hand"}>
    <p class="hand-name">${acts && html`<span aria-hidden="true">▸ </span>`}<b>${people.label(seat)}</b>
      ${marks.filter(Boolean).length > 0 && html` <small>${marks.filter(Boolean).join(", ")}</small>`}</p>
    <p class="cards">${cards.length ? cards.map((card) => html`<${Chip} key=${card} card=${card} />`) : html`<span class="muted">${say.part("web-replay-no-cards")}</span>`}</p>
  </li>`;
}

/** What lies in the middle: the trick, what was thrown away or drawn just now, or the cards that are not dealt. */
function Centre({ people, stop }) {
  const { trick, event } = stop;
  if (event.event === "StockLaid") {
    return html`<p class="cards moved"><b>${words.value.part("web-replay-stock")}</b>
      ${event.cards.map((card) => html`<${Chip} key=${card} card=${cardText(card)} />`)}</p>`;
  }
  if (!trick.length) return null;
  return html`<ul class="replay-trick">${trick.map(([seat, card]) => html`<li key=${card} class=${trick.taker === seat ? "took" : ""}>
    <span class="trick-who">${trick.taker === seat && html`<span aria-hidden="true">★ </span>`}${people.label(seat)}</span>
    <${Face} card=${card} /><span class="unseen">${words.value.cardName(card)}</span></li>`)}</ul>`;
}
