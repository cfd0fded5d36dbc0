/**
 * The honest shuffle, checked in the browser: docs/fairness.md tells the algorithm, pitchkit.server.fairness has it too.
 *
 * Nothing here trusts the server beyond what it sent: the deck is worked out anew and compared with the hand's record.
 */

import { cardList, cardText } from "./cards.js";
import { defaultsOf, rulesData } from "./rules_data.js";

const FORMAT = "pitch-shuffle/1";
const PACKET = 3;
const WORDS = 2 ** 32;
const HEX = /^[0-9a-f]+$/;
/** The point tables in which jokers count; where they do not, the rules may take them out of the pack (RULES.md 1.1). */
const JOKERS_COUNT = ["seven", "ten", "thirteen", "fifteen", "sixteen"];

/** A hand was not dealt as promised: `code` is file, commitment, pack, hand or stock; `details` say where. */
export class Unfair extends Error {
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Whether this browser can check at all: it has SHA-256 only for pages that came by https or from this machine. */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);

// The algorithm --------------------------------------------------------------------------------------------------------

async function sha256(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

const ascii = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return what is published before the deal. */
export async function commitment(table, hand, secret) {
  return hex(await sha256(ascii(`${FORMAT} commit ${table} ${hand} ${secret}`)));
}

/** Return the seed of a shuffle, 32 bytes; `nonces` are `[person, nonce]`, in ascending order of persons. */
export function seed(table, hand, secret, nonces) {
  const given = nonces.map(([person, nonce]) => `${person}:${nonce}`).join(",");
  return sha256(ascii(`${FORMAT} seed ${table} ${hand} ${secret} ${given}`));
}

/** Return the endless row of words that follows from a seed. */
async function* wordsFrom(start) {
  for (let number = 0; ; number += 1) {
    const block = new Uint8Array(start.length + 4);
    block.set(start);
    new DataView(block.buffer).setUint32(start.length, number);
    const { buffer } = await sha256(block);
    for (let place = 0; place < buffer.byteLength; place += 4) yield new DataView(buffer).getUint32(place);
  }
}

/** Return a pack of 52 or 54 cards, as texts, in the order that a seed gives it. */
export async function shuffled(nCards, start) {
  const row = wordsFrom(start);
  const deck = Array.from({ length: nCards }, (_, number) => cardText(number));
  for (let last = nCards - 1; last > 0; last -= 1) {
    const nPlaces = last + 1;
    const limit = WORDS - (WORDS % nPlaces);
    let word;
    do word = (await row.next()).value;
    while (word >= limit);
    const other = word % nPlaces;
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

/** Deal a deck in packets of three from the dealer's left: `{hands, stock}`. */
export function deal(deck, { nHands, nDealt, dealer }) {
  const hands = Array.from({ length: nHands }, () => []);
  let place = 0;
  for (let start = 0; start < nDealt; start += PACKET) {
    const size = Math.min(PACKET, nDealt - start);
    for (let step = 1; step <= nHands; step += 1) {
      hands[(dealer + step) % nHands].push(...deck.slice(place, place + size));
      place += size;
    }
  }
  return { hands, stock: deck.slice(place) };
}

/** Return what the rules of a record say of its deal: `{nPack, nHands, nDealt}`; null where there are no such rules. */
export function dealOf({ variant, players, ...changes }) {
  const known = rulesData.value.variants.find((other) => other.id === variant);
  const n = players ?? known?.usual;
  if (!known?.players.includes(n)) return null;
  const rules = { ...defaultsOf(variant, n), ...changes };
  const hasJokers = rules.jokers === 2 && (JOKERS_COUNT.includes(rules.points) || rules.worthless_jokers !== "remove");
  const nDummies = { none: 0, one_each: n, floating: 1 }[rules.dummies];
  return { nPack: hasJokers ? 54 : 52, nHands: n + nDummies, nDealt: rules.n_dealt };
}

// The check ------------------------------------------------------------------------------------------------------------

/**
 * Check what `GET /api/tables/CODE/hands/N/fairness` gives.
 *
 * @returns `{people, deck}`: how many people added randomness, and the deck
 * @throws {Unfair} where something differs, or it is no such file
 */
export async function verify(file) {
  checkForm(file);
  const { table, hand, secret, nonces, record } = file;
  if ((await commitment(table, hand, secret)) !== file.commitment) throw new Unfair("commitment");
  const held = record.hands.map(cardList);
  const stock = cardList(record.stock);
  const { nPack, nHands, nDealt } = dealOf(record.rules) ?? {};
  if (nPack === undefined) throw new Unfair("file");
  if (held.length !== nHands || held.flat().length + stock.length !== nPack) throw new Unfair("pack");
  const deck = await shuffled(nPack, await seed(table, hand, secret, nonces));
  const right = deal(deck, { nHands, nDealt, dealer: record.dealer });
  held.forEach((given, seat) => {
    if (given.join(" ") !== right.hands[seat].join(" ")) throw new Unfair("hand", { seat });
  });
  if (stock.join(" ") !== right.stock.join(" ")) throw new Unfair("stock");
  return { people: nonces.length, deck };
}

function checkForm(file) {
  const { record, nonces } = file ?? {};
  const isRight =
    file?.fairness === FORMAT && typeof file.table === "string" && Number.isInteger(file.hand) &&
    [file.commitment, file.secret].every(isHex) && Array.isArray(nonces) && nonces.every(isNonce) &&
    nonces.every(([person], i) => i === 0 || person > nonces[i - 1][0]) &&
    Array.isArray(record?.hands) && record.hands.length > 0 && record.hands.every((cards) => typeof cards === "string") &&
    typeof record.stock === "string" && Number.isInteger(record.dealer) && typeof record.rules?.variant === "string";
  if (!isRight) throw new Unfair("file");
}

const isHex = (text) => typeof text === "string" && HEX.test(text);
const isNonce = (pair) => Array.isArray(pair) && pair.length === 2 && Number.isInteger(pair[0]) && isHex(pair[1]);
