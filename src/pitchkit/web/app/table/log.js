/** The hand so far, in words. */

import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Teller } from "../telling.js";

/** All that happened in the hand, in sentences. */
export function Log({ now: { pace, people, game, words } }) {
  const teller = new Teller(people, game);
  const sentences = pace.events.value.flatMap((event) => teller.tell(event));
  if (!sentences.length) return html`<p>${words.part("web-table-nothing-yet")}</p>`;
  return html`<ol class="log">${sentences.map((sentence, i) => html`<li key=${i}>${sentence}</li>`)}</ol>`;
}

/** The same beside the table, on a wide screen: what came last is in sight. */
export function SideLog({ now }) {
  const box = useRef(null);
  useLayoutEffect(() => box.current.scrollTo(0, box.current.scrollHeight));
  return html`<aside class="side-log" aria-label=${now.words.part("web-table-title-log")} tabindex="0" ref=${box}><${Log} now=${now} /></aside>`;
}
