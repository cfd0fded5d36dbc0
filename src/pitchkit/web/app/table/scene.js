/** A match at the table: the felt, one's hand, what is to be decided, and everything that can be looked up. */

import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Bar } from "./bar.js";
import { Dialog, useTitle } from "../parts.js";
import { Felt } from "./felt.js";
import { isMuted } from "./remarks.js";
import { NOBODY, People } from "./people.js";
import { Notices } from "./notices.js";
import { later } from "../later.js";
import { Pace } from "./pace.js";
import { Panel } from "./panel.js";
import { Ready } from "./ready.js";
import { settingsAreOpen } from "../settings.js";
import { Strip } from "./strip.js";
import { toast } from "../say.js";
import { useKeys } from "./keys.js";
import { useTelling } from "./live.js";
import { whenCalm } from "../calm.js";
import { words } from "../words.js";

const AFTER = { styles: ["after", "fairness"], says: ["rest"] };
const AfterHand = later(() => import("./after.js"), "AfterHand", AFTER);
const AfterMatch = later(() => import("./after.js"), "AfterMatch", AFTER);
const Dialogs = later(() => import("./dialogs.js"), "Dialogs", {
  styles: ["lookup", "rules", "after", "chat"],
  says: ["lobby", "rest"],
  around: (inner, { open, close }) => html`<${Dialog} title=${words.value.part(`web-table-title-${open}`)} closed=${close}>${inner}<//>`,
});
const SideLog = later(() => import("./log.js"), "SideLog", { styles: ["lookup"], says: ["rest"], around: () => null });

/** The table of a session in which a match is played, or was. */
export function Scene({ session }) {
  const pace = useMemo(() => new Pace(session), [session]);
  useEffect(() => () => pace.close(), [pace]);
  // Lest the connection be lost when they are wanted.
  useEffect(() => whenCalm(() => [Dialogs, AfterHand, AfterMatch].forEach((part) => part.fetch())), []);
  const [open, setOpen] = useState(null);
  const now = presentOf(session, pace);
  now.opened = open;
  now.nUnread = useUnread(now);
  now.open = (what) => openOrDo(now, what, setOpen);
  useTitle(titleOf(now));
  useTelling(now, pace);
  useKeys(now);
  const hasLog = useMedia("(width >= 78rem) and (height >= 36rem)") && now.view;
  const isResult = pace.isOver.value && now.view?.result && now.live.state !== "playing";
  return html`<main id="main" class="table ${isResult ? "is-over" : ""}" data-state=${now.live.state}>
    <${Bar} now=${now} />
    <${Notices} now=${now} />
    ${now.view && html`<${Strip} now=${now} />`}
    <div class="board">${isResult ? html`<${Result} now=${now} />` : html`<${Board} now=${now} />`}${hasLog && html`<${SideLog} now=${now} />`}</div>
    ${open && html`<${Dialogs} now=${now} open=${open} close=${() => setOpen(null)} />`}
  </main>`;
}

/** Return how many remarks of others have come since the chat was looked at. */
function useUnread({ live, you, opened }) {
  const newest = live.chat.at(-1)?.at_ms ?? 0;
  const readTo = useRef(newest);
  if (opened === "chat") readTo.current = newest;
  return live.chat.filter(({ at_ms, person }) => at_ms > readTo.current && person !== you.person && !isMuted(live.code, person)).length;
}

const MOST_TRIES = 4;

/** Ask for one's last decision back. What others did meanwhile makes no difference to that, so the asking is repeated. */
async function askBack(session, what) {
  let answer;
  for (let tries = 0; tries < MOST_TRIES && (!answer || answer.code === "stale"); tries += 1) {
    answer = await session.send({ do: what, after: session.n.peek() });
  }
  return answer;
}

/** Open what can be looked up; a few things are done at once instead. */
async function openOrDo(now, what, setOpen) {
  const { session, live, words: say, isMine } = now;
  if (what === "settings") {
    setOpen(null);
    settingsAreOpen.value = true;
  } else if (what === "undo") {
    const answer = await askBack(session, live.aids.undo ? "undo" : "take_back");
    if (answer.kind === "refused") toast(say.refusal(answer.code, answer.details));
  } else if (what === "hint" && !live.aids.hints) {
    toast(say.refusal("no_aids"));
  } else if (what === "hint" && !isMine) {
    toast(say.part("screen-not-your-turn"));
  } else {
    setOpen(what);
  }
}

/** Return all that the parts of the page draw from. */
function presentOf(session, pace) {
  const { table, view, turn, n, you } = pace.shown.value;
  const live = session.table.value;
  const me = you.player ?? NOBODY;
  const names = live.players.map(({ name }) => name ?? words.value.part("web-seat-free"));
  const people = new People(words.value, { rules: table.rules, game: table.game, names, me });
  const isMine = Boolean(view && !view.result && turn && me !== NOBODY && turn.player === me);
  return { session, pace, words: words.value, table, live, view, turn, n, you, me, people, game: table.game, isMine };
}

function titleOf({ words: say, isMine, live }) {
  const title = say.game(live.variant.variant, live.variant.changes);
  return isMine ? `▸ ${say.part("web-table-your-turn")}` : title;
}

function Board({ now }) {
  const { pace, words: say } = now;
  if (!now.view) {
    return html`<section class="felt empty" aria-label=${say.part("web-table-felt")}>
      <p>${say.part(now.live.state === "playing" ? "web-table-late" : "web-table-soon")}</p>
    </section>${now.live.state === "between" && html`<div class="panel"><${Ready} now=${now} /></div>`}`;
  }
  return html`
    <${Felt} now=${now} tapped=${() => pace.hurry()} />
    <${Panel} now=${now} />`;
}

function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setMatches(list.matches);
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return matches;
}

function Result({ now }) {
  const { session, live } = now;
  const box = useRef(null);
  useEffect(() => {
    // The keyboard goes on where the game does: at the next hand; the end of a match is read first.
    const { activeElement } = document;
    if (document.querySelector("dialog[open]") || !(activeElement === document.body || activeElement?.closest(".board"))) return;
    const next = live.state === "over" ? box.current : box.current.closest(".board").querySelector("[data-next]");
    next?.focus({ preventScroll: true });
  }, [live.state]);
  return html`<section class="result" ref=${box} tabindex="-1">
    ${live.state === "over" ? html`<${AfterMatch} session=${session} />` : html`<${AfterHand} session=${session} />`}
  </section>
  ${live.state === "between" && html`<div class="panel"><${Ready} now=${now} /></div>`}`;
}
