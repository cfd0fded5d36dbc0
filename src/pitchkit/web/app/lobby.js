/** A table before the match: who sits where, how friends come, how the table is run. */

import { html, useState } from "../vendor/preact.js";
import { Button, Field, Icon, Trouble, useTitle } from "./parts.js";
import { later } from "./later.js";
import { randomHex } from "./socket.js";
import { canShare, copy, share } from "./share.js";
import { words } from "./words.js";

const RulesSheet = later(() => import("./rules_page.js"), "RulesSheet", { styles: ["rules"] });
const TableSettings = later(() => import("./table_settings.js"), "TableSettings");

/** The page of an open table; `session` is the connection to it. */
export function Lobby({ session }) {
  const say = words.value;
  const table = session.table.value;
  const you = session.you.value;
  const [refusal, setRefusal] = useState(null);
  const ask = async (command) => {
    const answer = await session.send(command);
    setRefusal(answer.kind === "refused" ? answer : null);
  };
  const { variant, changes } = table.variant;
  useTitle(say.part("web-table-code", { code: table.code }));
  return html`<div class="stack lobby">
    <header class="stack tight">
      <p class="over">${say.part("web-lobby-over")}</p>
      <h1>${say.game(variant, changes)}</h1>
    </header>
    <${Invitation} code=${table.code} />
    <section class="sheet stack" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">${say.part("web-lobby-seats")}</h2>
      <${Seats} table=${table} you=${you} ask=${ask} />
      <${OwnName} table=${table} you=${you} ask=${ask} />
      ${refusal && html`<${Trouble} refusal=${refusal} />`}
      <${Begin} table=${table} you=${you} ask=${ask} />
    </section>
    <${Fold} title=${say.part("web-lobby-settings")}>
      <${TableSettings} settings=${table.settings} can=${you.host} put=${(settings) => ask({ do: "settings", settings })} />
    <//>
    <${Fold} title=${say.part("web-home-rules")}><${RulesSheet} game=${table.variant} /><//>
  </div>`;
}

/** What is there for who opens it; it is drawn only then. */
function Fold({ title, children }) {
  const [isOpen, setOpen] = useState(false);
  return html`<details class="sheet fold" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary><h2>${title}</h2><${Icon} name="more" /></summary>
    ${isOpen && children}
  </details>`;
}

/** The link and the code by which friends come. */
function Invitation({ code }) {
  const say = words.value;
  const address = `/t/${code}`;
  const link = new URL(address, location.href).href;
  return html`<section class="sheet invitation" aria-labelledby="invitation">
    <div class="stack tight">
      <h2 id="invitation">${say.part("web-lobby-invite")}</h2>
      <p class="muted">${say.part("web-lobby-invite-about")}</p>
    </div>
    <p class="big-code"><span class="unseen">${say.part("web-home-code")}</span>
      <span class="spelt" aria-label=${[...code].join(" ")} role="img">${code}</span></p>
    <p class="link-line">${link}</p>
    <div class="buttons">
      <${Button} kind="primary" icon="copy" onClick=${() => copy(link)}>${say.part("web-lobby-copy")}<//>
      ${canShare && html`<${Button} icon="share" onClick=${() => share(say.part("web-lobby-invite-title"), address)}>${say.part("web-lobby-share")}<//>`}
    </div>
  </section>`;
}

function Seats({ table, you, ask }) {
  const say = words.value;
  return html`<ol class="seats">
    ${table.players.map((seat, player) => {
      const mine = you.player === player;
      const team = table.game.teams.length < table.players.length
        ? table.game.teams.findIndex((players) => players.includes(player)) : -1;
      return html`<li key=${player} class=${mine ? "mine" : ""}>
        <span class="seat-place" aria-hidden="true">${player + 1}</span>
        <span class="seat-who">
          <strong>${who(table, seat, mine)}</strong>
          ${team >= 0 && html`<span class="note">${say.part("web-lobby-team", { number: team + 1 })}</span>`}
        </span>
        <span class="buttons">
          ${!mine && seat.person === null && html`<${Button} onClick=${() => ask({ do: "sit", player })}>${say.part("web-lobby-sit")}<//>`}
          ${you.host && seat.bot && html`<${Button} kind="bare" onClick=${() => ask({ do: "seat_bot", player, bot: null })}>${say.part("web-lobby-free-seat")}<//>`}
          ${you.host && !seat.bot && seat.person === null && html`<${Button} kind="bare"
            onClick=${() => ask({ do: "seat_bot", player, bot: table.settings.bot })}>${say.part("web-lobby-add-bot")}<//>`}
          ${mine && html`<${Button} kind="bare" onClick=${() => ask({ do: "rise" })}>${say.part("web-lobby-rise")}<//>`}
        </span>
      </li>`;
    })}
  </ol>
  <${Watchers} table=${table} you=${you} ask=${ask} />`;
}

/** Who sits on a seat, in words. */
function who(table, seat, mine) {
  const say = words.value;
  if (seat.bot) return `${seat.name} (${say.part("bot", { name: seat.bot })})`;
  if (seat.person === null) return say.part("web-seat-free");
  const person = table.people.find((other) => other.person === seat.person);
  return say.part("web-lobby-person", { who: seat.name, you: mine, host: Boolean(person?.host), here: Boolean(person?.here) });
}

function Watchers({ table, you, ask }) {
  const say = words.value;
  const watching = table.people.filter((person) => person.player === null && person.here);
  const others = table.people.filter((person) => !person.host && person.here);
  return html`
    ${watching.length > 0 && html`<p class="note">${say.part("web-lobby-watching", { names: say.joined(watching.map((one) => one.name)) })}</p>`}
    ${you.host && others.length > 0 && html`<details class="fold small">
      <summary>${say.part("web-lobby-hand-over")}<${Icon} name="more" /></summary>
      <p class="buttons">${others.map((one) => html`<${Button} key=${one.person}
        onClick=${() => ask({ do: "make_host", person: one.person })}>${one.name}<//>`)}</p>
    </details>`}`;
}

function OwnName({ table, you, ask }) {
  const say = words.value;
  const mine = table.people.find((person) => person.person === you.person);
  const [name, setName] = useState(mine?.name ?? "");
  const rename = (event) => {
    event.preventDefault();
    if (name.trim() && name.trim() !== mine?.name) ask({ do: "rename", name: name.trim() });
  };
  return html`<form class="join-code" onSubmit=${rename}>
    <${Field} label=${say.part("web-your-name")}>
      ${(id) => html`<input id=${id} value=${name} maxlength="24" autocomplete="nickname" required
        onInput=${(event) => setName(event.currentTarget.value)} />`}
    <//>
    <button class="button">${say.part("web-lobby-rename")}</button>
  </form>`;
}

function Begin({ table, you, ask }) {
  const say = words.value;
  const n = table.players.filter((seat) => seat.person === null && !seat.bot).length;
  if (!you.host) return html`<p class="note" role="status">${say.part("web-lobby-wait")}</p>`;
  return html`<div class="stack tight">
    <p class="note">${say.part("web-lobby-bots-fill", { n, level: say.part("bot", { name: table.settings.bot }) })}</p>
    <div class="buttons">
      <${Button} kind="primary big" icon="play" onClick=${() => ask({ do: "start", nonce: randomHex(16) })}>${say.part("web-lobby-start")}<//>
    </div>
  </div>`;
}
