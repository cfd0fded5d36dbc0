/** Whether there is a connection to the table. */

import { html } from "../../vendor/preact.js";
import { words } from "../words.js";

/** Says that there is no connection, and that the page keeps trying. */
export function Offline({ session }) {
  if (session.status.value !== "offline") return null;
  return html`<p class="offline" role="status">${words.value.part("web-table-offline")}</p>`;
}
