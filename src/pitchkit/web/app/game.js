/** The game that is chosen for the next table, and the house rules that a person has saved under names. */

import { computed, signal } from "../vendor/preact.js";
import { isGame, isObject, isText, keep, listOf, onKept, recall } from "./store.js";
import { defaultsOf, fromQuery, rulesData, withoutDefaults } from "./rules_data.js";

const USUAL = { variant: "ten-point", players: 4, changes: {} };

const kept = signal(recall("game", (held) => (isGame(held) ? held : USUAL)));

/** The chosen game, `{variant, players, changes}`; one that this version does not know gives way to the usual one. */
export const game = computed(() => (isKnown(kept.value) ? kept.value : USUAL));

function isKnown({ variant, players }) {
  return rulesData.value.variants.find((other) => other.id === variant)?.players.includes(players) ?? false;
}

/** Choose a game. */
export function choose({ variant, players, changes = {} }) {
  kept.value = { variant, players, changes: withoutDefaults(variant, players, changes) };
  keep("game", kept.value);
}

/** Choose the game that a link names, if it names one. */
export function chooseFrom(query) {
  const named = fromQuery(query);
  if (named) choose(named);
}

/** Return all the options of a game, house rules included. */
export function optionsOf({ variant, players, changes }) {
  return { ...defaultsOf(variant, players), ...changes };
}

/** Tell whether two games have the same rules. */
export function sameGame(one, other) {
  const changes = (it) => JSON.stringify(Object.entries(it.changes).sort());
  return one.variant === other.variant && one.players === other.players && changes(one) === changes(other);
}

const RULES = listOf((it) => isObject(it) && isText(it.name) && isGame(it));
const saved = signal(recall("rules", RULES));
onKept("rules", RULES, (now) => (saved.value = now));

/** House rules saved in this browser, of games that this version knows: `[{name, variant, players, changes}]`. */
export const ownRules = computed(() => saved.value.filter(isKnown));

/** Save house rules under a name; the same name again replaces them. */
export function saveRules(name, { variant, players, changes }) {
  const others = saved.value.filter((own) => own.name !== name);
  saved.value = [...others, { name, variant, players, changes }].sort((a, b) => a.name.localeCompare(b.name));
  keep("rules", saved.value);
}

/** Forget house rules. */
export function forgetRules(name) {
  saved.value = saved.value.filter((own) => own.name !== name);
  keep("rules", saved.value);
}
