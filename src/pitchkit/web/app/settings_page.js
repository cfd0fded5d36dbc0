/** The settings: as a page, and as a dialog over a table. */

import { html } from "../vendor/preact.js";
import { Button, Choice, Dialog, Field, useTitle } from "./parts.js";
import { Switch } from "./forms.js";
import { LANGUAGES, change, closeSettings, languageWanted, settings } from "./settings.js";
import { words } from "./words.js";

/** The settings over a page. */
export function SettingsDialog() {
  const say = words.value;
  return html`<${Dialog} title=${say.part("web-nav-settings")} closed=${closeSettings}>
    <${SettingsForm} />
    <div class="buttons"><${Button} kind="primary" onClick=${closeSettings}>${say.part("web-done")}<//></div>
  <//>`;
}

/** The page of settings. */
export function SettingsPage() {
  const say = words.value;
  useTitle(say.part("web-nav-settings"));
  return html`<div class="stack narrow">
    <header class="stack tight">
      <h1>${say.part("web-nav-settings")}</h1>
      <p class="muted">${say.part("web-settings-about")}</p>
    </header>
    <div class="sheet"><${SettingsForm} /></div>
  </div>`;
}

/** All the settings; each is in force at once. */
function SettingsForm() {
  const say = words.value;
  const now = settings.value;
  const items = (name, values) => values.map((value) => ({ value, label: say.part(`web-settings-${name}.${value}`) }));
  const choice = (name, values) => html`<${Choice} look="segments" label=${say.part(`web-settings-${name}`)}
    items=${items(name, values)} value=${now[name]} picked=${(value) => change({ [name]: value })} />`;
  const toggle = (name) => html`<${Switch} label=${say.part(`web-settings-${name}`)}
    note=${say.part(`web-settings-${name}.note`)} checked=${now[name]} flipped=${(on) => change({ [name]: on })} />`;
  return html`<div class="stack">
    <${Field} label=${say.part("web-settings-language")}>
      ${(id) => html`<select id=${id} value=${languageWanted()}
        onChange=${(event) => change({ language: event.currentTarget.value })}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}
      </select>`}
    <//>
    ${choice("theme", ["light", "dark", "system"])}
    ${choice("deck", ["large", "classic"])}
    ${toggle("fourColours")}
    ${toggle("bigText")}
    ${choice("speed", ["slow", "normal", "fast", "off"])}
    ${toggle("tapToGoOn")}
    ${toggle("sound")}
  </div>`;
}
