/** The rules sheet of a game; one that was read before can be read again without a connection. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { Button, Field, LinkButton, Trouble, Waiting, useTitle } from "./parts.js";
import { fromQuery, gamesFor, toQuery } from "./rules_data.js";
import { game } from "./game.js";
import { go, route } from "./router.js";
import { isObject, isText, keep, listOf, recall } from "./store.js";
import { words } from "./words.js";

const MOST_SHEETS = 24;
const SHEETS = listOf((it) => isObject(it) && isText(it.key) && isSheet(it.found));

function isSheet(it) {
  const isPart = (part) => Array.isArray(part) && isText(part[0]) && Array.isArray(part[1]) && part[1].every(isText);
  return isObject(it) && isText(it.title) && !isObject(it.about) && Array.isArray(it.parts) && it.parts.every(isPart);
}

/** The page at `/rules`: of the game in its address, of a table's, or of the one chosen last. */
export function RulesPage() {
  const say = words.value;
  const { query } = route.value;
  const ofTable = query.get("table");
  const [asked, setAsked] = useState(null);
  const [refusal, setRefusal] = useState(null);
  useEffect(() => {
    if (!ofTable) setAsked(fromQuery(query) ?? game.peek());
    else ask(`/api/tables/${ofTable}`).then((table) => setAsked(table.variant), setRefusal);
  }, [query]);
  useTitle(say.part("web-nav-rules"));
  if (refusal) return html`<${Trouble} refusal=${refusal} />`;
  if (asked === null) return html`<${Waiting} />`;
  return html`<div class="stack narrow">
    ${!ofTable && html`<${OtherGame} now=${asked} />`}
    <${RulesSheet} game=${asked} heading="h1" />
    <p class="buttons no-print">
      <${LinkButton} kind="primary" icon="play" href="/?${toQuery(asked)}">${say.part("web-rules-play")}<//>
      <${LinkButton} icon="pad" href="/pad?${toQuery(asked)}">${say.part("web-nav-pad")}<//>
      <${Button} onClick=${() => print()}>${say.part("web-rules-print")}<//>
    </p>
  </div>`;
}

function OtherGame({ now }) {
  const say = words.value;
  const to = (variant, players) => go(`/rules?${toQuery({ variant, players, changes: {} })}`, { replace: true });
  const pickPlayers = (players) => {
    const games = gamesFor(players);
    to(games.includes(now.variant) ? now.variant : games[0], players);
  };
  return html`<div class="sheet base-game no-print">
    <${Field} label=${say.part("web-home-players")}>
      ${(id) => html`<select id=${id} value=${now.players} onChange=${(event) => pickPlayers(Number(event.currentTarget.value))}>
        ${[2, 3, 4, 5, 6, 7, 8].map((n) => html`<option value=${n}>${n}</option>`)}
      </select>`}
    <//>
    <${Field} label=${say.part("web-home-game")}>
      ${(id) => html`<select id=${id} value=${now.variant} onChange=${(event) => to(event.currentTarget.value, now.players)}>
        ${gamesFor(now.players).map((variant) => html`<option value=${variant}>${say.part(`variant-${variant}`)}</option>`)}
      </select>`}
    <//>
  </div>`;
}

/** The sheet itself, for this page and for a dialog at a table; `heading` is the element of its title, if it has one. */
export function RulesSheet({ game: { variant, players, changes }, heading = null }) {
  const { language } = words.value;
  const key = `${language} ${toQuery({ variant, players, changes })}`;
  const [sheet, setSheet] = useState({ key, found: null, refusal: null });
  useEffect(() => {
    let current = true;
    readSheet(key, { variant, players, changes, language }).then(
      (found) => current && setSheet({ key, found, refusal: null }),
      (refusal) => current && setSheet({ key, found: null, refusal }),
    );
    return () => (current = false);
  }, [key]);
  if (sheet.refusal) return html`<${Trouble} refusal=${sheet.refusal} />`;
  if (sheet.found === null) return html`<${Waiting} />`;
  const { title, about, parts } = sheet.found;
  return html`<article class="rules-sheet">
    ${heading && html`<header class="stack tight"><${heading}>${title}<//>${about && html`<p class="lead">${about}</p>`}</header>`}
    ${parts.map(([name, sentences]) => html`<section key=${name}>
      <h2>${name}</h2>
      <ul>${sentences.map((sentence) => html`<li key=${sentence}>${sentence}</li>`)}</ul>
    </section>`)}
  </article>`;
}

/** Ask for a sheet and keep it; where the server cannot be reached, return the one kept. */
async function readSheet(key, asked) {
  const kept = recall("sheets", SHEETS);
  try {
    const found = await ask("/api/rules/sheet", { body: asked });
    keep("sheets", [{ key, found }, ...kept.filter((other) => other.key !== key)].slice(0, MOST_SHEETS));
    return found;
  } catch (refusal) {
    const before = kept.find((other) => other.key === key);
    if (before && refusal.code === "offline") return before.found;
    throw refusal;
  }
}
