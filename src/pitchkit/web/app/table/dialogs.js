/** What can be looked up beside the table: each thing in a dialog. */

import { html } from "../../vendor/preact.js";
import { Button, Dialog, LinkButton } from "../parts.js";
import { Switch } from "../forms.js";
import { cardList, Chip } from "../cards.js";
import { Chat } from "./chat.js";
import { Hint } from "./hint.js";
import { Log } from "./log.js";
import { NOBODY } from "./people.js";
import { RulesSheet } from "../rules_page.js";
import { ScoreSheet } from "./after.js";
import { Seats } from "./seats.js";
import { setShortcuts, SHORTCUTS, shortcutsOn } from "./keys.js";

/** The dialog that is open: its name, its title, what is in it. */
export function Dialogs({ now, open, close }) {
  const { words, live, you, session } = now;
  const within = {
    rules: () => html`<${RulesSheet} game=${live.variant} heading="h3" />`,
    scores: () => html`<${ScoreSheet} table=${live} you=${you} />`,
    tricks: () => html`<${Tricks} now=${now} />`,
    log: () => html`<${Log} now=${now} />`,
    chat: () => html`<${Chat} session=${session} />`,
    keys: () => html`<${Keys} now=${now} />`,
    people: () => html`<${Seats} now=${now} />`,
    hint: () => html`<${Hint} now=${now} />`,
    menu: () => html`<${Menu} now=${now} />`,
  }[open];
  if (!within) return null;
  return html`<${Dialog} key=${open} title=${words.part(`web-table-title-${open}`)} closed=${close} look=${open === "rules" ? "wide" : ""}>
    ${within()}
  <//>`;
}

/** Everything that the table offers, for who does not know the keys. */
function Menu({ now }) {
  const { words, open, live, me, session } = now;
  const item = (what) => html`<${Button} key=${what} onClick=${() => open(what)}>${words.part(`web-table-title-${what}`)}<//>`;
  return html`<div class="menu stack tight">
    ${["tricks", "log", "scores", "rules", "people", "chat", "keys", "settings"].map(item)}
    ${me !== NOBODY && html`<${Button} onClick=${() => {
      open(null);
      session.send({ do: "rise" });
    }}>${words.part("web-lobby-rise")}<//>`}
    <${LinkButton} href="/" icon="home">${words.part("web-table-leave", { code: live.code })}<//>
  </div>`;
}

/** The tricks of the hand, and what lies open or is out of play, as far as the rules show it. */
function Tricks({ now: { view, words, people } }) {
  if (!view) return html`<p>${words.part("web-table-no-tricks")}</p>`;
  const gone = [...view.discards.map((row) => ["web-table-thrown", ...row]), ...view.burnt.map((row) => ["web-table-burnt", ...row])];
  const tricks = [...view.tricks.entries()].reverse();
  return html`<div class="stack tight">
    ${tricks.length === 0 && html`<p>${words.part("web-table-no-tricks")}</p>`}
    <ol class="past-tricks" reversed>${tricks.map(([i, trick]) => html`<li key=${i}>
      <p>${trick.taker === NOBODY ? words.say("trick-nobody", { number: i + 1 })
        : words.part("web-table-trick-of", { number: i + 1, who: people.label(trick.taker) })}</p>
      <ul class="laid">${cardList(trick.cards).map((card, at) => html`<li key=${card} class=${trick.seats[at] === trick.taker ? "takes" : ""}>
        <span>${people.label(trick.seats[at])}</span> <${Chip} card=${card} />${trick.seats[at] === trick.taker ? " ★" : ""}</li>`)}</ul>
    </li>`)}</ol>
    ${gone.length > 0 && html`<h3>${words.part("web-table-gone")}</h3>
    <ul class="laid-list">${gone.map(([message, seat, cards], i) => html`<li key=${i}>
      <span>${words.part(message, { who: people.label(seat) })}</span>
      ${cards ? cardList(cards).map((card) => html` <${Chip} key=${card} card=${card} />`) : " –"}</li>`)}</ul>`}
  </div>`;
}

function Keys({ now: { words } }) {
  const moves = [["← → ↑ ↓", "move"], ["Home End", "ends"], ["Enter", "take"], ["␣", "hurry"], ["Esc", "close"]];
  return html`<div class="stack tight">
    <dl class="key-list">
      ${moves.map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${words.part(`web-table-key-${what}`)}</dd></div>`)}
      ${Object.entries(SHORTCUTS).map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt>
        <dd>${words.part(`web-table-title-${what}`)}</dd></div>`)}
    </dl>
    <${Switch} label=${words.part("web-table-shortcuts")} checked=${shortcutsOn.value} flipped=${setShortcuts} />
  </div>`;
}
