/** One score pad: the sheet, who may go out, and the entry of the next hand. */

import { html, useState } from "../../vendor/preact.js";
import { Button, Dialog, LinkButton } from "../parts.js";
import { announce } from "../say.js";
import { toQuery } from "../rules_data.js";
import { words } from "../words.js";
import { Entry } from "./entry.js";
import { keepPad, newPad, withAgain, withCorrection, withHand, withoutHand, withoutLast } from "./keeping.js";
import { sheetOf, sidesOf, waysOut } from "./score.js";
import { go } from "../router.js";

/** The page of a pad. */
export function Sheet({ pad }) {
  const say = words.value;
  const { data, names } = pad;
  const match = sheetOf(data, pad.hands, pad.firstDealer);
  const [corrected, setCorrected] = useState(null);
  const over = match.winners.length > 0;
  const write = (hand) => {
    const next = withHand(pad, hand);
    keepPad(next);
    announce(lineOf(next, sheetOf(data, next.hands, pad.firstDealer).rows.at(-1)));
  };
  const correct = (hand) => {
    keepPad(hand === null ? withoutHand(pad, corrected) : withCorrection(pad, corrected, hand));
    setCorrected(null);
  };
  return html`<div class="stack">
    <header class="stack tight">
      <p class="over"><a href="/pad">${say.part("web-nav-pad")}</a></p>
      <h1>${say.game(pad.game.variant, pad.game.changes)}</h1>
      <p class="muted">${say.part("web-pad-target", { n: data.target })}
        ${!over && html` · ${say.part("web-pad-deals", { who: names[match.dealer] })}`}</p>
    </header>
    ${over && html`<${Result} pad=${pad} winners=${match.winners} />`}
    <${Scores} pad=${pad} match=${match} over=${over} />
    ${!over && html`<section class="sheet stack" aria-labelledby="next-hand">
      <h2 id="next-hand">${say.part("web-pad-hand", { number: pad.hands.length + 1 })}</h2>
      <${Entry} key=${pad.hands.length} pad=${pad} scores=${match.scores} done=${write} />
    </section>`}
    <div class="buttons">
      <${Button} icon="undo" disabled=${!pad.hands.length} onClick=${() => keepPad(withoutLast(pad))}>${say.part("web-pad-undo")}<//>
      ${pad.undone.length > 0 && html`<${Button} onClick=${() => keepPad(withAgain(pad))}>${say.part("web-pad-redo")}<//>`}
      <${LinkButton} kind="bare" icon="rules" href="/rules?${toQuery(pad.game)}">${say.part("web-home-rules")}<//>
    </div>
    <${Rows} pad=${pad} rows=${match.rows} correct=${setCorrected} />
    ${corrected !== null && html`<${Dialog} title=${say.part("web-pad-correct", { number: corrected + 1 })}
      closed=${() => setCorrected(null)}>
      <${Entry} pad=${pad} scores=${match.rows[corrected].before} hand=${pad.hands[corrected]} done=${correct}
        strike=${() => correct(null)} />
    <//>`}
  </div>`;
}

/** Name a side by its players. */
export function sideName(pad, players) {
  return words.value.joined(players.map((player) => pad.names[player]));
}

/** A hand in a sentence. */
export function lineOf(pad, { hand, outcome }) {
  const say = words.value;
  if (outcome === "passed") return say.part("web-pad-passed-row");
  const side = sideName(pad, sidesOf(pad.data, hand)[0]);
  const points = hand.points[hand.bidder];
  return say.say("web-pad-line", { side, bid: hand.bid, outcome, n: points });
}

function Result({ pad, winners }) {
  const say = words.value;
  const again = () => {
    const dealer = sheetOf(pad.data, pad.hands, pad.firstDealer).dealer;
    go(`/pad?pad=${newPad({ ...pad, firstDealer: dealer })}`);
  };
  return html`<section class="sheet won" role="status">
    <h2>${say.say("match-over", { n: winners.length, side: sideName(pad, winners) })}</h2>
    <div class="buttons"><${Button} kind="primary" onClick=${again}>${say.part("web-pad-again")}<//></div>
  </section>`;
}

/** Where everybody stands, and who may go out with the next hand. */
function Scores({ pad, match, over }) {
  const say = words.value;
  const { data } = pad;
  return html`<ul class="scores" aria-label=${say.part("web-pad-scores")}>
    ${data.teams.map((team) => {
      const score = match.scores[team[0]];
      const won = match.winners.some((player) => team.includes(player));
      return html`<li key=${team[0]} class=${won ? "score-box best" : "score-box"}>
        <span class="score-who">${sideName(pad, team)}</span>
        <span class=${score < 0 ? "score-now red" : "score-now"}>${say.number(score)}</span>
        ${!over && html`<span class="note">${wayOut(waysOut(data, match.scores, team))}</span>`}
      </li>`;
    })}
  </ul>`;
}

function wayOut({ bid, defending }) {
  const say = words.value;
  if (bid === null && !defending) return "";
  return say.part("web-pad-out", { bid: bid ?? "none", defending, n: typeof bid === "number" ? bid : 0 });
}

/** The hands so far, the latest first; each can be corrected. */
function Rows({ pad, rows, correct }) {
  const say = words.value;
  if (!rows.length) return null;
  const { teams } = pad.data;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say.part("web-pad-sheet")}>
    <table class="score-sheet">
      <caption class="unseen">${say.part("web-pad-sheet")}</caption>
      <thead><tr>
        <th scope="col">${say.part("web-pad-column.hand")}</th>
        ${teams.map((team) => html`<th scope="col" class="number">${sideName(pad, team)}</th>`)}
        <th scope="col"><span class="unseen">${say.part("web-pad-column.correct")}</span></th>
      </tr></thead>
      <tbody>
        ${rows.map((row, place) => ({ row, place })).reverse().map(({ row, place }) => html`<tr key=${place}>
          <th scope="row"><span class="hand-number">${place + 1}</span> <span class="hand-line">${lineOf(pad, row)}</span></th>
          ${teams.map((team) => {
            const gained = row.scores[team[0]] - row.before[team[0]];
            return html`<td class="number"><strong>${say.number(row.scores[team[0]])}</strong>
              <span class=${gained < 0 ? "gain red" : "gain"}>${gained === 0 ? "±0" : signed(gained)}</span></td>`;
          })}
          <td><${Button} kind="bare only-icon" icon="edit" onClick=${() => correct(place)}>
            <span class="unseen">${say.part("web-pad-correct", { number: place + 1 })}</span><//></td>
        </tr>`)}
      </tbody>
    </table>
  </div>`;
}

const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);
