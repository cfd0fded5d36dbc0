/** What people say to each other: ready phrases, which each reads in his own language, and free text where the host allows it. */

import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Button } from "../parts.js";
import { isMuted, remarkText, setMuted } from "./remarks.js";
import { toast } from "../say.js";
import { words } from "../words.js";

/** What can be said in everybody's own language (server.facts.Phrase). */
export const PHRASES = [
  "hello", "good-luck", "well-played", "nice-bid", "bad-luck", "thanks", "sorry", "oops", "hurry", "moment", "back",
  "one-more", "good-game", "bye",
];
const LONGEST_TEXT = 160;

export function Chat({ session }) {
  const say = words.value;
  const table = session.table.value;
  const you = session.you.value;
  const send = async (what) => {
    const answer = await session.send({ do: "say", ...what });
    if (answer.kind === "refused") toast(say.refusal(answer.code, answer.details));
    return answer.kind === "done";
  };
  return html`<div class="chat">
    <${Remarks} table=${table} you=${you} />
    <div class="phrases" role="group" aria-label=${say.part("web-chat-phrases")}>
      ${PHRASES.map((phrase) => html`<button key=${phrase} type="button" class="phrase" onClick=${() => send({ phrase })}>
        ${say.part(`phrase-${phrase}`)}</button>`)}
    </div>
    ${table.settings.free_text && html`<${FreeText} send=${send} />`}
    <${Muting} table=${table} you=${you} />
  </div>`;
}

/** What a remark is known by. The table keeps only the latest, so its place says nothing. */
const keyOf = ({ at_ms, person }) => `${at_ms} ${person}`;

function Remarks({ table, you }) {
  const say = words.value;
  const box = useRef(null);
  const heard = table.chat.filter(({ person }) => !isMuted(table.code, person));
  const newest = heard.length ? keyOf(heard.at(-1)) : null;
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  const name = (person) => table.people.find((other) => other.person === person)?.name ?? "?";
  const time = new Intl.DateTimeFormat(say.language, { timeStyle: "short" });
  return html`<div class="remarks" role="log" tabindex="0" aria-label=${say.part("web-table-title-chat")} ref=${box}>
    ${heard.length === 0 && html`<p class="muted">${say.part("web-chat-nothing")}</p>`}
    ${heard.map((remark) => html`<p key=${keyOf(remark)} class=${remark.person === you.person ? "remark own" : "remark"}>
      <b>${name(remark.person)}</b> <span class="said">${remarkText(say, remark)}</span> <small>${time.format(remark.at_ms)}</small></p>`)}
  </div>`;
}

function FreeText({ send }) {
  const say = words.value;
  const [text, setText] = useState("");
  const submit = async (event) => {
    event.preventDefault();
    const said = text.trim();
    if (said && (await send({ text: said }))) setText("");
  };
  return html`<form class="free-text" onSubmit=${submit}>
    <label class="unseen" for="chat-text">${say.part("web-chat-text")}</label>
    <input id="chat-text" type="text" maxlength=${LONGEST_TEXT} autocomplete="off" placeholder=${say.part("web-chat-text")} value=${text}
      onInput=${(event) => setText(event.currentTarget.value)} />
    <button type="submit" class="button primary" disabled=${!text.trim()}><span>${say.part("web-chat-send")}</span></button>
  </form>`;
}

/** Whom one does not want to hear; only this browser knows. */
function Muting({ table, you }) {
  const say = words.value;
  const spoke = new Set(table.chat.map(({ person }) => person));
  const others = table.people.filter(({ person }) => person !== you.person && (spoke.has(person) || isMuted(table.code, person)));
  if (!others.length) return null;
  return html`<details class="muting">
    <summary>${say.part("web-chat-mute")}</summary>
    <p class="note">${say.part("web-chat-mute-about")}</p>
    <div class="buttons">${others.map(({ person, name }) => {
      const on = isMuted(table.code, person);
      return html`<${Button} key=${person} aria-pressed=${on} onClick=${() => setMuted(table.code, person, !on)}>
        ${say.part("web-chat-muted", { muted: on, who: name })}<//>`;
    })}</div>
  </details>`;
}
