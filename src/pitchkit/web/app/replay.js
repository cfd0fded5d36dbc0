/** A hand again, event by event, with all hands open. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { Icon, LinkButton, Trouble, useTitle, Waiting } from "./parts.js";
import { announce } from "./say.js";
import { FairnessCheck } from "./fairness_check.js";
import { go } from "./router.js";
import { numbersOf, recordsOf, replayOf } from "./hands.js";
import { Outcome } from "./outcome.js";
import { NOBODY, People } from "./table/people.js";
import { ReplayTable } from "./replay_table.js";
import { settings } from "./settings.js";
import { stopsOf } from "./replay_stops.js";
import { tokenOf } from "./store.js";
import { words } from "./words.js";

const PACE_MS = { slow: 2600, normal: 1500, fast: 800 };

/** The page of a hand; `hand` is the text of its number in the address. */
export function ReplayPage({ code, hand }) {
  const say = words.value;
  const number = Number(hand);
  useTitle(say.part("web-replay-title", { n: number }));
  const token = tokenOf(code);
  const { loaded, refusal, again } = useHand(code, token, number);
  let inner = html`<${Waiting} />`;
  if (token === null) inner = html`<p class="sheet">${say.part("web-replay-no-seat")}</p>`;
  else if (refusal) inner = html`<${Trouble} refusal=${refusal} again=${again} />`;
  else if (loaded) inner = html`<${Player} key=${number} code=${code} token=${token} data=${loaded.data} />`;
  return html`<main id="main" class="replay">
    <header class="replay-head">
      <${LinkButton} kind="bare" icon="back" href="/t/${code}">${say.part("web-replay-back")}<//>
      <h1>${say.part("web-replay-title", { n: number })}</h1>
      ${loaded && html`<${HandChoice} code=${code} number=${number} numbers=${loaded.numbers} />`}
    </header>
    ${inner}
  </main>`;
}

function useHand(code, token, number) {
  const [state, setState] = useState({});
  const [nTries, setTries] = useState(0);
  useEffect(() => {
    if (token === null) return undefined;
    let isWanted = true;
    setState({});
    Promise.all([replayOf(code, token, number), recordsOf(code, token)]).then(
      ([data, records]) => isWanted && setState({ loaded: { data, numbers: numbersOf(records) } }),
      (refusal) => isWanted && setState({ refusal }),
    );
    return () => (isWanted = false);
  }, [code, token, number, nTries]);
  return { ...state, again: () => setTries(nTries + 1) };
}

function HandChoice({ code, number, numbers }) {
  const say = words.value;
  return html`<label class="hand-choice"><span>${say.part("web-replay-hand")}</span>
    <select value=${number} onChange=${(event) => go(`/replay/${code}/${event.currentTarget.value}`)}>
      ${numbers.map((n) => html`<option key=${n} value=${n} selected=${n === number}>${n}</option>`)}
    </select></label>`;
}

/** The hand, the step that is shown, and the ways to another. */
function Player({ code, token, data }) {
  const say = words.value;
  const people = useMemo(
    () => new People(say, { rules: data.rules, game: data.game, names: data.players, me: NOBODY }),
    [say, data],
  );
  const stops = useMemo(() => stopsOf(data, people), [data, people]);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = stops.length - 1;
  const within = (place) => Math.max(0, Math.min(last, place));
  const show = (place) => setAt(within(place));
  const move = (by) => setAt((now) => within(now + by)); // keys come faster than the page is drawn
  const step = { at, last, isPlaying, show, move, toggle: () => toggle(at, last, isPlaying, show, setPlaying) };
  usePlaying(step, setPlaying);
  useStepKeys(step, setPlaying);
  const { view, told } = stops[at];
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else announce(told);
  }, [at]);
  const manual = (place) => {
    setPlaying(false);
    show(place);
  };
  const names = Array.from({ length: data.game.n_hands }, (_, seat) => people.label(seat));
  return html`<div class="replay-body">
    <div class="replay-main">
      <p class="told">${told}</p>
      <${Controls} step=${{ ...step, show: manual }} told=${told} />
      <${ReplayTable} people=${people} stop=${stops[at]} />
      ${view.result && html`<section class="sheet"><${Outcome} people=${people} view=${view} before=${data.steps[0].view.scores}
        heading=${html`<h2>${say.say("event-hand-scored", { number: data.hand })}</h2>`} /></section>`}
      <${FairnessCheck} code=${code} token=${token} hand=${data.hand} labels=${names} people=${data.people} />
    </div>
    <${Told} stops=${stops} at=${at} show=${manual} />
  </div>`;
}

/** Play from here, or from the beginning where it has come to the end; or stop. */
function toggle(at, last, isPlaying, show, setPlaying) {
  if (!isPlaying && at === last) show(0);
  setPlaying(!isPlaying);
}

function usePlaying({ at, last, isPlaying, show }, setPlaying) {
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => show(at + 1), PACE_MS[settings.peek().speed] ?? PACE_MS.normal);
    return () => clearTimeout(timer);
  }, [at, isPlaying]);
}

/** Arrows, Home, End and the space bar, wherever no control wants them for itself. */
function useStepKeys({ at, last, isPlaying, show, move, toggle }, setPlaying) {
  useEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target.closest?.("input, select, textarea, dialog")) return;
      const ways = { ArrowLeft: () => move(-1), ArrowRight: () => move(1), Home: () => show(0), End: () => show(last) };
      if (event.key in ways) {
        setPlaying(false);
        ways[event.key]();
      } else if (event.key === " " && !event.target.closest?.("button, a, summary")) {
        toggle();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [at, last, isPlaying]);
}

const SIGNS = { first: "M18 5l-8 7 8 7M6 5v14", back: "M15 5l-7 7 7 7", pause: "M8 5v14M16 5v14", on: "M9 5l7 7-7 7", last: "M6 5l8 7-8 7M18 5v14" };

function Controls({ step: { at, last, isPlaying, show, toggle }, told }) {
  const say = words.value;
  const button = (what, act, disabled) => html`<button key=${what} type="button" class="button only-icon" disabled=${disabled}
    aria-label=${say.part("web-replay-do", { what })} onClick=${act}>
    ${what === "play" ? html`<${Icon} name="play" />` : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[what]} /></svg>`}
  </button>`;
  const place = say.part("web-replay-place", { n: at + 1, total: last + 1 });
  return html`<div class="controls" role="group" aria-label=${say.part("web-replay-steps")}>
    <div class="step-buttons">
      ${button("first", () => show(0), at === 0)}
      ${button("back", () => show(at - 1), at === 0)}
      ${button(isPlaying ? "pause" : "play", toggle, false)}
      ${button("on", () => show(at + 1), at === last)}
      ${button("last", () => show(last), at === last)}
    </div>
    <input type="range" min="0" max=${last} value=${at} aria-label=${say.part("web-replay-steps")} aria-valuetext=${`${place}: ${told}`}
      onInput=${(event) => show(Number(event.currentTarget.value))} />
    <p class="note place">${place}</p>
    <p class="note keys">${say.part("web-replay-keys")}</p>
  </div>`;
}

/** Every step in words; each leads to its place. */
function Told({ stops, at, show }) {
  const say = words.value;
  const list = useRef(null);
  useEffect(() => {
    const box = list.current;
    const item = box.querySelector("[aria-current]");
    if (item) box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  return html`<section class="told-list" aria-labelledby="told-title">
    <h2 id="told-title">${say.part("web-replay-told")}</h2>
    <ol ref=${list}>${stops.map(({ told }, place) => html`<li key=${place}>
      <button type="button" aria-current=${place === at ? "step" : undefined} onClick=${() => show(place)}>${told}</button></li>`)}</ol>
  </section>`;
}
