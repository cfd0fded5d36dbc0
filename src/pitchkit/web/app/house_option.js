/** One option of the house rules: its name, what it is set to, and the values it can have. */

import { html, useState } from "../vendor/preact.js";
import { Choice, Field, Icon } from "./parts.js";
import { Stepper } from "./forms.js";
import { rulesData } from "./rules_data.js";
import { fromText, shown } from "./options.js";
import { words } from "./words.js";

/** A row that opens; a value that cannot stand shows why. */
export function OptionRow({ name, value, usual, players, wrong, set }) {
  const say = words.value;
  const entry = rulesData.value.options[name];
  const changed = shown(value) !== shown(usual);
  const label = say.part(`option-${name}`);
  return html`<details class="option ${changed ? "changed" : ""}">
    <summary>
      <span class="option-name">${label}${changed && html` <span class="badge">${say.part("web-house-changed")}</span>`}</span>
      <span class="option-value">${meaningOf(name, value)}</span>
      <${Icon} name="more" />
    </summary>
    <div class="option-body stack tight">
      <${Control} name=${name} entry=${entry} label=${label} value=${value} players=${players} usual=${usual} set=${set} />
      ${changed && html`<p class="note">${say.part("web-house-default", { value: meaningOf(name, usual) })}</p>`}
      ${wrong && html`<p class="wrong"><${Icon} name="wrong" />${wrong}</p>`}
    </div>
  </details>
  ${wrong && html`<p class="wrong option-wrong" aria-hidden="true"><${Icon} name="wrong" />${wrong}</p>`}`;
}

/** What a value means, beside the option's name; one that the option cannot have stands as it is. */
function meaningOf(name, value) {
  const say = words.value;
  const { kind } = rulesData.value.options[name];
  if (kind === "number" && value !== null) return shown(value);
  const hasSentence = kind === "choice" || kind === "flag" ? say.has(`option-${name}.${shown(value)}`) : true;
  const isTyped = kind === "faces" && !Array.isArray(value) && value !== null;
  return hasSentence && !isTyped ? say.meaning(name, value) : shown(value);
}

function Control({ name, entry, label, value, players, usual, set }) {
  switch (entry.kind) {
    case "number":
      return html`<${NumberOption} ...${{ name, entry, label, value, usual, set }} />`;
    case "faces":
      return html`<${FacesOption} ...${{ name, entry, label, value, set }} />`;
    default:
      return html`<${Choice} look="rows" label=${label} unseenLabel value=${value} picked=${set}
        items=${valuesOf(entry, players).map((one) => ({ value: one, label: meaningOf(name, one) }))} />`;
  }
}

/** The values that an option can be given one by one. */
function valuesOf(entry, players) {
  switch (entry.kind) {
    case "flag":
      return [false, true];
    case "choice":
      return entry.words;
    case "seat":
      return ["random", ...Array(players).keys()];
    default: {
      const sizes = Array.from({ length: players - 2 }, (_, n) => n + 2).filter((n) => players % n === 0);
      return ["none", "solo", "called", ...sizes.map((n) => `${n}x${players / n}`)];
    }
  }
}

function NumberOption({ name, entry, label, value, usual, set }) {
  const say = words.value;
  const start = value ?? usual ?? entry.low;
  const field = html`<${Field} label=${label} note=${say.part("web-house-range", { low: entry.low, high: entry.high })}>
    ${(id, described) => html`<${Stepper} id=${id} describedBy=${described} label=${label} value=${value ?? start}
      low=${entry.low} high=${entry.high} changed=${set} />`}
  <//>`;
  if (!entry.optional) return field;
  const items = [
    { value: true, label: say.part(`option-${name}.none`) },
    { value: false, label: say.part("web-house-number") },
  ];
  return html`<${Choice} look="rows" label=${label} unseenLabel items=${items} value=${value === null}
    picked=${(none) => set(none ? null : start)} />${value !== null && field}`;
}

function FacesOption({ name, entry, label, value, set }) {
  const say = words.value;
  const [text, setText] = useState(value === null ? "" : shown(value));
  const typed = (event) => {
    setText(event.currentTarget.value);
    const faces = event.currentTarget.value.trim();
    set(faces ? fromText(entry, faces.toUpperCase()) : null);
  };
  return html`<${Field} label=${label} note=${say.part("web-house-faces")}>
    ${(id, described) => html`<input id=${id} aria-describedby=${described} value=${text} spellcheck=${false}
      autocapitalize="characters" placeholder=${say.part(`option-${name}.none`)} onInput=${typed} />`}
  <//>`;
}
