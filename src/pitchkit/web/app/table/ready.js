/** Between two hands: say that one is ready, and see who is still awaited. */

import { html } from "../../vendor/preact.js";
import { Button } from "../parts.js";
import { randomHex } from "../socket.js";

/** Return the names of those whom the next hand waits for. */
function awaited({ live, people, me }) {
  return live.players
    .map((seat, player) => ({ ...seat, player }))
    .filter(({ person, taken_over, player }) => person !== null && !taken_over && player !== me && !live.ready.includes(person))
    .map(({ player }) => people.name(player));
}

export function Ready({ now }) {
  const { session, live, you, words, me } = now;
  if (live.state !== "between") return null;
  const isReady = live.ready.includes(you.person);
  const others = awaited(now);
  const seated = me >= 0 || (you.host && live.players.every(({ person }) => person === null));
  const go = () => session.send({ do: "ready", nonce: randomHex(16) });
  return html`<div class="ready">
    ${seated && !isReady && html`<${Button} kind="primary big" icon="play" data-next onClick=${go}>${words.part("web-table-next-hand")}<//>`}
    <p role="status">${(isReady || !seated) && (others.length
      ? words.say("web-table-awaited", { names: words.joined(others) }) : words.part("web-table-dealing"))}</p>
  </div>`;
}
