/** Parts of the pages that are fetched when they are first shown: their code, and the style sheets that they want. */

import { html, signal, useEffect } from "../vendor/preact.js";
import { Trouble, Waiting } from "./parts.js";

const sheets = new Map();

/** Fetch a style sheet by its name, once; where it cannot be had, what it dresses is drawn plain. */
function fetchStyle(name) {
  if (!sheets.has(name)) sheets.set(name, linked(`/style/${name}.css`));
  return sheets.get(name);
}

function linked(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
  });
}

/**
 * Return a component that stands for one which is fetched when it is first drawn.
 *
 * @param {() => Promise<object>} load resolves with the module
 * @param {string} name of the component in it
 * @param {object} [wants]
 * @param {string[]} [wants.styles] names of style sheets
 * @param {Function} [wants.around] what stands, by its properties, round the words that one waits or cannot have it
 */
export function later(load, name, { styles = [], around = (inner) => inner } = {}) {
  const found = signal({});
  let isAsked = false;
  const fetch = () => {
    if (isAsked) return;
    isAsked = true;
    Promise.all([load(), ...styles.map(fetchStyle)]).then(
      ([module]) => (found.value = { part: module[name] }),
      (error) => {
        console.warn(error);
        found.value = { isMissing: true };
      },
    );
  };
  return function Later(given) {
    useEffect(fetch, []);
    const { part, isMissing } = found.value;
    if (part) return html`<${part} ...${given} />`;
    const inner = isMissing
      ? html`<${Trouble} refusal=${{ code: "offline" }} again=${() => location.reload()} />`
      : html`<${Waiting} />`;
    return around(inner, given);
  };
}
