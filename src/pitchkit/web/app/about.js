/** What PitchKit is, and the page for an address where there is none. */

import { html } from "../vendor/preact.js";
import { LinkButton, useTitle } from "./parts.js";
import { words } from "./words.js";

/** The page at `/about`. */
export function AboutPage() {
  const say = words.value;
  useTitle(say.part("web-nav-about"));
  const parts = ["game", "fair", "privacy", "free"];
  return html`<div class="stack narrow">
    <h1>${say.part("web-nav-about")}</h1>
    <div class="sheet stack">
      ${parts.map((part) => html`<section key=${part} class="stack tight">
        <h2>${say.part("web-about-heading", { part })}</h2>
        <p>${say.part("web-about", { part })}</p>
      </section>`)}
      <p class="note">${say.part("web-about-made-with")}</p>
    </div>
  </div>`;
}

/** The page for an unknown address. */
export function NotFoundPage() {
  const say = words.value;
  useTitle(say.part("web-not-found"));
  return html`<div class="stack narrow">
    <h1>${say.part("web-not-found")}</h1>
    <p><${LinkButton} kind="primary" href="/" icon="home">${say.part("web-go-home")}<//></p>
  </div>`;
}
