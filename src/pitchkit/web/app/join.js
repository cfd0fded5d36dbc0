/** The address of a table: the table itself for who has a seat there, else the way to a seat. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { Button, Choice, Field, Icon, LinkButton, Trouble, Waiting, useTitle } from "./parts.js";
import { Shell } from "./shell.js";
import { change, settings } from "./settings.js";
import { go, route } from "./router.js";
import { keepTable, tokenOf } from "./store.js";
import { words } from "./words.js";

const LONGEST_NAME = 24;

/** Draw the table where this browser has a seat, else the page on which one takes a seat. */
export function TableOrJoin({ code: written }) {
  const code = written.toUpperCase();
  const [token, setToken] = useState(() => seatInLink(code) ?? tokenOf(code));
  const [page, setPage] = useState(null);
  useEffect(() => {
    if (token !== null) import("./table/page.js").then(({ TablePage }) => setPage(() => TablePage));
  }, [token]);
  if (token === null) {
    return html`<${Shell}><${JoinPage} code=${code} joined=${setToken} /><//>`;
  }
  return page === null ? html`<main id="main" class="page"><${Waiting} /></main>` : html`<${page} code=${code} token=${token} />`;
}

/** Take the seat that a link for another device brings (`#seat=TOKEN`), and leave no trace of it in the address. */
function seatInLink(code) {
  const token = new URLSearchParams(route.peek().hash.slice(1)).get("seat");
  if (!token) return null;
  keepTable(code, { token });
  go(location.pathname, { replace: true });
  return token;
}

function JoinPage({ code, joined }) {
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
