/** Seconds that run: for a decision, or until a bot plays on for somebody who is away. */

import { html, useEffect, useState } from "../../vendor/preact.js";

export function Clock({ now, at_ms, kind }) {
  const left = useLeft(now.session, at_ms);
  const label = now.words.part(kind === "grace" ? "web-table-grace-left" : "web-table-time-left", { n: left });
  return html`<span class="clock ${left <= 10 ? "soon" : ""}" role="timer" aria-label=${label} title=${label}>${left}</span>`;
}

/** Return the whole seconds until a time of the server's clock. */
export function useLeft(session, at_ms) {
  const count = () => Math.max(0, Math.ceil((at_ms - Date.now() - session.ahead_ms) / 1000));
  const [left, setLeft] = useState(count());
  useEffect(() => {
    setLeft(count());
    const timer = setInterval(() => setLeft(count()), 500);
    return () => clearInterval(timer);
  }, [at_ms]);
  return left;
}
