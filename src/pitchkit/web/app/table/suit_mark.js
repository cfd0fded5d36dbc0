/** A suit within text: its sign, with its name for screen readers. */

import { html } from "../../vendor/preact.js";
import { Pip } from "../cards.js";
import { words } from "../words.js";

export function SuitMark({ suit }) {
  return html`<span class="suit-mark" role="img" aria-label=${words.value.suit(suit)}><${Pip} suit=${suit} /></span>`;
}
