/** The button that checks a shuffle, what came of it in words, and the proof as a file. */

import { html, useState } from "../vendor/preact.js";
import { Button, Icon } from "./parts.js";
import { announce } from "./say.js";
import { canCheck, Unfair, verify } from "./fairness.js";
import { proofOf, saveProof } from "./hands.js";
import { wasShown } from "./promises.js";
import { words } from "./words.js";

/** Check one hand: a button, then a sentence; `labels` name the hands by seat, `people` are TABLE.people. */
export function FairnessCheck({ code, token, hand, labels, people }) {
  const say = words.value;
  const [found, setFound] = useState(null);
  const check = async () => {
    setFound({ isBusy: true });
    const answer = await outcome({ code, token, hand, labels });
    announce(answer.text);
    setFound(answer);
  };
  return html`<div class="fairness">
    <${Button} icon="check" disabled=${found?.isBusy} onClick=${check}>${say.part("web-fair-check")}<//>
    ${found?.text && html`<p class=${found.verdict}>
      <${Icon} name=${found.verdict === "fair" ? "check" : "wrong"} />${found.text}</p>`}
    ${found?.proof && html`<${Proof} proof=${found.proof} people=${people} />`}
  </div>`;
}

/** The proof: as a file for `pitch fairness verify`, and to look at. */
function Proof({ proof, people }) {
  const say = words.value;
  const who = (number) => people.find(({ person }) => person === number)?.name ?? say.part("web-fair-person", { n: number });
  return html`<p class="buttons"><${Button} icon="share" onClick=${() => saveProof(proof)}>${say.part("web-fair-save")}<//></p>
    <p class="note">${say.part("web-fair-save-about", { command: "pitch fairness verify" })}</p>
    <details class="proof">
      <summary>${say.part("web-fair-show")}</summary>
      <dl>
        <dt>${say.part("web-fair-commitment")}</dt><dd><code>${proof.commitment}</code></dd>
        <dt>${say.part("web-fair-secret")}</dt><dd><code>${proof.secret}</code></dd>
        ${proof.nonces.map(([person, nonce]) => html`<dt key=${person}>${say.part("web-fair-nonce", { who: who(person) })}</dt>
          <dd><code>${nonce}</code></dd>`)}
      </dl>
    </details>`;
}

/** Return `{verdict, text, proof?}`; the verdict is fair, unfair or unknown. */
async function outcome({ code, token, hand, labels }) {
  const say = words.value;
  let proof;
  try {
    proof = await proofOf(code, token, hand);
    if (!canCheck()) return { verdict: "unknown", proof, text: say.say("web-fair-no-https") };
    const { people } = await verify(proof);
    const shown = wasShown(proof);
    if (shown === false) return { verdict: "unfair", proof, text: say.say("web-fair-broken") };
    const sentences = [say.say("web-fair-right", { n: people }), shown && say.say("web-fair-shown")];
    return { verdict: "fair", proof, text: sentences.filter(Boolean).join(" ") };
  } catch (error) {
    if (error instanceof Unfair) {
      const { code: what, details } = error;
      const who = labels[details.seat] ?? String((details.seat ?? 0) + 1);
      return { verdict: "unfair", proof, text: say.say("web-fair-wrong", { what, who }) };
    }
    return { verdict: "unknown", text: say.refusal(error.code, error.details) };
  }
}
