/** The classic deck: one drawing that holds all its cards, with the letters of the language that is spoken. */

import { effect, html, signal } from "../vendor/preact.js";
import { suitOf, SUITS } from "./cards.js";
import { words } from "./words.js";

const isHere = signal(false);

/** Fetch the deck and put it where its faces can be drawn from. */
export async function loadDeck() {
  const answer = await fetch("/deck/cards.svg");
  if (!answer.ok) throw new Error(`the classic deck: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("class", "deck-store");
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(document.adoptNode(drawn));
  isHere.value = true;
}

/** A face of the deck. */
export function ClassicFace({ card }) {
  const suit = suitOf(card);
  return html`<svg class="face ${suit ? `suit-${suit}` : `joker joker-${card}`}" viewBox="0 0 240 336" aria-hidden="true"
    focusable="false">
    <use href="#card-${card}" />
    ${!suit && html`<text x="12" y="44" class="joker-index">${words.value.rank(card)}</text>`}
  </svg>`;
}

/** Put the letters of the language on aces and court cards: a king is K in one, R or B elsewhere. */
function letterDeck() {
  for (const suit of SUITS) {
    for (const rank of "AKQJ") {
      const index = document.getElementById(`index-${rank}${suit}`);
      const letter = words.value.rank(rank + suit);
      index.querySelector("path").setAttribute("visibility", letter === rank ? "inherit" : "hidden");
      index.querySelector("text")?.remove();
      if (letter === rank) continue;
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      const at = { x: 0, y: 440, "text-anchor": "middle", "font-size": 1200, fill: `var(--suit-${suit.toLowerCase()})` };
      for (const [name, value] of Object.entries(at)) text.setAttribute(name, value);
      text.setAttribute("font-family", "Georgia, serif");
      text.textContent = letter;
      index.append(text);
    }
  }
}

effect(() => {
  if (isHere.value && words.value) letterDeck();
});
