// Makes src/pitchkit/web/deck/cards.svg, the classic deck, out of the npm package @letele/playing-cards 0.1.0 (CC0-1.0).
//
//   npm i @letele/playing-cards@0.1.0 react@19 react-dom@19 svgo@4      (in a scratch folder, with this file beside)
//   node convert.mjs cards.svg
//
// One symbol a card, `card-10H`; pips and indices, which every card of the package brings along, once each.  Red and black
// of pips and indices become `var(--suit-…)`, so that four colours are a matter of style.

import fs from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";

const PACKAGE = "node_modules/@letele/playing-cards/dist/index.esm.js";

/** The package imports a helper that current versions of @babel/runtime do not have in that place. */
async function readDeck() {
  const source = fs.readFileSync(PACKAGE, "utf8").replace(/import _extends from [^;]*;/, "const _extends = Object.assign;");
  fs.writeFileSync("deck.mjs", source);
  return import(`${process.cwd()}/deck.mjs`);
}

/** `S10` → `10S`, `Hk` → `KH`; the coloured joker is the big one. */
function nameOf(id) {
  if (id === "J1") return "LJ";
  if (id === "J2") return "BJ";
  return id.slice(1).toUpperCase() + id[0];
}

function tidied(svg) {
  const preset = { name: "preset-default", params: { overrides: { cleanupIds: false, removeHiddenElems: false, collapseGroups: true } } };
  return optimize(svg, { floatPrecision: 1, multipass: true, plugins: [preset, "removeXMLNS"] }).data;
}

const shared = new Map();

/** Returns the id of a symbol: the same for the same drawing, wherever it stands. */
function share(symbol, id = `d${shared.size}`) {
  const key = symbol.replace(/ id="[^"]*"/, "");
  if (!shared.has(key)) shared.set(key, { id, text: key });
  return shared.get(key).id;
}

/** Shares a pip or an index in the colour of its suit; the page finds an index by its id, to put other letters there. */
function shareOfSuit(symbol, name) {
  const suit = name.slice(-1);
  const drawing = inSuitColour(symbol, suit);
  return symbol.includes('viewBox="-500') ? share(drawing, `index-${name}`) : share(drawing);
}

function isPipOrIndex(symbol) {
  return /viewBox="-(600|500) -(600|500)/.test(symbol);
}

function inSuitColour(drawing, suit) {
  const colour = `var(--suit-${suit.toLowerCase()})`;
  const painted = drawing.replace(/(fill|stroke)="(#000|red|#f00|#000000)"/g, `$1="${colour}"`);
  // What has no fill of its own is black by default: a spade, a club.
  return painted.includes("fill=") || painted.includes("fill-rule") ? painted : painted.replace("<path", `<path fill="${colour}"`);
}

function symbolOf(id, component) {
  const name = nameOf(id);
  const isJoker = name === "LJ" || name === "BJ";
  // The ace of spades has a web address on it, and nothing else has text.
  const drawn = renderToStaticMarkup(createElement(component)).replace(/<text[\s\S]*?<\/text>/g, "");
  let svg = tidied(drawn.replace(/xlink:href/g, "href"));
  const ids = new Map();
  svg = svg.replace(/<symbol[\s\S]*?<\/symbol>/g, (symbol) => {
    const own = symbol.match(/ id="([^"]*)"/)[1];
    ids.set(own, !isJoker && isPipOrIndex(symbol) ? shareOfSuit(symbol, name) : share(symbol));
    return "";
  });
  let body = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "").replace(/<defs>\s*<\/defs>/g, "");
  // The paper is drawn by the page, with its own border.
  body = body.replace(/<(rect|path)[^>]*(width="239"|fill="#fff" stroke="#000")[^>]*?(\/>|><\/\1>)/, "");
  for (const [own, drawing] of ids) body = body.replaceAll(`"#${own}"`, `"#${drawing}"`);
  return `<symbol id="card-${name}" viewBox="-120 -168 240 336">${body}</symbol>`;
}

const deck = await readDeck();
const cards = Object.entries(deck).filter(([id]) => !/^B\d/.test(id)).map(([id, component]) => symbolOf(id, component));
const drawings = [...shared.values()].map(({ id, text }) => text.replace("<symbol", `<symbol id="${id}"`));
const about = "<!-- Playing cards by Adrian Kennard, from the npm package @letele/playing-cards 0.1.0, CC0-1.0; converted by tools/deck. -->";
fs.writeFileSync(process.argv[2], `<svg xmlns="http://www.w3.org/2000/svg">${about}${drawings.join("")}${cards.join("\n")}</svg>\n`);
