/** Keys: shortcuts of the table, and arrows within a row of choices. */

import { useEffect, useRef } from "../../vendor/preact.js";
import { keep, recall } from "../store.js";
import { signal } from "../../vendor/preact.js";

/** The shortcuts that there are, in the order in which the help lists them: key and what it opens or does. */
export const SHORTCUTS = {
  "?": "keys", r: "rules", s: "scores", l: "tricks", e: "log", h: "hint", u: "undo", c: "chat", p: "people", o: "settings",
};

/** Whether single letters are shortcuts; who types by voice may want them off. */
export const shortcutsOn = signal(recall("shortcuts", (held) => held !== false));

export function setShortcuts(on) {
  shortcutsOn.value = on;
  keep("shortcuts", on);
}

/** Have the keys of the whole page do what they are there for, while no dialog is open and nobody writes. */
export function useKeys(now) {
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") || event.target.matches("input, textarea, select")) return;
      const { open, pace } = latest.current;
      const onControl = event.target.matches("button, a, summary");
      if (event.key === " " && !onControl) {
        event.preventDefault();
        pace.hurry();
        return;
      }
      const what = shortcutsOn.peek() ? SHORTCUTS[event.key.toLowerCase()] : undefined;
      if (!what) return;
      event.preventDefault();
      open(what);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** Move the focus among the buttons of a row by arrows, Home and End; give it to `onKeyDown`. */
export function moveWithin(event) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  const to = {
    ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1,
  }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length].focus();
}
