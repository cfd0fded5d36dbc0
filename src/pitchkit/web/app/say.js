/** What the page says besides what it shows: to screen readers, and in passing at the edge of the screen. */

import { html, signal } from "../vendor/preact.js";

const spoken = signal([]);
const notes = signal([]);
let last = 0;

const SHOWN_MS = 5000;
const MOST_SPOKEN = 6;

/** Have a screen reader say a sentence when it has finished the one before. */
export function announce(text) {
  last += 1;
  spoken.value = [...spoken.value, { key: last, text }].slice(-MOST_SPOKEN);
}

/** Show a sentence for some seconds, and have it said. */
export function toast(text) {
  last += 1;
  const note = { key: last, text };
  notes.value = [...notes.value, note];
  setTimeout(() => (notes.value = notes.value.filter((other) => other !== note)), SHOWN_MS);
  announce(text);
}

/** The region that is read aloud, and the notes; once on every page. */
export function Said() {
  return html`
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" id="said">
      ${spoken.value.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}
    </div>
    <div class="toasts" aria-hidden="true">
      ${notes.value.map(({ key, text }) => html`<p key=${key} class="toast">${text}</p>`)}
    </div>
  `;
}
