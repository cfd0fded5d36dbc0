/** Values of house rules as texts, as pitchkit.game.options reads and writes them. What they mean the server knows. */

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** Names for trumps without their suit. */
export const FACES = [...RANKS, "LJ", "BJ", ...RANKS.map((rank) => `O${rank}`)];

const FLAGS = { true: true, yes: true, on: true, false: false, no: false, off: false };

/** Return an option's value as a person types it, and as it stands in a link. */
export function shown(value) {
  if (value === null) return "none";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Turn what stands after `option=` into a value; what does not fit comes back as text. */
export function fromText(entry, text) {
  if (entry.optional && text === "none") return null;
  switch (entry.kind) {
    case "flag":
      return FLAGS[text.toLowerCase()] ?? text;
    case "number":
      return whole(text);
    case "seat":
      return text === "random" ? text : whole(text);
    case "faces":
      return text.replaceAll(",", " ").split(/\s+/).filter(Boolean);
    default:
      return text;
  }
}

/** Tell whether a value has the type and range of an option. */
export function fits(entry, value) {
  if (value === null) return entry.optional;
  switch (entry.kind) {
    case "flag":
      return typeof value === "boolean";
    case "number":
      return Number.isInteger(value) && entry.low <= value && value <= entry.high;
    case "choice":
      return entry.words.includes(value);
    case "faces":
      return Array.isArray(value) && value.every((face) => FACES.includes(face));
    case "teams":
      return ["none", "solo", "called"].includes(value) || teamShape(value) !== null;
    default:
      return value === "random" || (Number.isInteger(value) && value >= 0);
  }
}

/** Read `AxB` as [A teams, B players each]; null where it is not of that form. */
export function teamShape(text) {
  const found = /^([2-8])x([1-8])$/.exec(text);
  return found && [Number(found[1]), Number(found[2])];
}

function whole(text) {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
