/** Passing on a link: by the system's own way of sharing, or by the clipboard. */

import { toast } from "./say.js";
import { words } from "./words.js";

/** Whether the system has a way of sharing; phones do. */
export const canShare = typeof navigator.share === "function";

/** Let the person pass on a link. */
export async function share(title, address) {
  const url = new URL(address, location.href).href;
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error.name !== "AbortError") await copy(url);
  }
}

/** Put a link or a text on the clipboard, and say so. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text); // without https there is no clipboard to write to
  }
  toast(words.value.part("web-copied"));
}

function copyBySelection(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
  const dialog = document.querySelector("dialog[open]") ?? document.body;
  dialog.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
