/** Which page is shown: the address, and the way from one to another without loading anew. */

import { signal } from "../vendor/preact.js";

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash });

/** The address: `{path, query: URLSearchParams, hash}`. */
export const route = signal(here());

/**
 * Go to an address of this site; with `replace` the present one is not kept in the history.  What the page keeps in its
 * entry of the history (store.js) goes along.
 */
export function go(address, { replace = false } = {}) {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](history.state, "", address);
  route.value = here();
  if (location.pathname !== before) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.value = here()));

addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest?.("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // within the page
  if (/^\/(api|locale|metrics|healthz)\b/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
