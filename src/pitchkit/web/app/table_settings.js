/** How a table is run: what its host may change, and everybody else may read. */

import { html } from "../vendor/preact.js";
import { Choice, Field } from "./parts.js";
import { Switch } from "./forms.js";
import { words } from "./words.js";

const LEVELS = ["novice", "casual", "club", "expert", "master"];
const GRACE_S = [10, 30, 60, 120, 300, 600];
const DECISION_S = [null, 10, 20, 30, 60, 120, 300];
const PACE_S = [0.2, 0.6, 1, 2, 3];

/** The settings of a table; `put(settings)` hears of each change, all of them together. */
export function TableSettings({ settings, can, put }) {
  const say = words.value;
  const set = (name) => (value) => put({ ...settings, [name]: value });
  const toggle = (name) => html`<${Switch} label=${say.part(`web-run-${name}`)} note=${say.part(`web-run-${name}.note`)}
    checked=${settings[name]} disabled=${!can} flipped=${set(name)} />`;
  const seconds = (name, values, message) => html`<${Field} label=${say.part(`web-run-${name}`)} note=${say.part(`web-run-${name}.note`)}>
    ${(id, described) => html`<select id=${id} aria-describedby=${described} disabled=${!can} value=${String(settings[name])}
      onChange=${(event) => set(name)(JSON.parse(event.currentTarget.value))}>
      ${withPresent(values, settings[name]).map((value) => html`<option value=${String(value)}>
        ${value === null ? say.part("web-run-no-clock") : say.part(message, { n: value })}</option>`)}
    </select>`}
  <//>`;
  const either = (name, values) => html`<${Choice} look="rows" label=${say.part(`web-run-${name}`)} value=${settings[name]}
    picked=${(value) => can && set(name)(value)}
    items=${values.map((value) => ({ value, label: say.part(`web-run-${name}.${value}`) }))} />`;
  return html`<fieldset class="stack" disabled=${!can}>
    <legend class="unseen">${say.part("web-lobby-settings")}</legend>
    ${!can && html`<p class="note">${say.part("web-run-host-only")}</p>`}
    <${Choice} look="segments" label=${say.part("web-home-level")} value=${settings.bot} picked=${(bot) => can && set("bot")(bot)}
      items=${LEVELS.map((bot) => ({ value: bot, label: say.part("bot", { name: bot }) }))} />
    <div class="fields">
      ${seconds("grace_s", GRACE_S, "web-seconds")}
      ${seconds("decision_s", DECISION_S, "web-seconds")}
      ${seconds("pace_s", PACE_S, "web-seconds")}
    </div>
    ${either("late_join", ["next_deal", "at_once"])}
    ${either("watch", ["public", "late"])}
    ${toggle("free_text")}
    ${toggle("take_back")}
    ${toggle("aids")}
  </fieldset>`;
}

/** The usual values, and the present one where it is another. */
function withPresent(values, present) {
  return values.includes(present) ? values : [...values, present].sort((a, b) => a - b);
}
