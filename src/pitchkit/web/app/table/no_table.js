/** In place of a table that cannot be shown: why, and the ways on. */

import { html } from "../../vendor/preact.js";
import { Button, LinkButton, Trouble, useTitle } from "../parts.js";
import { forgetTable } from "../store.js";
import { Shell } from "../shell.js";
import { words } from "../words.js";

/** `reason` is a code of a refusal; with `again` the connection goes on trying, and can be told to try at once. */
export function NoTable({ code, reason, again }) {
  const say = words.value;
  useTitle(say.part("web-table-code", { code }));
  const join = () => {
    forgetTable(code);
    location.reload();
  };
  return html`<${Shell}><div class="stack narrow">
    <h1>${say.part("web-table-code", { code })}</h1>
    <${Trouble} refusal=${{ code: reason, details: {} }} again=${again} />
    <p class="buttons">
      <${LinkButton} kind="primary" href="/" icon="home">${say.part("web-go-home")}<//>
      ${reason === "bad_token" && html`<${Button} onClick=${join}>${say.part("web-join-title")}<//>`}
    </p>
  </div><//>`;
}
