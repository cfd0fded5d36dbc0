/** Cards as they are drawn: large-print faces of our own, or the classic deck; and cards as numbers and texts. */

import { effect, html, signal } from "../vendor/preact.js";
import { settings } from "./settings.js";
import { words } from "./words.js";

export const SUITS = "SHDC";
export const SUIT_SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const LITTLE_JOKER = 52;

/** Return the text of a card that an event gives as a number: `JS`, `BJ`, `??` for one that lies face down. */
export function cardText(number) {
  if (number < 0) return "??";
  if (number >= LITTLE_JOKER) return number === LITTLE_JOKER ? "LJ" : "BJ";
  return RANKS[number % 13] + SUITS[Math.floor(number / 13)];
}

/** Return the cards of a text, `"AS KH"`, as a list. */
export function cardList(text) {
  return text ? text.split(" ") : [];
}

/** Return the suit printed on a card; null for a joker or a card face down. */
export function suitOf(card) {
  return card === "BJ" || card === "LJ" || card === "??" ? null : card.at(-1);
}

function byRank(one, other) {
  return RANKS.indexOf(other.slice(0, -1)) - RANKS.indexOf(one.slice(0, -1));
}

/** Return cards suit by suit, high cards first, jokers last (as text.faces.sorted_hand). */
function bySuits(cards) {
  const plain = [...SUITS].flatMap((suit) => cards.filter((card) => suitOf(card) === suit).sort(byRank));
  return [...plain, ...["BJ", "LJ"].filter((joker) => cards.includes(joker))];
}

/**
 * Return cards as they are held: trumps from high to low, then suit by suit; before trump is known by suits.
 *
 * @param {string[]} cards
 * @param {string[]|null} trumps the trumps from high to low, null before they are known
 */
export function inOrder(cards, trumps) {
  if (trumps === null) return bySuits(cards);
  const held = trumps.filter((card) => cards.includes(card));
  return [...held, ...bySuits(cards.filter((card) => !held.includes(card)))];
}

// Faces ----------------------------------------------------------------------------------------------------------------

const PIPS = {
  S: "M50 4C57 25 93 41 93 65c0 13-10 20-20 20-8 0-15-4-19-11 1 10 4 17 12 22H34c8-5 11-12 12-22-4 7-11 11-19 11-10 0-20-7-20-20C7 41 43 25 50 4z",
  H: "M50 93C23 69 6 51 6 31 6 16 17 7 29 7c9 0 17 5 21 15C54 12 62 7 71 7c12 0 23 9 23 24 0 20-17 38-44 62z",
  D: "M50 3c10 18 22 33 37 47-15 14-27 29-37 47C40 79 28 64 13 50 28 36 40 21 50 3z",
  C: "M50 5c12 0 22 10 22 22 0 6-3 11-7 15 3-1 5-2 8-2 12 0 22 10 22 22s-10 22-22 22c-8 0-15-4-19-10 1 9 4 17 12 22H34c8-5 11-13 12-22-4 6-11 10-19 10C15 84 5 74 5 62s10-22 22-22c3 0 5 1 8 2-4-4-7-9-7-15C28 15 38 5 50 5z",
};
const STAR = "M50 6l13 29 32 4-24 21 7 32-28-17-28 17 7-32L5 39l32-4z";

/** The sign of a suit, drawn: the same on every machine. */
export function Pip({ suit }) {
  return html`<svg class="pip suit-${suit}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path d=${PIPS[suit]} />
  </svg>`;
}

function LargeFace({ card }) {
  const suit = suitOf(card);
  const rank = words.value.rank(card);
  const path = suit ? PIPS[suit] : STAR;
  const kind = suit ? `suit-${suit}` : `joker joker-${card}`;
  return html`<svg class="face ${kind}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <text x="8" y="49" class=${rank.length > 1 ? "rank wide" : "rank"}>${rank}</text>
    <path transform="translate(10 57) scale(.25)" d=${path} />
    <path transform="translate(37 74) scale(.56)" d=${path} />
  </svg>`;
}

/** The face of a card, or its back for `??`; it says nothing by itself. */
export function Face({ card }) {
  if (card === "??") return html`<span class="card back" aria-hidden="true"></span>`;
  const isClassic = settings.value.deck === "classic" && classicFace.value !== null;
  return html`<span class="card" aria-hidden="true"><${isClassic ? classicFace.value : LargeFace} card=${card} /></span>`;
}

/** A card within text: rank and sign on a small piece of card, with its full name for screen readers. */
export function Chip({ card }) {
  const suit = suitOf(card);
  return html`<span class="chip" role="img" aria-label=${words.value.cardName(card)}>
    <b aria-hidden="true">${words.value.rank(card)}</b>${suit && html`<${Pip} suit=${suit} />`}
  </span>`;
}

// The classic deck -----------------------------------------------------------------------------------------------------

/** What draws its faces; null until it is here. */
const classicFace = signal(null);
let isWanted = false;

/** Fetch the classic deck once it is chosen; until it is there, and where it cannot be had, ours is drawn. */
async function fetchDeck() {
  isWanted = true;
  try {
    const { ClassicFace, loadDeck } = await import("./deck.js");
    await loadDeck();
    classicFace.value = ClassicFace;
  } catch (error) {
    console.error(error);
    isWanted = false;
  }
}

effect(() => {
  if (settings.value.deck === "classic" && !isWanted) fetchDeck();
});
