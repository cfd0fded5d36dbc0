/** The table seen from above: who sits where, who is on turn, what lies there, who takes it. */

import { html } from "../../vendor/preact.js";
import { cardList, Chip, Face, inOrder, Pip } from "../cards.js";
import { trumpsOf } from "./moment.js";
import { Button } from "../parts.js";
import { NOBODY } from "./people.js";
import { Clock } from "./clock.js";

/** Others at the left, along the top and so at the right, by how many there are. */
const SIDES = { 1: [0, 1], 2: [1, 0], 3: [1, 1], 4: [1, 2], 5: [1, 3], 6: [2, 2], 7: [2, 3] };
const HEIGHTS = { 1: [48], 2: [73, 36] }; // per cent from the top; the left side is counted from below
const ACROSS = { 0: [], 1: [50], 2: [26, 74], 3: [18, 50, 82] };
/** How far from the middle cards lie, in card widths and heights, by the number of hands. */
const SPREAD = { 2: [0, 0.56], 3: [1.05, 0.56], 4: [1.1, 0.62], 5: [1.3, 0.72], 6: [1.4, 0.74], 7: [2, 1.1], 8: [2.1, 1.15] };

/** The sign of who is away. */
const MOON = "M20 14.500A8.500 8.500 0 019.500 4 8.500 8.500 0 1020 14.500z";

/** Return where each hand sits, in the order of `order`: `{seat, x, y, side}`; the reader's own is at the bottom. */
export function places(order, bottom) {
  const at = Math.max(0, order.indexOf(bottom));
  const around = [...order.slice(at), ...order.slice(0, at)];
  const [nLeft, nTop] = SIDES[around.length - 1];
  const nRight = around.length - 1 - nLeft - nTop;
  const left = (HEIGHTS[nLeft] ?? []).map((y) => ({ x: 0, y, side: "left" }));
  const top = ACROSS[nTop].map((x) => ({ x, y: 0, side: "top" }));
  const right = [...(HEIGHTS[nRight] ?? [])].reverse().map((y) => ({ x: 100, y, side: "right" }));
  const spots = [{ x: 50, y: 100, side: "bottom" }, ...left, ...top, ...right];
  return around.map((seat, i) => ({ seat, ...spots[i] }));
}

/** Return what lies on the table: the trick, or the last one until the next is led. */
export function trickOnTable(view) {
  if (view.trick_cards || !view.tricks.length) {
    return { seats: view.trick_seats, cards: cardList(view.trick_cards), winning: view.winning, isOver: false };
  }
  const last = view.tricks.at(-1);
  return { seats: last.seats, cards: cardList(last.cards), winning: last.taker, isOver: true };
}

export function Felt({ now, children, tapped }) {
  const { words, view, people, me } = now;
  const spots = places(view.order, me === NOBODY ? 0 : me);
  const trick = trickOnTable(view);
  const [rx, ry] = SPREAD[spots.length];
  const nTop = spots.filter(({ side }) => side === "top").length;
  const classes = `felt n${spots.length} ${nTop ? "has-top" : ""} ${trick.isOver ? "trick-over" : ""}`;
  return html`<section class=${classes} aria-label=${words.part("web-table-felt")} style=${{ "--rx": rx, "--ry": ry }}
    onClick=${tapped}>
    <ul class="places">${spots.map((spot) => html`<${Seat} key=${spot.seat} now=${now} spot=${spot} trick=${trick} />`)}</ul>
    <div class="middle">
      ${trick.cards.length > 0 ? html`<${Trick} now=${now} spots=${spots} trick=${trick} />` : children ?? html`<${Idle} now=${now} />`}
    </div>
    <${Aid} now=${now} />
    <p class="unseen">${people && trick.isOver ? words.part("screen-trick-over", { number: view.tricks.length }) : ""}</p>
  </section>`;
}

/** Hint and undo where they are to be had, or a wish to take back. */
function Aid({ now: { live, words, open, isMine, me } }) {
  if (me === NOBODY) return null;
  const { hints, undo, take_back } = live.aids;
  return html`<div class="aid-buttons" onClick=${(event) => event.stopPropagation()}>
    <span>${(undo || take_back) && html`<${Button} kind="bare" icon="undo" onClick=${() => open("undo")}>
      ${words.part(undo ? "web-table-undo" : "web-table-take-back")}<//>`}</span>
    <span>${hints && html`<${Button} kind="bare" aria-disabled=${isMine ? undefined : "true"} onClick=${() => open("hint")}>
      ${words.part("web-table-hint")}<//>`}</span>
  </div>`;
}

/** What the empty middle shows: the trump, as a sign. */
function Idle({ now }) {
  const { view } = now;
  return view.trump === null ? null : html`<div class="watermark"><${Pip} suit=${view.trump} /></div>`;
}

function Trick({ now, spots, trick }) {
  const { words, people, view } = now;
  const number = trick.isOver ? view.tricks.length : view.tricks.length + 1;
  const taker = spots.find(({ seat }) => seat === trick.winning);
  const to = trick.isOver && taker ? direction(taker) : [0, 0];
  return html`<ol class="trick" key=${number} aria-label=${words.part("screen-trick", { number })}
    style=${{ "--to-x": to[0], "--to-y": to[1] }}>
    ${trick.seats.map((seat, i) => {
      const [x, y] = direction(spots.find((spot) => spot.seat === seat));
      const takes = seat === trick.winning;
      const said = words.part("card-by", { who: people.label(seat), card: words.cardName(trick.cards[i]) });
      return html`<li key=${seat} class=${takes ? "takes" : ""} style=${{ "--x": x, "--y": y, "--z": i }}>
        <span class="unseen">${takes ? words.part("web-table-takes", { what: said }) : said}</span>
        <${Face} card=${trick.cards[i]} />
        ${takes && html`<span class="star" aria-hidden="true">★</span>`}
      </li>`;
    })}
  </ol>`;
}

/** Return the way from the middle to a seat, of length 1. */
function direction({ x, y, side }) {
  const dx = side === "left" ? -1 : side === "right" ? 1 : (x - 50) / 40;
  const dy = side === "bottom" ? 1 : side === "top" ? -1 : (y - 44) / 34;
  const far = Math.hypot(dx, dy);
  return [dx / far, dy / far];
}

// Seats ----------------------------------------------------------------------------------------------------------------

function Seat({ now, spot, trick }) {
  const { view, people, turn, live, me } = now;
  const { seat, x, y, side } = spot;
  const onTurn = turn?.seat === seat && !view.result;
  const player = seat < people.rules.players ? live.players[seat] : null;
  const states = [`at-${side}`, onTurn && "on-turn", people.isFriend(view, seat) && "friend", seat === trick.winning && "wins",
    isOut(view, seat) && "is-out"];
  const shown = seat !== me && people.owner(view, seat) !== me ? view.hands[seat] : null;
  return html`<li class="place ${states.filter(Boolean).join(" ")}" style=${{ "--x": `${x}%`, "--y": `${y}%` }}>
    <div class="pill">
      <${Name} now=${now} seat=${seat} player=${player} onTurn=${onTurn} />
      <${Facts} now=${now} seat=${seat} player=${player} onTurn=${onTurn} />
    </div>
    ${shown && html`<${Shown} now=${now} seat=${seat} cards=${cardList(shown)} />`}
  </li>`;
}

function isOut(view, seat) {
  return view.out.includes(seat) && !view.result;
}

function Name({ now, seat, player, onTurn }) {
  const { words, people, view } = now;
  return html`<p class="place-name">
    ${onTurn && html`<span class="turn-mark" aria-hidden="true">▸</span>`}
    <span class="who" title=${people.label(seat)}>${people.label(seat)}</span>
    ${seat === view.dealer && html`<span class="dealer" role="img" aria-label=${words.part("web-table-deals")}
      title=${words.part("web-table-deals")}>●</span>`}
    ${player?.away && html`<span class="away" role="img" aria-label=${words.part("web-table-away")}
      title=${words.part("web-table-away")}><svg class="icon" viewBox="0 0 24 24"><path d=${MOON} /></svg></span>`}
    ${onTurn && html`<span class="unseen">${words.part("web-table-on-turn")}</span>`}
  </p>`;
}

/** The line below a name: what the hand said in the auction, whether it has the bid, tricks and points, the score. */
function Facts({ now, seat, player, onTurn }) {
  const { words, people, view, turn, live, me } = now;
  const facts = [];
  const bid = saidBy(view, seat);
  if (view.phase === "auction") {
    facts.push(html`<b class="bid">${bid ? people.bid(bid) : "…"}</b>`);
  } else if (seat === view.bidder) {
    const amount = people.bid(view.moon ? "moon" : `bid ${view.bid}`);
    facts.push(html`<b class="bid has-bid" title=${words.part("web-table-has-bid")}>
      <span class="unseen">${words.part("web-table-has-bid")} </span>${amount}</b>`);
  }
  if (seat !== me && !view.result) facts.push(html`<${Held} words=${words} n=${view.n_cards[seat]} />`);
  if (isOut(view, seat)) facts.push(html`<span class="out">${words.part("screen-out")}</span>`);
  if (player?.taken_over) facts.push(html`<span title=${words.part("web-table-bot-plays", { who: people.label(seat) })}>⚙</span>`);
  const grace = live.grace.find((row) => row.player === seat);
  if (grace) facts.push(html`<${Clock} now=${now} at_ms=${grace.at_ms} kind="grace" />`);
  if (onTurn && turn.deadline_ms) facts.push(html`<${Clock} now=${now} at_ms=${turn.deadline_ms} kind="turn" />`);
  if (view.bidder !== NOBODY && view.phase !== "auction") facts.push(html`<${Won} now=${now} seat=${seat} />`);
  if (!people.inTeams && seat < people.rules.players) {
    facts.push(html`<span class="score"><span class="unseen">${words.part("screen-column.score")} </span>${words.number(view.scores[seat])}</span>`);
  }
  return html`<p class="place-facts">${facts}</p>`;
}

/** How many cards a hand holds. */
function Held({ words, n }) {
  const label = words.part("web-table-holds", { n });
  return html`<span class="holds" title=${label}><span class="unseen">${label}</span>
    <span class="mini-back" aria-hidden="true"></span><span aria-hidden="true">${n}</span></span>`;
}

function Won({ now, seat }) {
  const { words, view, people } = now;
  const tricks = view.tricks.filter(({ taker }) => taker === seat).length;
  const points = (people.game.four_point ? view.card_points : view.points)[seat];
  if (!tricks && !points) return null;
  const label = words.part("web-table-won", { tricks, points });
  return html`<span class="taken-so-far" title=${label}><span class="unseen">${label}</span>
    <span aria-hidden="true">${people.game.four_point ? html`<span class="taken-for">${words.part("screen-award", { what: "game" })} </span>${points}`
      : `${points}•`}</span></span>`;
}

function saidBy(view, seat) {
  return view.bids.findLast(([who]) => who === seat)?.[1];
}

/** A hand that lies open and is not the reader's to play. */
function Shown({ now, seat, cards }) {
  const { words, people, view, game } = now;
  if (!cards.length) return null;
  const label = words.part("web-table-open-hand", { who: people.label(seat) });
  return html`<ul class="shown" aria-label=${label}>
    ${inOrder(cards, trumpsOf(game, view)).map((card) => html`<li key=${card}><${Chip} card=${card} /></li>`)}
  </ul>`;
}

