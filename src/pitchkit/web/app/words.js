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

/** Read a language and speak it from now on. */
export async function speak(language) {
  const answer = await fetch(`/locale/${language}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${language}: ${answer.status}`);
  words.value = new Words(language, await answer.text());
  document.documentElement.lang = language;
}

/** The messages of one language, and its cards. Cards are texts such as `JS`, `10H`, `BJ`; `??` lies face down. */
export class Words {
  constructor(language, text) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const errors = this.bundle.addResource(new FluentResource(text));
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
    if (!pattern) throw new Error(`no message ${message}`);
    const given = {};
    for (const [name, value] of Object.entries(details)) given[name] = plain(value);
    return this.bundle.formatPattern(pattern, given);
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
    return known ? this.part(known, given) : this.part("web-refusal", { code });
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
