/** Parts of longer forms: switches, and numbers with steps. */

import { html, useId } from "../vendor/preact.js";
import { words } from "./words.js";

/** An option that is on or off, with its name and a line about it. */
export function Switch({ label, note, checked, flipped, ...rest }) {
  const id = useId();
  return html`<div class="switch">
    <span class="switch-words">
      <label for=${id}>${label}</label>
      ${note && html`<span class="note" id="${id}-note">${note}</span>`}
    </span>
    <input type="checkbox" role="switch" id=${id} checked=${checked} aria-describedby=${note ? `${id}-note` : undefined}
      onChange=${(event) => flipped(event.currentTarget.checked)} ...${rest} />
  </div>`;
}

/** A number with steps down and up; `changed(number)` hears of each that is written, and what is none goes when one leaves. */
export function Stepper({ id, value, low, high, changed, label, describedBy }) {
  const say = words.value;
  const step = (by) => changed(Math.min(high, Math.max(low, value + by)));
  return html`<div class="stepper">
    <button type="button" aria-label=${say.part("web-fewer", { what: label })} disabled=${value <= low}
      onClick=${() => step(-1)}>−</button>
    <input id=${id} type="number" inputmode="numeric" min=${low} max=${high} value=${value}
      aria-describedby=${describedBy} onBlur=${(event) => (event.currentTarget.value = value)}
      onInput=${(event) => event.currentTarget.value !== "" && changed(Number(event.currentTarget.value))} />
    <button type="button" aria-label=${say.part("web-more", { what: label })} disabled=${value >= high}
      onClick=${() => step(1)}>+</button>
  </div>`;
}
