/** What this browser was shown before a hand was over: the commitments of its tables, the first for each hand. */

import { isText, keep, listOf, recall } from "./store.js";

const MOST_PROMISES = 200;
/** Pairs of a hand, `TABLE-HAND`, and its commitment. */
const PROMISES = listOf((it) => Array.isArray(it) && it.length === 2 && it.every(isText));

/** Keep the commitment that a table shows, to compare it with what is said after the hand. */
export function witness({ code, commitment: promised }) {
  if (!promised) return;
  const seen = recall("promises", PROMISES);
  const name = `${code}-${promised.hand}`;
  if (seen.some(([other]) => other === name)) return; // the first that was shown counts
  keep("promises", [[name, promised.commitment], ...seen].slice(0, MOST_PROMISES));
}

/** Return whether the commitment of a proof is the one that this browser was shown; null where it was shown none. */
export function wasShown(file) {
  const shown = recall("promises", PROMISES).find(([name]) => name === `${file.table}-${file.hand}`);
  return shown ? shown[1] === file.commitment : null;
}
