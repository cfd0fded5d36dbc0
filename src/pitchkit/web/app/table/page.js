/** The page of a table: the connection of this browser's seat, and what the table shows before, in and after a match. */

import { html, useEffect, useMemo } from "../../vendor/preact.js";
import { Waiting } from "../parts.js";
import { keepTable } from "../store.js";
import { later } from "../later.js";
import { Offline } from "./offline.js";
import { openSession } from "../socket.js";
import { Shell } from "../shell.js";
import { whenCalm } from "../calm.js";

const onPage = (inner) => html`<main id="main" class="page">${inner}</main>`;

/** The table itself; its `fetch()` is for who is about to go there. */
export const Scene = later(() => import("./scene.js"), "Scene", { styles: ["at_table"], says: ["table"], around: onPage });
const Lobby = later(() => import("../lobby.js"), "Lobby", { styles: ["lobby"], says: ["lobby"] });
const NoTable = later(() => import("./no_table.js"), "NoTable", { says: ["rest"], around: onPage });

/** Draw a table at which this browser has a seat; `token` is the seat's secret. */
export function TablePage({ code, token }) {
  const session = useMemo(() => openSession(code, token), [code, token]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => whenCalm(Scene.fetch), []); // the match may begin when the connection is poor
  const table = session.table.value;
  const status = session.status.value;
  useEffect(() => table && keepTable(code, { token, game: table.variant }), [code, token, table !== null]);
  if (status === "gone" && session.reason.value) return html`<${NoTable} code=${code} reason=${session.reason.value} />`;
  if (status === "failing") return html`<${NoTable} code=${code} reason="table_unreadable" again=${() => session.connect()} />`;
  if (table === null) return onPage(html`<${Waiting} /><${Offline} session=${session} />`);
  if (table.state === "open") return html`<${Shell}><${Offline} session=${session} /><${Lobby} session=${session} /><//>`;
  return html`<${Scene} session=${session} />`;
}
