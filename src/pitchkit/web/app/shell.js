/** What stands round a page: the way to the other pages above it, and a last line below. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { route } from "./router.js";
import { Icon } from "./parts.js";
import { words } from "./words.js";

const PLACES = [
  ["/", "play", "web-nav-play"],
  ["/pad", "pad", "web-nav-pad"],
  ["/rules", "rules", "web-nav-rules"],
  ["/settings", "cog", "web-nav-settings"],
];

/** The page within its frame; after a change of page the heading has the focus. */
export function Shell({ children }) {
  const say = words.value;
  const { path } = route.value;
  const main = useRef(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current.focus({ preventScroll: true });
  }, [path]);
  return html`
    <a class="skip" href="#main">${say.part("web-skip")}</a>
    <header class="top">
      <a class="brand" href="/"><${Mark} /><span>PitchKit</span></a>
      <nav aria-label=${say.part("web-nav")}>
        <ul>
          ${PLACES.map(([to, icon, name]) => html`<li key=${to}>
            <a href=${to} aria-current=${path === to ? "page" : undefined}><${Icon} name=${icon} />${say.part(name)}</a>
          </li>`)}
        </ul>
      </nav>
    </header>
    <main id="main" class="page" ref=${main} tabindex="-1">${children}</main>
    <footer class="bottom"><a href="/about">${say.part("web-nav-about")}</a></footer>
  `;
}

/** The sign of PitchKit: a spade on a card. */
export function Mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect class="mark-card" x="5" y="2" width="22" height="28" rx="4" />
    <path class="mark-pip"
      d="M16 7c2 4 7 6.5 7 10.5a3.6 3.6 0 01-6 2.6c.1 2 .7 3.4 2 4.9h-6c1.3-1.5 1.9-2.9 2-4.9a3.6 3.6 0 01-6-2.6C9 13.5 14 11 16 7z" />
  </svg>`;
}
