/** The way to a seat at a friend's table. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { Button, Choice, Field, Icon, LinkButton, Trouble, Waiting, useTitle } from "./parts.js";
import { change, settings } from "./settings.js";
import { keepTable } from "./store.js";
import { words } from "./words.js";

const LONGEST_NAME = 24;

/** Ask for a seat, or to watch; `joined(token)` hears of it. */
export function JoinPage({ code, joined }) {
  const say = words.value;
  useTitle(say.part("web-join-title"));
  const [table, setTable] = useState(null);
  const [refusal, setRefusal] = useState(null);
  const look = () => {
    setRefusal(null);
    ask(`/api/tables/${code}`).then(setTable, setRefusal);
  };
  useEffect(look, [code]);
  if (refusal) {
    return html`<div class="stack narrow"><h1>${say.part("web-join-title")}</h1>
      <${Trouble} refusal=${refusal} again=${look} />
      <p><${LinkButton} href="/" icon="home">${say.part("web-go-home")}<//></p></div>`;
  }
  if (table === null) return html`<${Waiting} />`;
  return html`<${JoinForm} code=${code} table=${table} joined=${joined} />`;
}

function JoinForm({ code, table, joined }) {
  const say = words.value;
  const [name, setName] = useState(settings.peek().name);
  const [player, setPlayer] = useState(null);
  const [refusal, setRefusal] = useState(null);
  const { variant, changes } = table.variant;
  const game = say.game(variant, changes);
  const open = table.seats.filter((seat) => seat.free || seat.bot);
  const come = (watch) => async (event) => {
    event.preventDefault();
    try {
      const asked = { name: name.trim(), player: watch ? null : player, watch };
      const { token } = await ask(`/api/tables/${code}/people`, { body: asked });
      change({ name: asked.name });
      keepTable(code, { token, name: asked.name, game: table.variant });
      joined(token);
    } catch (error) {
      setRefusal(error);
    }
  };
  const seats = [
    { value: null, label: say.part("web-join-any-seat") },
    ...open.map((seat) => ({
      value: seat.player,
      label: say.part("web-seat", { number: seat.player + 1 }),
      note: seat.bot ? say.part("web-join-bots-seat", { who: seat.name }) : undefined,
    })),
  ];
  return html`<div class="stack narrow">
    <header class="stack tight">
      <p class="over">${say.part("web-table-code", { code })}</p>
      <h1>${say.part("web-join-title")}</h1>
      <p>${say.say("web-join-game", { game, n: table.seats.length })}</p>
    </header>
    <form class="sheet stack" onSubmit=${come(false)}>
      <ul class="company">
        ${table.seats.map((seat) => html`<li key=${seat.player}><${Icon} name=${seat.bot ? "cog" : "people"} />
          ${seat.free ? say.part("web-seat-free") : seat.name}${seat.bot ? ` (${say.part("bot", { name: seat.bot })})` : ""}</li>`)}
      </ul>
      <${Field} label=${say.part("web-your-name")}>
        ${(id) => html`<input id=${id} value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" required
          onInput=${(event) => setName(event.currentTarget.value)} />`}
      <//>
      ${open.length > 1 && html`<${Choice} label=${say.part("web-join-where")} items=${seats} value=${player} picked=${setPlayer} />`}
      ${table.started && (table.undone || table.settings.late_join === "next_deal") && html`<p class="note">${say.part("web-join-next-deal")}</p>`}
      ${refusal && html`<${Trouble} refusal=${refusal} />`}
      <div class="buttons">
        ${open.length > 0 && html`<button class="button primary big">${say.part("web-join-sit")}</button>`}
        <${Button} onClick=${come(true)}>${say.part("web-join-watch")}<//>
      </div>
      <p class="note"><a href="/rules?table=${code}">${say.part("web-join-rules")}</a></p>
    </form>
  </div>`;
}
