/** Who is at the table: seats, watchers, and what the host may change during a match. */

import { html, useState } from "../../vendor/preact.js";
import { Button, Icon, Trouble } from "../parts.js";
import { copy } from "../share.js";
import { TableSettings } from "../table_settings.js";

export function Seats({ now }) {
  const { live, words, session, me, you, people } = now;
  const [refusal, setRefusal] = useState(null);
  const ask = async (command) => {
    const answer = await session.send(command);
    setRefusal(answer.kind === "refused" ? answer : null);
  };
  const link = new URL(`/t/${live.code}`, location.href).href;
  const watching = live.people.filter(({ player, here }) => player === null && here);
  return html`<div class="stack tight">
    <ul class="seat-list">${live.players.map((seat, player) => html`<li key=${player}>
      <${Icon} name=${seat.bot && seat.person === null ? "cog" : "people"} />
      <span><b>${people.label(player)}</b> ${about(now, seat)}</span>
      ${me !== player && seat.person === null && html`<${Button} onClick=${() => ask({ do: "sit", player })}>${words.part("web-lobby-sit")}<//>`}
      ${you.host && seat.person !== null && me !== player && html`<${Button} kind="bare"
        onClick=${() => ask({ do: "seat_bot", player, bot: live.settings.bot })}>${words.part("web-lobby-add-bot")}<//>`}
    </li>`)}</ul>
    ${watching.length > 0 && html`<p>${words.part("web-lobby-watching", { names: words.joined(watching.map(({ name }) => name)) })}</p>`}
    ${refusal && html`<${Trouble} refusal=${refusal} />`}
    <p class="note">${words.part("web-table-invite", { link })}</p>
    <p><${Button} icon="copy" onClick=${() => copy(link)}>${words.part("web-lobby-copy")}<//></p>
    <details class="fold"><summary><h3>${words.part("web-lobby-settings")}</h3><${Icon} name="more" /></summary>
      <${TableSettings} settings=${live.settings} can=${you.host} put=${(settings) => ask({ do: "settings", settings })} />
    </details>
  </div>`;
}

function about({ words, live }, seat) {
  if (seat.person === null) return seat.bot ? `(${words.part("bot", { name: seat.bot })})` : "";
  if (seat.taken_over) return `(${words.part("web-table-bot-plays", { who: seat.name })})`;
  const host = live.people.find(({ person }) => person === seat.person)?.host;
  return [seat.away && words.part("web-table-away"), host && words.part("web-table-host")].filter(Boolean).map((text) => `(${text})`).join(" ");
}
