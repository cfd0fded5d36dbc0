/** The game that is chosen for the next table, and the house rules that a person has saved under names. */

import { computed, signal } from "../vendor/preact.js";
import { keep, onKept, recall } from "./store.js";
import { defaultsOf, fromQuery, rulesData, withoutDefaults } from "./rules_data.js";

const USUAL = { variant: "ten-point", players: 4, changes: {} };

const kept = signal(recall("game", USUAL));

/** The chosen game, `{variant, players, changes}`; one that this version does not know gives way to the usual one. */
export const game = computed(() => {
  const { variant, players } = kept.value;
  const known = rulesData.value.variants.find((other) => other.id === variant);
  return known?.players.includes(players) ? kept.value : USUAL;
});

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

/** House rules saved in this browser: `[{name, variant, players, changes}]`. */
export const ownRules = signal(recall("rules", []));
onKept("rules", (now) => (ownRules.value = now ?? []));

/** Save house rules under a name; the same name again replaces them. */
export function saveRules(name, { variant, players, changes }) {
  const others = ownRules.value.filter((own) => own.name !== name);
  ownRules.value = [...others, { name, variant, players, changes }].sort((a, b) => a.name.localeCompare(b.name));
  keep("rules", ownRules.value);
}

/** Forget house rules. */
export function forgetRules(name) {
  ownRules.value = ownRules.value.filter((own) => own.name !== name);
  keep("rules", ownRules.value);
}
