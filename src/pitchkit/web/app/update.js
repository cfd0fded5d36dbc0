/** The service worker: it keeps the pages for when there is no connection, and brings new ones whole. */

import { html, signal, useEffect } from "../vendor/preact.js";
import { Button } from "./parts.js";
import { words } from "./words.js";

/** The worker with a newer version of the pages that waits to take over; null while there is none. */
const waiting = signal(null);

/** Register the worker and look out for a newer version. */
async function watchForUpdates() {
  if (!("serviceWorker" in navigator)) return; // an old browser, or an address without https
  const hadOne = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => hadOne && location.reload());
  let registration;
  try {
    registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    return; // private windows of some browsers have no workers: the pages work without
  }
  if (!registration) return; // a browser that was told to do without
  const look = () => {
    if (registration.waiting && hadOne) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** A line that offers the newer version. */
export function UpdateNotice() {
  useEffect(() => void watchForUpdates(), []);
  if (waiting.value === null) return null;
  const say = words.value;
  return html`<aside class="notice" role="status" aria-label=${say.part("web-update")}>
    <p>${say.part("web-update")}</p>
    <${Button} kind="primary" onClick=${() => waiting.value.postMessage("take over")}>${say.part("web-update-now")}<//>
  </aside>`;
}
