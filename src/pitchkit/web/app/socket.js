/**
 * The connection to a table: one seat's messages, in order and without gaps, whatever happens to the network.
 *
 * There is one path for a new page, a reload, a sleep and another device: connect, say hello, get a snapshot.  Commands
 * that have not been answered are sent again then, with their ids; the server answers a repeated id and changes nothing.
 */

import { batch, signal } from "../vendor/preact.js";
import { witness } from "./promises.js";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
const PING_MS = 20_000;
const PONG_MS = 6_000;
/** Closings after which coming back is no use: the seat's secret is wrong, or there is no such table (any more). */
const FINAL = { 4401: "bad_token", 4404: "unknown_table", 4410: "closed" };

/** The server failed; after so many such closings in a row it is said: the table's log may be damaged. */
const FAILURE = 1011;
const MOST_FAILURES = 4;

/** Open the connection for a seat; `close()` it when the page is left. */
export function openSession(code, token) {
  return new Session(code, token);
}

class Session {
  constructor(code, token) {
    this.code = code;
    this.token = token;
    /** connecting | online | offline | failing (offline by the server's fault, time and again) | gone */
    this.status = signal("connecting");
    /** Why the session is gone: a code of a refusal. */
    this.reason = signal(null);
    this.you = signal(null);
    this.table = signal(null);
    this.view = signal(null);
    this.turn = signal(null);
    this.n = signal(null);
    /** How far the server's clock is ahead of this machine's. */
    this.ahead_ms = 0;
    this.pending = new Map();
    this.listeners = new Set();
    this.nFailures = 0;
    this.nServerFailures = 0;
    this.nSent = 0;
    this.salt = randomHex(6);
    this.wake = () => this.check();
    this.cut = () => this.status.peek() === "online" && this.restart();
    for (const name of ["online", "pageshow", "focus"]) addEventListener(name, this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Hear every snapshot and batch in order, after the signals have them; returns a function that ends it. */
  listen(heard) {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Send a command and return its answer: `{kind: "done" | "refused" | "advice", ...}`. */
  send(command) {
    this.nSent += 1;
    const message = { id: `${this.salt}-${this.nSent}`, ...command };
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      if (this.status.peek() === "online") this.socket.send(JSON.stringify(message));
    });
  }

  /** Leave the table: what is not answered stays unanswered. */
  close() {
    this.finish(null);
    for (const name of ["online", "pageshow", "focus"]) removeEventListener(name, this.wake);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
  }

  // The socket

  connect() {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", token: this.token, seen: this.n.peek() }));
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  lost(code) {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (code in FINAL) {
      this.finish(FINAL[code]);
      return;
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 1.8 ** this.nFailures) * (0.7 + 0.6 * Math.random());
    this.nFailures += 1;
    this.nServerFailures = code === FAILURE ? this.nServerFailures + 1 : 0;
    if (this.nServerFailures >= MOST_FAILURES) this.status.value = "failing";
    else this.status.value = this.nFailures > 1 || this.status.peek() === "offline" ? "offline" : "connecting";
    this.retry = setTimeout(() => this.connect(), wait);
  }

  finish(reason) {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    clearTimeout(this.retry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
    batch(() => {
      this.status.value = "gone";
      this.reason.value = reason;
    });
  }

  /** The page may have slept: connect at once, or find out whether the connection still lives. */
  check() {
    if (document.visibilityState === "hidden" || this.status.peek() === "gone") return;
    if (this.status.peek() === "online") this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.nSent += 1;
    this.socket.send(JSON.stringify({ do: "ping", id: `${this.salt}-${this.nSent}` }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.restart(), PONG_MS);
  }

  /** Drop a connection that has gone silent or out of step, and make another. */
  restart() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.lost(0);
  }

  // Messages

  hear(message) {
    clearTimeout(this.silence);
    switch (message.kind) {
      case "snapshot":
        this.begin(message);
        break;
      case "batch":
        this.follow(message);
        break;
      case "done":
      case "refused":
      case "advice":
        this.answer(message);
        break;
      default: // a pong: it was enough to hear it
    }
  }

  begin(message) {
    const isFirst = this.status.peek() !== "online";
    witness(message.table);
    this.nFailures = this.nServerFailures = 0;
    this.ahead_ms = message.now_ms - Date.now();
    batch(() => {
      this.status.value = "online";
      this.n.value = message.n;
      this.you.value = message.you;
      this.table.value = message.table;
      this.view.value = message.view;
      this.turn.value = message.turn;
    });
    for (const heard of this.listeners) heard(message);
    if (!isFirst) return;
    for (const { message: command } of this.pending.values()) this.socket.send(JSON.stringify(command));
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING_MS);
  }

  follow(message) {
    if (message.n <= this.n.peek()) return; // it is in the snapshot
    if (message.n !== this.n.peek() + 1) {
      this.restart();
      return;
    }
    if (message.table) witness(message.table);
    batch(() => {
      this.n.value = message.n;
      if (message.table) this.table.value = message.table;
      if (message.you) this.you.value = message.you;
      else if (message.table) this.you.value = this.me(message.table);
      if ("view" in message) {
        this.view.value = message.view; // null: there is no hand to show
        this.turn.value = message.turn;
      }
    });
    for (const heard of this.listeners) heard(message);
  }

  /** Return who the reader is, from the people of the table. */
  me(table) {
    const { person } = this.you.peek();
    const row = table.people.find((other) => other.person === person);
    return row ? { person, player: row.player, host: row.host } : this.you.peek();
  }

  answer(message) {
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    waiting.resolve(message);
  }
}

/** Return random bytes in hexadecimal digits. */
export function randomHex(nBytes) {
  return [...crypto.getRandomValues(new Uint8Array(nBytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
