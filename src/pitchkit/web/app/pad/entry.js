/** The entry of one hand: bidder, bid, partners by a call, points taken; with what it would do to the score. */

import { html, useState } from "../../vendor/preact.js";
import { Button, Choice, Field } from "../parts.js";
import { Stepper } from "../forms.js";
import { words } from "../words.js";
import { scoreHand, sidesOf } from "./score.js";

/** `hand` is the one to correct, if any; `done(hand)` hears of what was entered. */
export function Entry({ pad, scores, hand = null, done, strike = null }) {
  const say = words.value;
  const { data, names } = pad;
  const [bidder, setBidder] = useState(hand?.bidder ?? null);
  const [bid, setBid] = useState(hand?.bid ?? null);
  const [partners, setPartners] = useState(hand?.partners ?? []);
  const [taken, setTaken] = useState(() => (hand && !hand.passed ? takenOf(data, hand) : []));
  const players = [...Array(data.players).keys()];
  const sides = bidder === null ? [] : sidesOf(data, { bidder, partners });
  const points = fill(data, sides, [taken[0] ?? usualPoints(data, bid), ...taken.slice(1)]);
  const total = points.reduce((sum, number) => sum + number, 0);
  const entered = bidder !== null && bid !== null;
  const made = entered && total <= data.total ? { bidder, bid, partners, points: byPlayer(data, sides, points) } : null;
  const flip = (player) =>
    setPartners(partners.includes(player) ? partners.filter((one) => one !== player) : [...partners, player].slice(-data.partners));
  const pickBidder = (player) => {
    setBidder(player);
    setPartners(partners.filter((one) => one !== player));
  };
  return html`<div class="stack entry">
    <${Choice} look="tight" label=${say.part("web-pad-bidder")} value=${bidder} picked=${pickBidder}
      items=${players.map((player) => ({ value: player, label: names[player] }))} />
    <${Choice} look="tight numbers" label=${say.part("web-pad-bid")} value=${bid} picked=${setBid}
      items=${[...data.bids.map((n) => ({ value: n, label: n })),
        ...(data.moon ? [{ value: "moon", label: say.part("web-pad-moon") }] : [])]} />
    ${data.partners > 0 && bidder !== null && html`<fieldset class="choice tight">
      <legend>${say.part("web-pad-partners", { n: data.partners })}</legend>
      <div class="tiles">${players.filter((player) => player !== bidder).map((player) => html`<label class="tile" key=${player}>
        <input type="checkbox" checked=${partners.includes(player)} onChange=${() => flip(player)} />
        <span class="tile-face"><span class="tile-name">${names[player]}</span></span>
      </label>`)}</div>
    </fieldset>`}
    ${sides.length > 0 && html`<fieldset class="stack tight">
      <legend class="label">${say.part("web-pad-taken", { n: data.total })}</legend>
      <div class="fields">
        ${sides.map((side, place) => {
          const label = say.joined(side.map((player) => names[player]));
          return html`<${Field} key=${side.join()} label=${label}>
            ${(id) => html`<${Stepper} id=${id} label=${label} value=${points[place]} low=${0} high=${data.total}
              changed=${(n) => setTaken(Object.assign([...taken], { [place]: possible(data, n) }))} />`}
          <//>`;
        })}
      </div>
      ${total > data.total && html`<p class="wrong">${say.part("web-pad-too-many", { n: total, total: data.total })}</p>`}
      ${total < data.total && html`<p class="note">${say.part("web-pad-missing", { n: data.total - total })}</p>`}
    </fieldset>`}
    ${made && html`<${Preview} pad=${pad} scores=${scores} hand=${made} />`}
    <div class="buttons">
      <${Button} kind="primary" icon="check" disabled=${!made} onClick=${() => done(made)}>${say.part("web-pad-write")}<//>
      ${data.deal.all_pass !== null && html`<${Button} onClick=${() => done({ passed: true })}>${say.part("web-pad-passed")}<//>`}
      ${strike && html`<${Button} kind="bare danger" onClick=${strike}>${say.part("web-pad-strike")}<//>`}
    </div>
  </div>`;
}

/** What the hand does to the scores. */
function Preview({ pad, scores, hand }) {
  const say = words.value;
  const { outcome, scores: after } = scoreHand(pad.data, scores, hand);
  const { teams } = pad.data;
  return html`<p class="preview" role="status"><strong>${say.part("web-pad-outcome", { outcome })}</strong>
    ${" "}${teams.map((team) => `${say.joined(team.map((player) => pad.names[player]))} ${say.number(after[team[0]])}`).join(" · ")}</p>`;
}

/** What the bidder's side is shown with until its points are entered: just enough. */
function usualPoints(data, bid) {
  return bid === "moon" ? data.total : (data.bidder[bid]?.needs ?? 0);
}

/** Points by side: what was entered; with two sides the other has the rest until it is entered too. */
function fill(data, sides, taken) {
  return sides.map((_, place) => taken[place] ?? (sides.length === 2 ? data.total - taken[0] : 0));
}

/** The nearest points that a side can have taken to what was written. */
function possible(data, n) {
  return Math.min(data.total, Math.max(0, Math.trunc(n)));
}

function takenOf(data, hand) {
  return sidesOf(data, hand).map(([player]) => hand.points[player]);
}

function byPlayer(data, sides, points) {
  return [...Array(data.players).keys()].map((player) => points[sides.findIndex((side) => side.includes(player))]);
}
