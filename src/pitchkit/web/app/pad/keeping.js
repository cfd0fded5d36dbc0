/** The score pads of this browser: several, each with its game, its players and its hands. */

import { signal } from "../../vendor/preact.js";
import { isGame, isObject, isText, isTime, keep, listOf, onKept, recall } from "../store.js";
import { sheetOf, waysOut } from "./score.js";

const MOST_PADS = 40;

/**
 * The pads, the latest first: `{id, at_ms, game, data, names, firstDealer, hands, undone}`; `data` are the tables of its
 * game, so that a pad needs no connection.
 */
export const pads = signal(recall("pads", listOf(isPad)));
onKept("pads", listOf(isPad), (now) => (pads.value = now));

/** Tell whether something is a pad of ours: it has a pad's parts, and its sheet can be worked out of them. */
function isPad(it) {
  if (!isObject(it) || !isText(it.id) || !isTime(it.at_ms) || !isGame(it.game) || !areTables(it.data)) return false;
  const { data, names, firstDealer, hands, undone } = it;
  if (![names, hands, undone].every(Array.isArray) || names.length !== data.players || !names.every(isText)) return false;
  const written = [...hands, ...undone];
  const isHand = (hand) => isObject(hand) && (hand.passed || isPlayer(data, hand.bidder));
  if (!isPlayer(data, firstDealer) || !written.every(isHand)) return false;
  return works(() => sheetOf(data, written, firstDealer).scores.every(Number.isFinite));
}

/** Tell whether something is the tables of a game: whatever is asked of them at the beginning of a match is there. */
function areTables(data) {
  if (!isObject(data) || !isObject(data.deal) || ![data.total, data.target, data.partners].every(Number.isInteger)) return false;
  if (!(data.players >= 2 && data.players <= 8) || !Array.isArray(data.teams)) return false;
  const isTeam = (team) => Array.isArray(team) && team.length > 0 && team.every((player) => isPlayer(data, player));
  const start = Array(data.players).fill(0);
  return data.teams.every(isTeam) && works(() => data.teams.map((team) => waysOut(data, start, team)));
}

function isPlayer({ players }, it) {
  return Number.isInteger(it) && it >= 0 && it < players;
}

function works(work) {
  try {
    return Boolean(work());
  } catch {
    return false;
  }
}

/** Keep a pad as it is now, as the latest. */
export function keepPad(pad) {
  const others = pads.value.filter((other) => other.id !== pad.id);
  pads.value = [{ ...pad, at_ms: Date.now() }, ...others].slice(0, MOST_PADS);
  keep("pads", pads.value);
}

/** Throw a pad away. */
export function dropPad(id) {
  pads.value = pads.value.filter((other) => other.id !== id);
  keep("pads", pads.value);
}

/** Begin a pad. */
export function newPad({ game, data, names, firstDealer }) {
  const id = Date.now().toString(36);
  keepPad({ id, game, data, names, firstDealer, hands: [], undone: [] });
  return id;
}

const MOST_GAMES = 30;
const DATA = listOf((it) => isObject(it) && isText(it.key) && areTables(it.data));

/** Keep the tables of a game, so that a pad for it can be begun without a connection. */
export function keepData(key, data) {
  const others = recall("pad-data", DATA).filter((other) => other.key !== key);
  keep("pad-data", [{ key, data }, ...others].slice(0, MOST_GAMES));
}

/** Return the tables of a game that were kept, or null. */
export function keptData(key) {
  return recall("pad-data", DATA).find((other) => other.key === key)?.data ?? null;
}

// Changing a pad: each returns the new pad ---------------------------------------------------------------------------

/** Write a hand below the others. */
export const withHand = (pad, hand) => ({ ...pad, hands: [...pad.hands, hand], undone: [] });

/** Correct a hand. */
export const withCorrection = (pad, place, hand) => ({ ...pad, hands: pad.hands.with(place, hand), undone: [] });

/** Strike a hand out. */
export const withoutHand = (pad, place) => ({ ...pad, hands: pad.hands.toSpliced(place, 1), undone: [] });

/** Take the last hand off; `withAgain` brings it back. */
export const withoutLast = (pad) => ({ ...pad, hands: pad.hands.slice(0, -1), undone: [pad.hands.at(-1), ...pad.undone] });

/** Bring back the hand that was taken off last. */
export const withAgain = (pad) => ({ ...pad, hands: [...pad.hands, pad.undone[0]], undone: pad.undone.slice(1) });
