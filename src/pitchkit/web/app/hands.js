/** The hands of a table that have ended, as the server gives them to who was there. */

import { ask, Refusal } from "./api.js";

/** Return the records of the ended hands, JSON Lines (docs/record.md). */
export async function recordsOf(code, token) {
  let answer;
  try {
    answer = await fetch(`/api/tables/${code}/hands`, { headers: { authorization: `Bearer ${token}` } });
  } catch {
    throw new Refusal("offline");
  }
  if (answer.ok) return answer.text();
  const { code: why, details } = await answer.json();
  throw new Refusal(why, details);
}

/** Return the numbers of the hands in some records, whose ids are `CODE-NUMBER`. */
export function numbersOf(records) {
  return records.split("\n").filter(Boolean).map((line) => Number(JSON.parse(line).id.split("-").at(-1)));
}

/** Return a hand step by step: `{hand, game, rules, players, dealer, steps: [{event, view}]}`. */
export function replayOf(code, token, hand) {
  return ask(`/api/tables/${code}/hands/${hand}/replay`, { token });
}

/** Return the proof of a hand's shuffle (docs/fairness.md). */
export function proofOf(code, token, hand) {
  return ask(`/api/tables/${code}/hands/${hand}/fairness`, { token });
}

/** Save the records as a file. */
export async function download(code, token) {
  save(`pitch-${code}.jsonl`, await recordsOf(code, token), "application/jsonl");
}

/** Save a proof as a file that `pitch fairness verify` reads. */
export function saveProof(proof) {
  save(`pitch-${proof.table}-${proof.hand}-proof.json`, `${JSON.stringify(proof)}\n`, "application/json");
}

function save(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
