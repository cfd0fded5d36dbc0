/**
 * What everybody at the table has to know at once: no connection, somebody away, a bot in a seat, a wish to take back.
 *
 * Screen readers are told when it comes about (facts.js).
 */

import { html } from "../../vendor/preact.js";
import { Button } from "../parts.js";
import { Clock } from "./clock.js";
import { Offline } from "./offline.js";

export function Notices({ now }) {
  return html`<div class="notices">
    <${Offline} session=${now.session} />
    <${TakenOver} now=${now} />
    <${Away} now=${now} />
    <${TakeBack} now=${now} />
    <${Watching} now=${now} />
  </div>`;
}

/** A bot plays for the reader: the seat can be had back at any time. */
function TakenOver({ now: { live, me, words, session } }) {
  if (me < 0 || !live.players[me].taken_over) return null;
  return html`<p class="note-line">${words.part("web-table-bot-plays-you")}
    <${Button} kind="primary" onClick=${() => session.send({ do: "sit", player: me })}>${words.part("web-table-take-seat-back")}<//></p>`;
}

function Away({ now }) {
  const { live, people, words, me } = now;
  return live.grace.filter(({ player }) => player !== me).map(({ player, at_ms }) => html`<p class="note-line" key=${player}>
    ${words.say("web-table-is-away", { who: people.name(player) })} <${Clock} now=${now} at_ms=${at_ms} kind="grace" />
  </p>`);
}

/** Somebody asks to take a decision back: all others at the table have to agree. */
function TakeBack({ now: { live, you, me, words, session } }) {
  if (!live.take_back) return null;
  const { asked_by, agreed } = live.take_back;
  const asker = live.people.find(({ person }) => person === asked_by);
  const isMine = asked_by === you.person;
  const asks = me >= 0 && !isMine && !agreed.includes(you.person);
  const answer = (yes) => session.send({ do: "answer_take_back", yes });
  return html`<div class="note-line">
    <span>${words.say("web-table-wants-back", { you: isMine, who: asker?.name ?? "" })}</span>
    ${asks && html`<span class="buttons">
      <${Button} kind="primary" onClick=${() => answer(true)}>${words.part("web-table-agree")}<//>
      <${Button} onClick=${() => answer(false)}>${words.part("web-table-refuse")}<//>
    </span>`}
  </div>`;
}

function Watching({ now: { live, you, me, words } }) {
  if (me >= 0) return null;
  const next = live.players.findIndex((seat) => seat.next === you.person);
  return html`<p class="note-line">${words.part(next >= 0 ? "web-table-sits-next" : "web-table-watching")}</p>`;
}
