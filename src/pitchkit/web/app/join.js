/** The address of a table: the table itself for who has a seat there, else the way to a seat. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { go, route } from "./router.js";
import { keepTable, tokenOf } from "./store.js";
import { later } from "./later.js";
import { Shell } from "./shell.js";
import { Scene, TablePage } from "./table/page.js";

const JoinPage = later(() => import("./join_page.js"), "JoinPage", { styles: ["lobby"] });

/** Draw the table where this browser has a seat, else the page on which one takes a seat. */
export function TableOrJoin({ code: written }) {
  const code = written.toUpperCase();
  const [token, setToken] = useState(() => seatInLink(code) ?? tokenOf(code));
  useEffect(() => {
    if (token !== null) Scene.fetch(); // who comes back wants to see the cards; a friend comes to the lobby first
  }, []);
  if (token === null) return html`<${Shell}><${JoinPage} code=${code} joined=${setToken} /><//>`;
  return html`<${TablePage} code=${code} token=${token} />`;
}

/** Take the seat that a link for another device brings (`#seat=TOKEN`), and leave no trace of it in the address. */
function seatInLink(code) {
  const token = new URLSearchParams(route.peek().hash.slice(1)).get("seat");
  if (!token) return null;
  keepTable(code, { token });
  go(location.pathname, { replace: true });
  return token;
}
