/** The page of a table: the connection of this browser's seat, and what the table shows before, in and after a match. */

import { html, useEffect, useMemo } from "../../vendor/preact.js";
import { Button, LinkButton, Trouble, useTitle, Waiting } from "../parts.js";
import { forgetTable, keepTable } from "../store.js";
import { later } from "../later.js";
import { Offline } from "./offline.js";
import { openSession } from "../socket.js";
import { Shell } from "../shell.js";
import { whenCalm } from "../calm.js";
import { words } from "../words.js";

/** The table itself; its `fetch()` is for who is about to go there. */
export const Scene = later(() => import("./scene.js"), "Scene", {
  styles: ["at_table"],
  says: ["table"],
  around: (inner) => html`<main id="main" class="page">${inner}</main>`,
});
const Lobby = later(() => import("../lobby.js"), "Lobby", { styles: ["lobby"], says: ["lobby"] });

/** Draw a table at which this browser has a seat; `token` is the seat's secret. */
export function TablePage({ code, token }) {
  const session = useMemo(() => openSession(code, token), [code, token]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => whenCalm(Scene.fetch), []); // the match may begin when the connection is poor
  const table = session.table.value;
  useEffect(() => table && keepTable(code, { token, game: table.variant }), [code, token, table !== null]);
  if (session.status.value === "gone" && session.reason.value) return html`<${Gone} code=${code} reason=${session.reason.value} />`;
  if (table === null) return html`<main id="main" class="page"><${Waiting} /><${Offline} session=${session} /></main>`;
  if (table.state === "open") return html`<${Shell}><${Offline} session=${session} /><${Lobby} session=${session} /><//>`;
  return html`<${Scene} session=${session} />`;
}

/** There is nothing to come back to: why, and the ways on. */
function Gone({ code, reason }) {
  const say = words.value;
  useTitle(say.part("web-table-code", { code }));
  const again = () => {
    forgetTable(code);
    location.reload();
  };
  return html`<${Shell}><div class="stack narrow">
    <h1>${say.part("web-table-code", { code })}</h1>
    <${Trouble} refusal=${{ code: reason, details: {} }} />
    <p class="buttons">
      <${LinkButton} kind="primary" href="/" icon="home">${say.part("web-go-home")}<//>
      ${reason === "bad_token" && html`<${Button} onClick=${again}>${say.part("web-join-title")}<//>`}
    </p>
  </div><//>`;
}
