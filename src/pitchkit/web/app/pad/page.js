/** A score pad for people who play with real cards. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { ask } from "../api.js";
import { Button, Field, Icon, LinkButton, Trouble, useTitle } from "../parts.js";
import { choose, game } from "../game.js";
import { fromQuery, gamesFor, toQuery } from "../rules_data.js";
import { go, route } from "../router.js";
import { isText, keep, recall } from "../store.js";
import { words } from "../words.js";
import { Sheet } from "./sheet.js";
import { dropPad, keepData, keptData, newPad, pads } from "./keeping.js";
import { sheetOf } from "./score.js";

const LONGEST_NAME = 24;
/** Names by player; a player without one keeps his place. */
const NAMES = (held) => (Array.isArray(held) ? held.map((name) => (isText(name) ? name : "")) : []);

/** The page at `/pad`: one pad (`?pad=ID`), or the list of pads and the way to a new one. */
export function PadPage() {
  const say = words.value;
  const { query } = route.value;
  const pad = pads.value.find((other) => other.id === query.get("pad"));
  useTitle(say.part("web-nav-pad"));
  return pad ? html`<${Sheet} key=${pad.id} pad=${pad} />` : html`<${Pads} query=${query} />`;
}

function Pads({ query }) {
  const say = words.value;
  return html`<div class="stack">
    <header class="stack tight">
      <h1>${say.part("web-nav-pad")}</h1>
      <p class="muted">${say.part("web-pad-about")}</p>
    </header>
    <div class="home-columns">
      <${NewPad} query=${query} />
      <section class="stack tight side" aria-labelledby="pads">
        <h2 id="pads">${say.part("web-pad-kept")}</h2>
        ${pads.value.length === 0 && html`<p class="note">${say.part("web-pad-none")}</p>`}
        <ul class="plain-list">${pads.value.map((pad) => html`<${KeptPad} key=${pad.id} pad=${pad} />`)}</ul>
      </section>
    </div>
  </div>`;
}

function KeptPad({ pad }) {
  const say = words.value;
  const { scores } = sheetOf(pad.data, pad.hands, pad.firstDealer);
  const sides = pad.data.teams.map((team) => `${say.joined(team.map((player) => pad.names[player]))} ${scores[team[0]]}`);
  return html`<li class="own-rule">
    <a class="way" href="/pad?pad=${pad.id}"><strong>${sides.join(" · ")}</strong>
      <span class="note">${say.game(pad.game.variant, pad.game.changes)} · ${say.time(pad.at_ms)}</span></a>
    <button type="button" class="button bare only-icon" aria-label=${say.part("web-pad-drop", { sides: sides.join(", ") })}
      onClick=${() => confirm(say.part("web-pad-drop-sure")) && dropPad(pad.id)}><${Icon} name="close" /></button>
  </li>`;
}

/** Game, names, first dealer. */
function NewPad({ query }) {
  const say = words.value;
  useEffect(() => {
    const named = fromQuery(query);
    if (named) choose(named);
  }, [query]);
  const now = game.value;
  const [names, setNames] = useState(() => recall("pad-names", NAMES));
  const [dealer, setDealer] = useState(0);
  const [refusal, setRefusal] = useState(null);
  const players = [...Array(now.players).keys()];
  const called = players.map((player) => names[player]?.trim() || say.part("web-pad-player", { number: player + 1 }));
  const begin = async (event) => {
    event.preventDefault();
    const key = toQuery(now);
    let data;
    try {
      data = await ask("/api/rules/pad", { body: now });
      keepData(key, data);
    } catch (error) {
      data = error.code === "offline" ? keptData(key) : null;
      if (data === null) return setRefusal(error);
    }
    keep("pad-names", names);
    const firstDealer = dealer < now.players ? dealer : 0;
    return go(`/pad?pad=${newPad({ game: now, data, names: called, firstDealer })}`);
  };
  const pickPlayers = (n) => {
    const games = gamesFor(n);
    choose({ players: n, variant: games.includes(now.variant) ? now.variant : games[0] });
  };
  return html`<form class="sheet stack" onSubmit=${begin} aria-labelledby="new-pad">
    <h2 id="new-pad">${say.part("web-pad-new")}</h2>
    <div class="base-game">
      <${Field} label=${say.part("web-home-players")}>
        ${(id) => html`<select id=${id} value=${now.players} onChange=${(event) => pickPlayers(Number(event.currentTarget.value))}>
          ${[2, 3, 4, 5, 6, 7, 8].map((n) => html`<option value=${n}>${n}</option>`)}
        </select>`}
      <//>
      <${Field} label=${say.part("web-home-game")}>
        ${(id) => html`<select id=${id} value=${now.variant}
          onChange=${(event) => choose({ ...now, variant: event.currentTarget.value, changes: {} })}>
          ${gamesFor(now.players).map((variant) => html`<option value=${variant}>${say.part(`variant-${variant}`)}</option>`)}
        </select>`}
      <//>
    </div>
    <p><${LinkButton} href="/house?${toQuery(now)}" icon="edit">
      ${say.part("web-home-house", { n: Object.keys(now.changes).length })}<//></p>
    <fieldset class="stack tight">
      <legend class="label">${say.part("web-pad-names")}</legend>
      <p class="note">${say.part("web-pad-names-about")}</p>
      <div class="fields">
        ${players.map((player) => html`<${Field} key=${player} label=${say.part("web-pad-player", { number: player + 1 })}>
          ${(id) => html`<input id=${id} value=${names[player] ?? ""} maxlength=${LONGEST_NAME} autocomplete="off"
            onInput=${(event) => setNames(Object.assign([...names], { [player]: event.currentTarget.value }))} />`}
        <//>`)}
      </div>
    </fieldset>
    <${Field} label=${say.part("web-pad-first-dealer")} look="short">
      ${(id) => html`<select id=${id} value=${dealer} onChange=${(event) => setDealer(Number(event.currentTarget.value))}>
        ${players.map((player) => html`<option value=${player}>${called[player]}</option>`)}
      </select>`}
    <//>
    ${refusal && html`<${Trouble} refusal=${refusal} />`}
    <div class="buttons"><button class="button primary big">${say.part("web-pad-begin")}</button></div>
  </form>`;
}
