/** What comes after a hand and after a match, and the score sheet. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button, LinkButton } from "../parts.js";
import { announce, toast } from "../say.js";
import { download } from "../hands.js";
import { FairnessCheck } from "../fairness_check.js";
import { Outcome, outcomeOf, signed } from "../outcome.js";
import { NOBODY, People } from "./people.js";
import { randomHex } from "../socket.js";
import { SuitMark } from "./suit_mark.js";
import { words } from "../words.js";

function peopleOf(table, you) {
  const names = table.players.map(({ name }) => name ?? words.value.part("web-seat-free"));
  return new People(words.value, { rules: table.rules, game: table.game, names, me: you.player ?? NOBODY });
}

/** Return the row of the sheet of the hand that is over. */
const rowOf = (table) => table.sheet.find(({ hand }) => hand === table.hand);

/** How the hand that has just ended came out. */
export function AfterHand({ session }) {
  const table = session.table.value;
  const view = session.view.value;
  const row = rowOf(table);
  const people = peopleOf(table, session.you.value);
  const isThere = Boolean(view?.result && row);
  useEffect(() => isThere && announce(spokenOutcome(people, view, row.before)), [table.hand, isThere]);
  if (!isThere) return null;
  const say = words.value;
  return html`<div class="after">
    <${Outcome} people=${people} view=${view} before=${row.before}
      heading=${html`<h2>${say.say("event-hand-scored", { number: table.hand })}</h2>`} />
    <${Proof} session=${session} people=${people} />
  </div>`;
}

function spokenOutcome(people, view, before) {
  const told = outcomeOf(people, view, before);
  if (!told.isScored) return told.bidLine;
  const { words: say } = people;
  const scores = told.scores.map(({ who, after, change }) => say.part("amount-changed", { side: who, n: after, change: signed(say, change) }));
  return [told.bidLine, say.say("new-score", { scores: scores.join("; "), target: people.rules.target }), told.matchLine]
    .filter(Boolean)
    .join(" ");
}

/** Look at the hand again, and check its shuffle. */
function Proof({ session, people }) {
  const { code, token } = session;
  const { hand, people: everybody } = session.table.value;
  const labels = Array.from({ length: people.game.n_hands }, (_, seat) => people.label(seat));
  return html`<div class="proof-row">
    <${LinkButton} icon="play" href="/replay/${code}/${hand}">${words.value.part("web-after-replay")}<//>
    <${FairnessCheck} key=${hand} code=${code} token=${token} hand=${hand} labels=${labels} people=${everybody} />
  </div>`;
}

/** How the match came out, and what can be done now. */
export function AfterMatch({ session }) {
  const say = words.value;
  const table = session.table.value;
  const you = session.you.value;
  const people = peopleOf(table, you);
  const view = session.view.value;
  const row = rowOf(table);
  const line = say.say("match-over", { n: table.winners.length, side: people.side(table.winners) });
  const isThere = Boolean(view?.result && row);
  useEffect(() => announce(isThere ? spokenOutcome(people, view, row.before) : line), [table.hand, isThere]);
  return html`<div class="after">
    <h2 class="winner"><span aria-hidden="true">★</span> ${line}</h2>
    <${Standing} table=${table} people=${people} />
    <${Actions} session=${session} />
    ${isThere && html`<section class="last-hand">
      <${Outcome} people=${people} view=${view} before=${row.before} endsMatch
        heading=${html`<h3>${say.say("event-hand-scored", { number: table.hand })}</h3>`} />
      <${Proof} session=${session} people=${people} />
    </section>`}
    <section class="stack tight"><h3>${say.part("web-table-title-scores")}</h3><${ScoreSheet} table=${table} you=${you} /></section>
  </div>`;
}

function Standing({ table, people }) {
  const rows = people.teams
    .map((team) => ({ who: people.party(team), n: table.scores[team[0]], won: team.some((player) => table.winners.includes(player)) }))
    .sort((one, other) => other.won - one.won || other.n - one.n);
  return html`<ol class="standing">${rows.map(({ who, n, won }) => html`<li key=${who} class=${won ? "has-won" : ""}>
    <span>${won && html`<span aria-hidden="true">★ </span>`}${who}</span> <strong>${words.value.number(n)}</strong></li>`)}</ol>`;
}

function Actions({ session }) {
  const say = words.value;
  const { code, token } = session;
  const [isAsking, setAsking] = useState(false);
  const rematch = async () => {
    setAsking(true);
    const answer = await session.send({ do: "rematch", nonce: randomHex(16) });
    setAsking(false);
    if (answer.kind === "refused") toast(say.refusal(answer.code, answer.details));
  };
  const save = () => download(code, token).catch((refusal) => toast(say.refusal(refusal.code, refusal.details)));
  const mayAsk = session.you.value.player !== null || session.you.value.host;
  return html`<div class="buttons">
    ${mayAsk && html`<${Button} kind="primary" icon="play" disabled=${isAsking} data-next onClick=${rematch}>${say.part("web-after-rematch")}<//>`}
    <${LinkButton} icon="play" href="/replay/${code}/${session.table.value.sheet[0]?.hand ?? 1}">${say.part("web-after-replay-match")}<//>
    <${Button} icon="share" onClick=${save}>${say.part("web-after-download")}<//>
    <${LinkButton} icon="home" kind="bare" href="/">${say.part("web-go-home")}<//>
  </div>`;
}

// The score sheet ------------------------------------------------------------------------------------------------------

/** The sheet of the match, the latest hand first: who dealt, the bid and what came of it, and for each side its score. */
export function ScoreSheet({ table, you }) {
  const say = words.value;
  const people = peopleOf(table, you);
  if (!table.sheet.length) return html`<p>${say.part("screen-sheet-empty")}</p>`;
  const { teams } = people;
  return html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${say.part("web-table-title-scores")}>
    <table class="match-sheet">
      <caption>${say.say("screen-target", { n: table.rules.target })} ${say.say("web-after-sheet-key")}</caption>
      <thead><tr>${teams.map((team) => html`<th key=${team[0]} scope="col" class="number">
        ${team.map((player) => html`<span key=${player}>${people.label(player)} </span>`)}</th>`)}</tr></thead>
      ${[...table.sheet].reverse().map((row) => html`<${SheetRows} key=${row.hand} row=${row} people=${people} code=${table.code} />`)}
    </table>
  </div>`;
}

/** A hand: who dealt and who bid what in a row of its own, so that up to eight scores find room below it on a phone. */
function SheetRows({ row, people, code }) {
  const say = people.words;
  return html`<tbody>
    <tr><th scope="rowgroup" colspan=${people.teams.length}><span class="hand-told">
      <a class="hand-link" href="/replay/${code}/${row.hand}" aria-label=${say.part("web-after-replay-of", { n: row.hand })}>${row.hand}</a>
      <span class="hand-lines"><${BidTold} people=${people} row=${row} />
        <span class="sheet-dealer">${say.part("web-after-dealer", { who: people.name(row.dealer) })}</span></span></span></th></tr>
    <tr>${people.teams.map(([player]) => html`<td key=${player} class="number">
      <${Score} say=${say} row=${row} player=${player} /></td>`)}</tr>
  </tbody>`;
}

/** A side's score after a hand, how the hand changed it, and the points that the side took in it. */
function Score({ say, row, player }) {
  const change = row.scores[player] - row.before[player];
  return html`<strong>${say.number(row.scores[player])}</strong>
    <span class=${change < 0 ? "gain red" : "gain"}>${signed(say, change)}</span>
    ${!row.void && html`<span class="taken"><span class="unseen">${say.part("web-after-taken", { n: row.points[player] })}</span>
      <span aria-hidden="true">${say.number(row.points[player])}•</span></span>`}`;
}

/** Tell a hand in short: who bid what with which trump, and what came of it. */
function BidTold({ people, row }) {
  const say = people.words;
  if (row.void) return html`<em>${say.part("screen-sheet-void")}</em>`;
  const made = row.outcome === "made";
  return html`<span class="bid-told">${people.label(row.bidder)} ${row.moon ? say.part("screen-moon-short") : row.bid}
      ${row.trump && html` <${SuitMark} suit=${row.trump} />`}</span>
    <span class="fate ${made ? "made" : "set"}"><span aria-hidden="true">${made ? "✓" : "✗"}</span>
      ${say.part("screen-sheet-outcome", { made })}</span>`;
}
