/** Parts of the pages that are fetched when they are first shown: their code, and the style sheets and words that they want. */

import { html, signal, useEffect } from "../vendor/preact.js";
import { learn } from "./words.js";
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
 * Return a component that stands for one which is fetched when it is first drawn, or by its `fetch()` before.
 *
 * @param {() => Promise<object>} load resolves with the module
 * @param {string} name of the component in it
 * @param {object} [wants]
 * @param {string[]} [wants.styles] names of style sheets
 * @param {string[]} [wants.says] parts of the catalogue beyond the first
 * @param {Function} [wants.around] what stands, by its properties, round the words that one waits or cannot have it
 */
export function later(load, name, { styles = [], says = [], around = (inner) => inner } = {}) {
  const found = signal({});
  let isAsked = false;
  const fetch = () => {
    if (isAsked) return;
    isAsked = true;
    Promise.all([load(), learn(says), ...styles.map(fetchStyle)]).then(
      ([module]) => (found.value = { part: module[name] }),
      (error) => {
        console.warn(error);
        isAsked = false; // another time the connection may be there
        found.value = { isMissing: true };
      },
    );
  };
  function Later(given) {
    useEffect(fetch, []);
    const { part, isMissing } = found.value;
    if (part) return html`<${part} ...${given} />`;
    const inner = isMissing
      ? html`<${Trouble} refusal=${{ code: "offline" }} again=${() => location.reload()} />`
      : html`<${Waiting} />`;
    return around(inner, given);
  }
  return Object.assign(Later, { fetch });
}
