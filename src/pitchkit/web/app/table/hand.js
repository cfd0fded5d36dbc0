/** A hand of cards to choose from: large, sorted, by pointer and by keys. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Face, suitOf } from "../cards.js";
import { words } from "../words.js";

const LEAST_WIDTH = 46;
const MOST_WIDTH = 104;
const GAP = 4;
/** A hand in play keeps the size of its cards while it gets shorter. */
const LEAST_COLUMNS = 6;

/** Return how many cards stand in a row, so that each is wide enough to be tapped. */
function columnsFor(n, width) {
  const fit = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const rows = Math.ceil(n / fit);
  return Math.max(Math.min(LEAST_COLUMNS, fit), Math.ceil(n / Math.max(1, rows)));
}

function useWidth(ref) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const look = () => setWidth(ref.current.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(ref.current);
    look();
    return () => observer.disconnect();
  }, []);
  return width;
}

/**
 * A row of cards, or two where there are many.
 *
 * @param {object} given
 * @param {string[]} given.cards in order
 * @param {string} given.label whose cards they are
 * @param {Set|null} given.usable the cards that may be taken now; null where nothing is asked of this hand
 * @param {Set|null} given.marked the cards that are chosen to go, where cards are marked
 * @param {object} given.points what cards are worth
 * @param {string[]|null} given.trumps the trumps, null before they are known
 * @param {(card: string) => void} given.take a card was taken; one that may not be is asked for all the same
 * @param {string} given.look "small" for a second hand
 * @param {string|null} given.leaving the card that is on its way to the table
 */
export function Hand({ cards, label, usable, marked, points, trumps, take, look = "", leaving = null }) {
  const list = useRef(null);
  const width = useWidth(list);
  const [at, setAt] = useState(0);
  const place = Math.min(at, Math.max(0, cards.length - 1));
  const columns = columnsFor(cards.length, width || 320);
  const size = Math.min(look === "small" ? 72 : MOST_WIDTH, Math.floor(((width || 320) - GAP * (columns - 1)) / columns));
  useFirstUsable(cards, usable, setAt);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    if (document.activeElement === document.body) list.current.querySelectorAll("button")[place]?.focus();
  }, [cards.length]);
  const move = (event) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: cards.length - 1 }[event.key] ?? null;
    const beside = { ArrowUp: place - columns, ArrowDown: place + columns }[event.key] ?? null;
    const next = to !== null ? (to + cards.length) % cards.length : beside;
    if (next === null || next < 0 || next >= cards.length) return;
    event.preventDefault();
    setAt(next);
    list.current.querySelectorAll("button")[next].focus();
  };
  return html`<ul ref=${list} class="hand ${look} ${usable ? "asked" : ""}" aria-label=${label} onKeyDown=${move}
    style=${{ "--w": `${size}px` }}>
    ${cards.map((card, i) => html`<${Held} key=${card} card=${card} isAt=${i === place} isUsable=${usable?.has(card)}
      isAsked=${Boolean(usable)} isLeaving=${card === leaving} mark=${marked && (marked.has(card) ? "on" : "off")}
      points=${points[card] ?? 0} begins=${i > 0 && groupOf(card, trumps) !== groupOf(cards[i - 1], trumps)}
      taken=${() => {
        setAt(i);
        follows.current = true;
        take(card);
      }} />`)}
  </ul>`;
}

/** When something is asked of the hand anew, the pointer of the keyboard goes to a card that may be taken. */
function useFirstUsable(cards, usable, setAt) {
  const asked = usable ? [...usable].join(" ") : null;
  useEffect(() => {
    const first = usable ? cards.findIndex((card) => usable.has(card)) : -1;
    if (first >= 0) setAt(first);
  }, [asked]);
}

function groupOf(card, trumps) {
  return trumps?.includes(card) ? "trumps" : suitOf(card);
}

function Held({ card, isAt, isUsable, isAsked, isLeaving, mark, points, begins, taken }) {
  const say = words.value;
  const name = say.cardName(card);
  const label = points ? say.part("web-table-card-points", { card: name, n: points }) : name;
  const states = [isAsked && (isUsable ? "usable" : "barred"), mark === "on" && "marked", begins && "begins", isLeaving && "leaving"];
  return html`<li class=${states.filter(Boolean).join(" ")}>
    <button type="button" tabindex=${isAt ? 0 : -1} aria-label=${label} aria-disabled=${isUsable ? undefined : "true"}
      aria-pressed=${mark ? mark === "on" : undefined} data-card=${card} onClick=${taken}>
      <${Face} card=${card} />
      ${points > 0 && html`<span class="worth" aria-hidden="true">${"•".repeat(points)}</span>`}
      ${mark === "on" && html`<span class="goes" aria-hidden="true">✗</span>`}
    </button>
  </li>`;
}
