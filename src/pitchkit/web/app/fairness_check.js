/** The button that checks a shuffle, and what came of it in words. */

import { html, useState } from "../vendor/preact.js";
import { Button, Icon } from "./parts.js";
import { ask } from "./api.js";
import { announce } from "./say.js";
import { Unfair, verify, wasShown } from "./fairness.js";
import { words } from "./words.js";

/** Check one hand: a button, then a sentence; `players` name the seats. */
export function FairnessCheck({ code, token, hand, players }) {
  const say = words.value;
  const [found, setFound] = useState(null);
  const check = async () => {
    setFound({ isBusy: true });
    const answer = await outcome({ code, token, hand, players });
    announce(answer.text);
    setFound(answer);
  };
  return html`<div class="fairness">
    <${Button} icon="check" disabled=${found?.isBusy} onClick=${check}>${say.part("web-fair-check")}<//>
    ${found?.text && html`<p class=${found.isFair ? "fair" : "unfair"}>
      <${Icon} name=${found.isFair ? "check" : "wrong"} />${found.text}</p>`}
    ${found?.file && html`<details class="proof">
      <summary>${say.part("web-fair-show")}</summary>
      <dl>
        <dt>${say.part("web-fair-commitment")}</dt><dd><code>${found.file.commitment}</code></dd>
        <dt>${say.part("web-fair-secret")}</dt><dd><code>${found.file.secret}</code></dd>
        ${found.file.nonces.map(([person, nonce]) => html`<dt key=${person}>${say.part("web-fair-nonce", { n: person })}</dt>
          <dd><code>${nonce}</code></dd>`)}
      </dl>
    </details>`}
  </div>`;
}

/** Return `{isFair, text, file?}`. */
async function outcome({ code, token, hand, players }) {
  const say = words.value;
  let file;
  try {
    file = await ask(`/api/tables/${code}/hands/${hand}/fairness`, { token });
    const { people } = await verify(file);
    const shown = wasShown(file);
    if (shown === false) return { isFair: false, file, text: say.say("web-fair-broken") };
    const sentences = [say.say("web-fair-right", { n: people }), shown && say.say("web-fair-shown")];
    return { isFair: true, file, text: sentences.filter(Boolean).join(" ") };
  } catch (error) {
    if (error instanceof Unfair) {
      const { code: what, details } = error;
      const who = players[details.seat] ?? String((details.seat ?? 0) + 1);
      return { isFair: false, file, text: say.say("web-fair-wrong", { what, who }) };
    }
    return { isFair: false, text: say.refusal(error.code, error.details) };
  }
}
