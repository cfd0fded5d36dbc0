/**
 * What is shown, and when: batches are shown one after the other, each for as long as it takes to see what happened.
 *
 * Nothing is skipped while the reader looks; in a page that nobody sees, and after a gap, the table jumps to where it is.
 */

import { batch, signal } from "../../vendor/preact.js";
import { settings } from "../settings.js";
import { eventsOf } from "./past.js";

/** How long things are shown before the next may happen, in ms at the usual speed. */
const SHOWN_MS = { card: 550, trick: 1500, bid: 600, exchange: 2600, result: 900, other: 0 };
const FACTOR = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
/** Without any motion a complete trick still has to be seen. */
const LEAST_MS = { trick: 700, exchange: 900 };
const EXCHANGE = ["TrumpNamed", "Discarded", "Drew", "RestTaken", "Burnt"];

/** Return what kind of thing the events of a batch are, for the time they take. */
function kindOf(events) {
  const names = new Set(events.map(({ event }) => event));
  if (names.has("HandScored") || names.has("HandVoided")) return names.has("TrickTaken") ? "trick" : "result";
  if (names.has("TrickTaken")) return "trick";
  if (names.has("CardPlayed")) return "card";
  if (EXCHANGE.some((name) => names.has(name))) return "exchange";
  return events.length ? "bid" : "other";
}

/** Return the events of the hand in a batch. */
export function handEvents(message) {
  return message.facts.flatMap((fact) => fact.events ?? []);
}

/** The shown side of a session. */
export class Pace {
  constructor(session) {
    this.session = session;
    this.queue = [];
    this.isBusy = false;
    /** `{n, you, table, view, turn}` as shown: what the session knows, some moments later. */
    this.shown = signal(null);
    /** The events of the hand that is shown, as far as they are known. */
    this.events = signal([]);
    /** The events that came with what is shown last. */
    this.latest = signal([]);
    /** Whether a complete trick waits for a tap. */
    this.waits = signal(false);
    /** Whether the result of the hand may be shown. */
    this.isOver = signal(false);
    this.heard = new Set();
    this.stop = session.listen((message) => (message.kind === "snapshot" ? this.jump(message) : this.receive(message)));
    if (session.table.peek()) this.jump(this.present());
    this.hidden = () => document.visibilityState === "hidden" && this.hurry();
    document.addEventListener("visibilitychange", this.hidden);
  }

  close() {
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  /**
   * Hear `(events, message, table)` whenever a batch is shown, to tell it and to sound it; the table is the one before.
   *
   * Returns a function that ends it.
   */
  listen(heard) {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  present() {
    const { n, you, table, view, turn } = this.session;
    return { n: n.peek(), you: you.peek(), table: table.peek(), view: view.peek(), turn: turn.peek() };
  }

  /** Show a snapshot at once. */
  jump({ n, you, table, view, turn }) {
    clearTimeout(this.timer);
    this.queue = [];
    this.isBusy = false;
    batch(() => {
      this.shown.value = { n, you, table, view, turn };
      this.events.value = view ? eventsOf(view, table.rules) : [];
      this.latest.value = [];
      this.waits.value = false;
      this.isOver.value = Boolean(view?.result);
    });
  }

  receive(message) {
    this.queue.push(message);
    if (!this.isBusy || document.visibilityState === "hidden") this.next();
  }

  /** Show the next batch, and wait as long as it takes to see it. */
  next() {
    clearTimeout(this.timer);
    this.isBusy = false;
    this.waits.value = false;
    while (this.queue.length && !this.isBusy) this.show(this.queue.shift());
  }

  show(message) {
    const before = this.shown.peek();
    // Who watches late is shown the whole hand with its last batch: what went before it has to be read off the view.
    const isFirstSight = before.view === null && !message.facts.some(({ fact }) => fact === "dealt");
    const events = isFirstSight ? [] : handEvents(message);
    const isBack = message.facts.some(({ fact }) => fact === "taken_back" || fact === "undone");
    const isDealt = message.facts.some(({ fact }) => fact === "dealt");
    batch(() => {
      this.shown.value = {
        n: message.n,
        // With the view that belongs to it: who has just been given a seat sees the hand before as a watcher.
        you: message.you ?? (message.table ? this.session.me(message.table) : before.you),
        table: message.table ?? before.table,
        view: "view" in message ? message.view : before.view,
        turn: "view" in message ? message.turn : before.turn,
      };
      const { view, table } = this.shown.value;
      if (view === null) this.events.value = [];
      else if (isBack || isFirstSight) this.events.value = eventsOf(view, table.rules);
      else if (isDealt) this.events.value = events;
      else if (events.length) this.events.value = [...this.events.value, ...events];
      if (events.length || isBack) this.latest.value = events;
      if (!view?.result) this.isOver.value = false;
    });
    for (const heard of this.heard) heard(events, message, before.table);
    this.wait(kindOf(isFirstSight ? handEvents(message) : events));
  }

  wait(kind) {
    const isResult = Boolean(this.shown.peek().view?.result);
    const { speed, tapToGoOn } = settings.peek();
    const ms = document.visibilityState === "hidden" ? 0 : Math.max(LEAST_MS[kind] ?? 0, SHOWN_MS[kind] * FACTOR[speed]);
    const isTrick = kind === "trick" && tapToGoOn && !isResult;
    if (!ms && !isTrick) {
      this.isOver.value = isResult;
      return;
    }
    this.isBusy = true;
    if (isTrick) {
      this.waits.value = true;
      return;
    }
    this.timer = setTimeout(() => {
      this.isOver.value = isResult;
      this.next();
    }, ms);
  }

  /** Go on at once: the reader has seen enough. */
  hurry() {
    if (!this.isBusy) return;
    this.isOver.value = Boolean(this.shown.peek().view?.result);
    this.next();
  }
}
