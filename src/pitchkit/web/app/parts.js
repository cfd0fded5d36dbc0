/** Small parts that the pages share. */

import { html, useEffect, useId, useRef } from "../vendor/preact.js";
import { words } from "./words.js";

const ICONS = {
  back: "M15 5l-7 7 7 7",
  check: "M5 12.5l4.5 4.5L19 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  cog: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
  more: "M6 9l6 6 6-6",
  pad: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  people: "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 010 6.5M18 14.5c2.3.8 3.5 2.8 3.5 5.5",
  play: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  share: "M12 15V4M8 7.5L12 4l4 3.5M6 12H5v8h14v-8h-1",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-2",
  wrong: "M12 4l9 16H3zM12 10v5M12 17.5v.5",
};

/** A drawing beside words; it says nothing by itself. */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ICONS[name]} /></svg>`;
}

/** A button: `kind` is primary, plain or bare; other properties go to the element. */
export function Button({ kind = "plain", icon, children, ...rest }) {
  return html`<button type="button" class="button ${kind}" ...${rest}>
    ${icon && html`<${Icon} name=${icon} />`}<span>${children}</span>
  </button>`;
}

/** A link that looks like a button. */
export function LinkButton({ kind = "plain", icon, children, ...rest }) {
  return html`<a class="button ${kind}" ...${rest}>${icon && html`<${Icon} name=${icon} />`}<span>${children}</span></a>`;
}

/**
 * One out of a few: radio buttons that look like tiles.
 *
 * `items` are `{value, label, note?}`; `picked(value)` hears of a choice.
 */
export function Choice({ label, items, value, picked, look = "", unseenLabel = false }) {
  const name = useId();
  return html`<fieldset class="choice ${look}">
    <legend class=${unseenLabel ? "unseen" : ""}>${label}</legend>
    <div class="tiles">
      ${items.map((item) => html`<label class="tile" key=${item.value}>
        <input type="radio" name=${name} checked=${item.value === value} onChange=${() => picked(item.value)} />
        <span class="tile-face"><span class="tile-name">${item.label}</span>
          ${item.note && html`<span class="tile-note">${item.note}</span>`}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** A labelled field; `children(id, describedBy)` is the control. */
export function Field({ label, note, wrong, children, look = "" }) {
  const id = useId();
  const described = [note && `${id}-note`, wrong && `${id}-wrong`].filter(Boolean).join(" ") || undefined;
  return html`<div class="field ${look}">
    <label for=${id}>${label}</label>
    ${children(id, described)}
    ${note && html`<p class="note" id="${id}-note">${note}</p>`}
    ${wrong && html`<p class="wrong" id="${id}-wrong"><${Icon} name="wrong" />${wrong}</p>`}
  </div>`;
}

/** A dialog over the page; it is open while it is drawn, and `closed()` hears when it wants to be gone. */
export function Dialog({ title, closed, children, look = "" }) {
  const box = useRef(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  const outside = (event) => event.target === box.current && closed();
  const cancelled = (event) => {
    event.preventDefault();
    closed();
  };
  return html`<dialog ref=${box} class="dialog ${look}" aria-labelledby=${id} onCancel=${cancelled} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id=${id} tabindex="-1" autofocus>${title}</h2>
        <button type="button" class="button bare only-icon" aria-label=${words.value.part("web-close")} onClick=${closed}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/** The name of the page, for the tab and the history. */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · PitchKit` : "PitchKit";
  }, [title]);
}

/** A waiting page. */
export function Waiting() {
  return html`<p class="waiting" role="status">${words.value.part("web-waiting")}</p>`;
}

/** Why something failed, with a way to try again. */
export function Trouble({ refusal, again }) {
  const say = words.value;
  return html`<div class="trouble" role="alert">
    <p><${Icon} name="wrong" />${say.refusal(refusal.code, refusal.details)}</p>
    ${again && html`<${Button} onClick=${again}>${say.part("web-again")}<//>`}
  </div>`;
}
