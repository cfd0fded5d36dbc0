/** What this browser keeps: settings, seats at tables, own rules, score pads. Nothing of it leaves the browser. */

const PREFIX = "pitchkit.";
/**
 * Where the browser keeps nothing (some private windows), the page does until it is closed: in memory, and in its entry of
 * the history, which outlives a reload.  The address shows nothing of it.
 */
const memory = new Map(Object.entries(history.state?.kept ?? {}));
/** Names of what the browser did not take, so that what it holds under them is older: it is full, or forbids it. */
const refused = new Set();

/**
 * Return what was kept under a name. Whoever wrote it, an older version perhaps: `form(held)` makes of anything a value of
 * the form that the page works with.
 */
export function recall(name, form) {
  return form(kept(name));
}

function kept(name) {
  try {
    const text = refused.has(name) ? null : localStorage.getItem(PREFIX + name);
    return text === null ? memory.get(name) : JSON.parse(text);
  } catch {
    return memory.get(name);
  }
}

/** Keep a value (plain data) under a name; null forgets it. */
export function keep(name, value) {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    refused.delete(name);
  } catch {
    refused.add(name); // the page goes on with what it holds in memory
    keepInHistory();
  }
}

function keepInHistory() {
  const kept = Object.fromEntries([...refused].map((name) => [name, memory.get(name)]));
  try {
    history.replaceState({ ...history.state, kept }, "");
  } catch {
    // too much, or too often within a short time: a reload will find what was kept before
  }
}

/** Call `heard(value)`, of the form asked for, whenever another tab keeps something under a name. */
export function onKept(name, form, heard) {
  addEventListener("storage", (event) => event.key === PREFIX + name && heard(recall(name, form)));
}

// Forms ----------------------------------------------------------------------------------------------------------------

/** The form of a list: what is no item of ours is dropped. */
export const listOf = (isItem) => (held) => (Array.isArray(held) ? held.filter(isItem) : []);

export const isText = (it) => typeof it === "string";

export const isObject = (it) => typeof it === "object" && it !== null && !Array.isArray(it);

/** Tell whether something is a time that can be written out, in milliseconds since 1970. */
export const isTime = (it) => Number.isFinite(it) && !Number.isNaN(new Date(it).getTime());

/** Tell whether something has the form of a game, `{variant, players, changes}`; what it says the server judges. */
export const isGame = (it) => isObject(it) && isText(it.variant) && Number.isInteger(it.players) && isObject(it.changes);

// Seats at tables ------------------------------------------------------------------------------------------------------

const MOST_TABLES = 30;

/** Return the tables at which this browser has a seat, the latest first: `[{code, token, name, game, at_ms}]`. */
export function keptTables() {
  return recall("tables", listOf(isSeat));
}

function isSeat(it) {
  return isObject(it) && isText(it.code) && isText(it.token) && isTime(it.at_ms) && (it.game === undefined || isGame(it.game));
}

/** Return the secret of this browser's seat at a table, or null. */
export function tokenOf(code) {
  return keptTables().find((table) => table.code === code)?.token ?? null;
}

/** Keep the seat at a table: `{token, name, game}`, whatever is known of it. */
export function keepTable(code, known) {
  const before = keptTables().find((table) => table.code === code);
  const others = keptTables().filter((table) => table.code !== code);
  keep("tables", [{ ...before, ...known, code, at_ms: Date.now() }, ...others].slice(0, MOST_TABLES));
}

/** Forget the seat at a table. */
export function forgetTable(code) {
  keep("tables", keptTables().filter((table) => table.code !== code));
}
