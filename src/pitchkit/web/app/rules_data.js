/** The games and the options of their rules, as the server declares them. */

import { signal } from "../vendor/preact.js";
import { ask } from "./api.js";
import { isObject, keep, recall } from "./store.js";
import { fromText, shown } from "./options.js";

/**
 * `{variants: [{id, players, tables: {n: {option: value}}}], options: {name: {kind, low, high, words, optional}}}`, each
 * table with the options in which it differs from `defaults`; null until it has been read.
 */
export const rulesData = signal(null);

/** Read the declarations; what the server said last stands in where it cannot be reached. */
export async function loadRulesData() {
  try {
    rulesData.value = await ask("/api/variants");
    keep("variants", rulesData.value);
  } catch (refusal) {
    rulesData.value = recall("variants", declarations);
    if (rulesData.value === null) throw refusal;
  }
}

/** Return declarations that were kept, if they are some. */
function declarations(held) {
  const isVariant = (it) => isObject(it) && Array.isArray(it.players) && isObject(it.tables);
  const areSome = isObject(held) && Array.isArray(held.variants) && held.variants.every(isVariant) && isObject(held.options) && isObject(held.defaults);
  return areSome ? held : null;
}

/** Return all the options of a game as it is shipped. */
export function defaultsOf(variant, players) {
  const { variants, defaults } = rulesData.value;
  return { ...defaults, ...variants.find((other) => other.id === variant).tables[players] };
}

// A game is `{variant, players, changes: {option: value}}`.

/** Return a game as the query of a link: `variant=auction&players=3&target=11`. */
export function toQuery({ variant, players, changes }) {
  const query = new URLSearchParams({ variant, players });
  for (const [name, value] of Object.entries(changes)) query.set(name, shown(value));
  return query.toString();
}

/** Read a game from a query; null where it names none. Values that do not fit stay texts, for the server to refuse. */
export function fromQuery(query) {
  const variant = rulesData.value.variants.find((other) => other.id === query.get("variant"));
  if (!variant) return null;
  const asked = Number(query.get("players"));
  const players = variant.players.includes(asked) ? asked : variant.usual;
  const changes = {};
  for (const [name, text] of query) {
    const entry = rulesData.value.options[name];
    if (entry && name !== "players") changes[name] = fromText(entry, text);
  }
  return { variant: variant.id, players, changes: withoutDefaults(variant.id, players, changes) };
}

/** Return only the changes that differ from the game as it is shipped. */
export function withoutDefaults(variant, players, changes) {
  const defaults = defaultsOf(variant, players);
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => shown(value) !== shown(defaults[name])));
}

/** Return the games for a number of players, the usual ones first. */
export function gamesFor(players) {
  const found = rulesData.value.variants.filter((variant) => variant.players.includes(players)).map(({ id }) => id);
  return [...USUAL.filter((id) => found.includes(id)), ...found.filter((id) => !USUAL.includes(id))];
}

const USUAL = [
  "ten-point", "auction-partners", "ten-point-3-solo", "ten-point-2", "ten-point-call", "ten-point-6", "ten-point-7",
  "ten-point-8", "auction", "ten-point-3", "ten-point-2-short", "ten-point-6-threes", "ten-point-8-fours",
];
