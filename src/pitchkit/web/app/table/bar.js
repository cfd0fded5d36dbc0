/** The upper edge of the table: what is played, which aids are on, and the ways to everything that can be looked up. */

import { html } from "../../vendor/preact.js";
import { Mark } from "../shell.js";

/** Drawings of the buttons, 24 by 24. */
const SIGNS = {
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  scores: "M5 4h14v16H5zM9 4v16M5 9h14M5 14.5h14",
  tricks: "M5 7l8-3 5 12-8 3zM14 4.500l5.500 2-2.500 8",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  menu: "M4 7h16M4 12h16M4 17h16",
};

/** A button of the table with a sign; its name is written where there is room for it. */
export function SignButton({ sign, label, badge = 0, ...rest }) {
  return html`<button type="button" class="sign-button" aria-label=${badge ? `${label} (${badge})` : label} title=${label} ...${rest}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${SIGNS[sign]} /></svg>
    <span class="sign-name" aria-hidden="true">${label}</span>
    ${badge > 0 && html`<span class="badge" aria-hidden="true">${badge}</span>`}
  </button>`;
}

export function Bar({ now }) {
  const { live, words, open } = now;
  const { variant, changes } = live.variant;
  return html`<header class="bar">
    <a class="bar-home" href="/" aria-label=${words.part("web-go-home")}><${Mark} /></a>
    <div class="bar-title">
      <h1>${words.game(variant, changes)}</h1>
      <p>${words.part("web-table-hand", { hand: live.hand, target: live.rules.target })}</p>
    </div>
    <nav aria-label=${words.part("web-table-look-up")}>
      <${SignButton} sign="tricks" label=${words.part("web-table-tricks")} onClick=${() => open("tricks")} />
      <${SignButton} sign="scores" label=${words.part("web-table-scores")} onClick=${() => open("scores")} />
      <${SignButton} sign="rules" label=${words.part("web-nav-rules")} onClick=${() => open("rules")} />
      <${SignButton} sign="chat" label=${words.part("web-table-chat")} badge=${now.nUnread} onClick=${() => open("chat")} />
      <${SignButton} sign="menu" label=${words.part("web-table-menu")} onClick=${() => open("menu")} />
    </nav>
  </header>`;
}

/** Which aids are on at this table; everybody is told. */
export function Aids({ now: { live, words } }) {
  const { hints, undo, take_back } = live.aids;
  const on = [hints && "hints", undo && "undo", take_back && "take_back"].filter(Boolean);
  if (!on.length) return null;
  return html`<p class="aids">${words.part("web-table-aids", {
    aids: words.joined(on.map((aid) => words.part("web-table-aid", { aid }))),
  })}</p>`;
}
