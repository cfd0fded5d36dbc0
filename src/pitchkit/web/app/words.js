/**
 * The words of one language, as pitchkit.text.catalogue and pitchkit.text.wording have them: a test holds the two equal.
 */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { signal } from "../vendor/preact.js";
import { rulesData } from "./rules_data.js";
import { FACES, fits, fromText, shown, teamShape } from "./options.js";

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const LONGEST_DETAIL = 1000;
/** Refusals whose detail `expected` is cards. */
const CARDS_EXPECTED = [
  "must_lead_called", "must_play_called", "must_follow", "discard_all_off", "burn_worthless_first", "wrong_claim",
];

/** The catalogue of the language that is spoken; null until the first has been read. */
export const words = signal(null);

/** The parts of a catalogue, as pitchkit.text.browser divides it; the first is what every page says. */
const PARTS = ["first", "lobby", "table", "rest"];

const wanted = new Set(PARTS.slice(0, 1));
const texts = new Map();
let spoken = null;
let speaking = null;

/** Read a language, as far as it has been wanted, and speak it from now on. */
export function speak(language) {
  spoken = language;
  speaking = readAll(language);
  return speaking;
}

/** Read more parts of the language that is spoken. */
export function learn(parts) {
  const more = parts.filter((part) => !wanted.has(part));
  if (!more.length) return speaking.catch(() => {}); // if another language could not be had, this one is here
  for (const part of more) wanted.add(part);
  return speak(spoken).catch((error) => {
    for (const part of more) wanted.delete(part); // to be tried again when it is wanted again
    throw error;
  });
}

async function readAll(language) {
  const read = await Promise.all([...wanted].map((part) => textOf(`${language}.${part}`)));
  if (language !== spoken) return; // another has been chosen meanwhile
  words.value = new Words(language, read);
  document.documentElement.lang = language;
}

function textOf(name) {
  if (!texts.has(name)) texts.set(name, fetchText(`/locale/${name}.ftl`));
  texts.get(name).catch(() => texts.delete(name));
  return texts.get(name);
}

async function fetchText(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words at ${address}: ${answer.status}`);
  return answer.text();
}

/** The messages of one language, and its cards. Cards are texts such as `JS`, `10H`, `BJ`; `??` lies face down. */
export class Words {
  /** Take the texts of some parts of a catalogue, or of all. */
  constructor(language, parts) {
    this.language = language;
    this.isWhole = parts.length === PARTS.length;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const errors = parts.flatMap((text) => this.bundle.addResource(new FluentResource(text)));
    if (errors.length) throw errors[0];
  }

  /** Return a sentence: a message with a capital at its beginning. */
  say(message, details) {
    const text = this.part(message, details);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** Return a message as it stands, or `id.attribute`; one that is missing, or a missing detail, is a program error. */
  part(message, details = {}) {
    const pattern = this.pattern(message);
    if (!pattern) return this.missing(message);
    const given = {};
    for (const [name, value] of Object.entries(details)) given[name] = plain(value);
    return this.bundle.formatPattern(pattern, given);
  }

  /** A message that has not been read yet follows; the page is drawn again when it is there. */
  missing(message) {
    if (this.isWhole) throw new Error(`no message ${message}`);
    learn(PARTS).catch(console.warn);
    return "…";
  }

  /** Tell whether there is a message, or an attribute as `id.attribute`. */
  has(message) {
    return Boolean(this.pattern(message));
  }

  pattern(message) {
    const [name, attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    return attribute ? found?.attributes[attribute] : found?.value;
  }

  /** Return names as a list in a sentence: "Ann, Bob and Carl", or with `or` for the last. */
  joined(names, link = "and") {
    if (names.length < 2) return names.join("");
    return this.part(link, { most: names.slice(0, -1).join(", "), last: names.at(-1) });
  }

  /** Return a number as it is written in running text, with a proper minus where it is below zero. */
  number(value) {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "−");
  }

  /** Return a day and time, from milliseconds since 1970. */
  time(atMs) {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(atMs);
  }

  // Cards

  /** Return a card's face without its suit. */
  rank(card) {
    const rank = isJoker(card) ? card : card.slice(0, -1);
    return this.pattern(`card-letters.${rank}`) ? this.part(`card-letters.${rank}`) : rank;
  }

  /** Return a card's face, `J♠`; `??` for a card face down. */
  card(card) {
    return card === "??" ? card : this.rank(card) + (isJoker(card) ? "" : SIGNS[card.at(-1)]);
  }

  /** Return the faces of cards, separated by blanks. */
  cards(cards) {
    return cards.map((card) => this.card(card)).join(" ");
  }

  /** Return a card's full name, "jack of spades", in a case where the language has cases. */
  cardName(card, grammar = "nominative") {
    if (isJoker(card)) return this.part("card-name", { rank: card, suit: "", case: grammar });
    return this.part("card-name", { rank: numberOrText(card.slice(0, -1)), suit: card.at(-1), case: grammar });
  }

  /** Return the word for a suit, S H D C. */
  suit(suit) {
    return this.part("suit", { suit });
  }

  /** Return the word for a trump whatever the suit: `OJ` is the off-jack. */
  face(face) {
    return this.part("face", { face: numberOrText(face) });
  }

  // Refusals

  /** Say why something cannot be done. */
  refusal(code, details = {}) {
    const given = {};
    for (const [name, value] of Object.entries(details)) {
      const isCards = name === "card" || (name === "expected" && CARDS_EXPECTED.includes(code));
      const text = isCards ? this.withFaces(String(value)) : value;
      given[name] = typeof text === "number" || typeof text === "boolean" ? text : shown(text);
    }
    if (code === "bad_value") Object.assign(given, this.allowed(given.option, details.value));
    if (code === "not_in_this_game") {
      // Where several values would be right the detail is an English list of them.
      const entry = rulesData.value.options[given.option];
      const single = fits(entry, fromText(entry, given.expected));
      Object.assign(given, { value_expected: given.expected, expected: single ? "value" : "other" });
    }
    if (code === "bad_players") {
      const game = rulesData.value.variants.find((variant) => variant.id === given.variant);
      given.game = this.part(`variant-${game.id}`);
      given.expected = this.joined(game.players.map(String), "or");
    }
    const known = [`refusal-${code}`, `web-refusal-${code}`].find((message) => this.has(message));
    if (known) return this.part(known, given);
    if (!this.isWhole) this.missing(code);
    return this.part("web-refusal", { code });
  }

  withFaces(text) {
    const cards = text.split(" ").filter(Boolean);
    return cards.every(isCard) ? this.cards(cards) : text;
  }

  /** Return the details that say which values an option can have; a value that it can have contradicts others. */
  allowed(option, value) {
    const entry = rulesData.value.options[option];
    const kind = fits(entry, value) || fits(entry, fromText(entry, shown(value))) ? "other" : entry.kind;
    const values = entry.kind === "choice" ? this.joined(entry.words, "or") : FACES.slice(-6).join(" ");
    return { kind, low: entry.low, high: entry.high, values };
  }

  // Options

  /** Say what an option is set to: a sentence where the value is a word, else the name and the value. */
  meaning(option, value) {
    const { kind } = rulesData.value.options[option];
    if (kind === "choice" || kind === "flag") return this.say(`option-${option}.${shown(value)}`);
    if (kind === "teams") {
      const shape = teamShape(value);
      return shape ? this.say("option-teams.fixed", { n: shape[0], size: shape[1] }) : this.say(`option-teams.${value}`);
    }
    if (kind === "seat") {
      return value === "random" ? this.say(`option-${option}.random`) : this.say(`option-${option}.seat`, { seat: value });
    }
    if (value === null) return this.say(`option-${option}.none`);
    const text = kind === "faces" ? value.map((face) => this.face(face)).join(", ") : value;
    return this.say("option-value", { option: this.part(`option-${option}`), value: text });
  }

  /** Name a game: its variant, and that house rules change it where they do. */
  game(variant, changes = {}) {
    const name = this.part(`variant-${variant}`);
    return Object.keys(changes).length ? this.part("sheet-house-rules", { game: name }) : name;
  }
}

const isJoker = (card) => card === "BJ" || card === "LJ";
const isCard = (text) => isJoker(text) || /^([2-9]|10|[JQKA])[SHDC]$/.test(text);

function numberOrText(rank) {
  return /^\d+$/.test(rank) ? Number(rank) : rank;
}

function plain(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && value.length > LONGEST_DETAIL) return `${value.slice(0, LONGEST_DETAIL)}...`;
  return value;
}
