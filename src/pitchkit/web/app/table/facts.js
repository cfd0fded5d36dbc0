/**
 * What happens at the table beside the cards, as sentences: who comes and goes, sits down, asks to take something back.
 *
 * A test holds the kinds equal to those of server.wire_facts: each is told, or stands here among those that are not.
 */

/** Facts of which the page or the cards say enough. */
export const UNTOLD = [
  "opened", "forgotten", "renamed", "closed", "released", "bot_seated", "promised", "randomness", "ready", "revealed", "said",
];

const named = (what) => ({ words, nameOf }, { person }) => words.say("web-told", { what, who: nameOf(person) });
const seated = (what) => ({ words, people }, { player }) => words.say("web-told", { what, who: people.name(player) });

/** How each is told; what a page shows only in passing is `shown` there too. */
export const TOLD = {
  joined: { say: (given, fact) => !given.sits.includes(fact.person) && named("joined")(given, fact), shown: true },
  came: { say: (given, fact) => given.isSeated(fact.person) && named("came")(given, fact) },
  went: { say: (given, fact) => given.isSeated(fact.person) && named("went")(given, fact) },
  sat: { say: named("sat"), shown: true },
  rose: { say: ({ words, before }, { player }) => words.say("web-told", { what: "rose", who: before.players[player].name }), shown: true },
  reserved: { say: named("reserved"), shown: true },
  bot_took_over: {
    say: ({ words, people, me }, { player }) =>
      player === me ? words.say("web-table-bot-plays-you") : words.say("web-table-bot-plays", { who: people.name(player) }),
  },
  came_back: { say: seated("came-back"), shown: true },
  made_host: {
    say: ({ words, nameOf, you }, { person }) => words.say("web-told-host", { you: person === you.person, who: nameOf(person) }),
    shown: true,
  },
  set_settings: { say: ({ words }) => words.say("web-told", { what: "settings", who: "" }), shown: true },
  match_began: { say: ({ words }) => words.say("web-told", { what: "match", who: "" }) },
  dealt: { say: ({ people, after }, { hand }) => people.say("event-hand-began", after.dealer, { number: hand }) },
  acted: {
    say: ({ people }, { by, player }) => by === "clock" && people.say("web-told-clock", player),
    shown: true,
  },
  take_back_asked: {
    say: ({ words, nameOf, you }, { person }) => words.say("web-table-wants-back", { you: person === you.person, who: nameOf(person) }),
  },
  take_back_answered: {
    say: ({ words, nameOf }, { person, yes }) =>
      words.say("web-told", { what: yes ? "agreed" : person === null ? "lapsed" : "refused", who: nameOf(person) }),
    shown: true,
  },
  taken_back: { say: ({ words }) => words.say("web-table-taken-back") },
};

/** What the reader does himself needs no telling, but for what has to be known of it. */
const OWN_ARE_TOLD = ["made_host", "take_back_asked", "bot_took_over", "acted"];

/**
 * Return what the facts of a batch say to the reader: `[{text, isShown}]`.
 *
 * @param now what the page draws from
 * @param before the table before the batch
 * @param after the table after it
 */
export function factsTold({ words, people, you, me }, facts, { before, after }) {
  const nameOf = (person) => after.people.find((one) => one.person === person)?.name ?? "";
  const isSeated = (person) => after.players.some((seat) => seat.person === person);
  const sits = facts.filter(({ fact }) => fact === "sat" || fact === "reserved").map(({ person }) => person);
  const given = { words, people, you, me, before, after, nameOf, isSeated, sits };
  const isOwn = ({ person, player }) => person === you.person || (player !== undefined && player === me);
  return facts
    .filter((fact) => fact.fact in TOLD && (!isOwn(fact) || OWN_ARE_TOLD.includes(fact.fact)))
    .map((fact) => ({ text: TOLD[fact.fact].say(given, fact), isShown: Boolean(TOLD[fact.fact].shown) }))
    .filter(({ text }) => text);
}
