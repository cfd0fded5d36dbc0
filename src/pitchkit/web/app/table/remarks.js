/** What was said at a table, and whom this browser does not listen to. */

import { isText, keep, listOf, onKept, recall } from "../store.js";
import { signal } from "../../vendor/preact.js";

const MOST_MUTED = 200;

/** Whom this browser does not listen to: `CODE-PERSON`. */
const muted = signal(recall("muted", listOf(isText)));
onKept("muted", listOf(isText), (now) => (muted.value = now));

/** Tell whether a person at a table is muted in this browser. */
export function isMuted(code, person) {
  return muted.value.includes(`${code}-${person}`);
}

/** Listen to a person no longer, or again. */
export function setMuted(code, person, on) {
  const name = `${code}-${person}`;
  const others = muted.value.filter((other) => other !== name);
  muted.value = on ? [name, ...others].slice(0, MOST_MUTED) : others;
  keep("muted", muted.value);
}

/** Return what was said, in the reader's language. */
export function remarkText(say, { phrase, text }) {
  return phrase ? say.part(`phrase-${phrase}`) : text;
}
