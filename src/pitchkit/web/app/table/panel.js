/** What is to be decided now: the sentence that says so, the choices, and one's own hand. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { cardList, inOrder, Pip, suitOf, SUITS } from "../cards.js";
import { Button } from "../parts.js";
import { Hand } from "./hand.js";
import { legalCards, moment, trumpsOf, whyNot } from "./moment.js";
import { moveWithin } from "./keys.js";

/** Before the first card there is room for choices, so that the table stays where it is when they come and go. */
const WITH_CHOICES = ["auction", "trump", "call", "discard", "claim", "rest", "burn"];
const UNDECIDED = { said: null, pitching: false, marked: new Set(), sent: null };

/** The lower part of the table. */
export function Panel({ now }) {
  const { turn, view, isMine, words } = now;
  const decision = useDecision(now);
  const panel = useRef(null);
  useFocusOnTurn(panel, now);
  const { said } = decision;
  const escape = (event) => event.key === "Escape" && decision.put({ pitching: false });
  return html`<section class="panel ${isMine ? "mine" : ""}" ref=${panel} aria-label=${words.part("web-table-your-hand")} onKeyDown=${escape}>
    <div class="say">
      ${now.pace.waits.value && said === null ? html`<p class="moment"><${Button} data-tap onClick=${() => now.pace.hurry()}>${words.part("web-table-tap")}<//></p>`
        : html`<p class="moment" hidden=${said !== null}>${isMine && html`<span class="turn-mark" aria-hidden="true">▸ </span>`}${moment(now)}</p>`}
      <p class="why" role="alert">${said}</p>
    </div>
    ${now.me >= 0 && WITH_CHOICES.includes(view.phase) && html`<div class="choices-room">
      ${isMine && html`<${Choices} now=${now} ...${decision} phase=${turn.phase} />`}
    </div>`}
    ${hands(now).map((seat) => html`<${OwnHand} key=${seat} now=${now} seat=${seat} ...${decision} />`)}
  </section>`;
}

/** Return what the reader has done towards the present decision, and how it is carried out: all anew for each. */
function useDecision(now) {
  const { view, turn, words, session, pace, n } = now;
  const key = `${now.live.hand} ${view.bids.length} ${view.tricks.length} ${turn?.phase} ${turn?.seat}`;
  const [kept, setKept] = useState({ key, ...UNDECIDED });
  const present = kept.key === key ? kept : { key, ...UNDECIDED };
  const put = (some) => setKept((before) => ({ ...(before.key === key ? before : UNDECIDED), key, ...some }));
  const act = async (action) => {
    pace.hurry();
    put({ sent: action, said: null });
    const answer = await session.send({ do: "act", action, after: n });
    if (answer.kind === "refused") put({ sent: null, said: words.refusal(answer.code, answer.details) });
  };
  return { ...present, put, act };
}

/** When it is the reader's turn anew the keyboard stands on what he may do, unless he is busy elsewhere. */
function useFocusOnTurn(panel, now) {
  useEffect(() => {
    if (!now.isMine || document.querySelector("dialog[open]")) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.closest(".board")) return;
    panel.current.querySelector(".choices button, .hand.asked button[tabindex='0']")?.focus({ preventScroll: true });
  }, [now.isMine, now.turn?.seat, now.turn?.phase, now.n]);
}

/** Return the hands that the reader plays: his own, and dummies whose cards he sees; the one on turn last. */
function hands({ view, people, me, turn, isMine }) {
  const own = view.order.filter((seat) => seat === me || (people.owner(view, seat) === me && view.hands[seat] !== null));
  if (me < 0) return [];
  return [...own.filter((seat) => seat !== me), me].filter((seat) => seat === me || view.hands[seat] || (isMine && turn.seat === seat));
}

/** Return what may be taken of a hand now: a set of cards, or null where nothing is asked of it. */
function usableOf({ now, seat, pitching }) {
  const { turn, isMine } = now;
  if (!isMine || turn.seat !== seat) return null;
  if (turn.phase === "auction") return pitching ? new Set(legalCards(turn, "pitch")) : null;
  if (turn.choose) return new Set(cardList(turn.choose.among));
  return turn.phase === "play" ? new Set(legalCards(turn, "play")) : null;
}

function OwnHand(given) {
  const { now, seat, act, put, pitching, marked, sent } = given;
  const setSaid = (said) => put({ said });
  const { view, turn, game, people, me, words } = now;
  const trumps = trumpsOf(game, view);
  const cards = inOrder(cardList(view.hands[seat]), trumps);
  const usable = usableOf(given);
  const choose = usable && turn.choose;
  const take = (card) => {
    if (!usable) {
      setSaid(now.isMine ? words.part("web-table-choose") : words.part("screen-not-your-turn"));
    } else if (choose) {
      if (usable.has(card)) put({ marked: toggled(marked, card), said: null });
      else setSaid(words.part("web-table-goes-anyway", { card: words.card(card), fixed: cardList(choose.fixed).includes(card) }));
    } else if (usable.has(card)) {
      act(`${pitching ? "pitch" : "play"} ${card}`);
    } else {
      const reason = turn.why_not[card];
      setSaid(reason ? whyNot(now, reason) : words.part("screen-not-your-turn"));
    }
  };
  const label = words.part("web-table-hand-of", { you: seat === me, who: people.label(seat), n: cards.length });
  return html`<div class="own ${seat === me ? "" : "dummy"}">
    ${(seat !== me || hands(now).length > 1) && html`<p class="own-name" aria-hidden="true">${people.label(seat)}</p>`}
    <${Hand} cards=${cards} label=${label} usable=${usable} points=${view.trump === null ? {} : game.trumps[view.trump].points}
      marked=${choose ? new Set([...marked, ...cardList(choose.fixed)]) : null} trumps=${trumps} take=${take}
      leaving=${sent?.split(" ")[1]} look=${seat === me ? "" : "small"} />
  </div>`;
}

function toggled(marked, card) {
  const next = new Set(marked);
  if (!next.delete(card)) next.add(card);
  return next;
}

// The choices ----------------------------------------------------------------------------------------------------------

function Choices(given) {
  switch (given.phase) {
    case "auction":
      return html`<${Bids} ...${given} />`;
    case "trump":
      return html`<${Suits} ...${given} />`;
    case "call":
      return html`<${Calls} ...${given} />`;
    case "discard":
    case "burn":
      return html`<${Go} ...${given} />`;
    case "claim":
    case "rest":
      return html`<${Either} ...${given} />`;
    default:
      return null;
  }
}

function Row({ now, label, look = "", children }) {
  return html`<div class="choices ${look}" role="group" aria-label=${label ?? now.words.part("web-table-choices")} onKeyDown=${moveWithin}>
    ${children}
  </div>`;
}

function Bids({ now, act, pitching, put }) {
  const { turn, words } = now;
  if (pitching) {
    return html`<${Row} now=${now}><p>${words.say("now-pitch")}</p>
      <${Button} onClick=${() => put({ pitching: false })}>${words.part("web-cancel")}<//><//>`;
  }
  const amounts = legalCards(turn, "bid");
  const pitches = legalCards(turn, "pitch");
  return html`<${Row} now=${now} look="bids">
    ${turn.legal.includes("pass") && html`<${Button} kind="plain pass" onClick=${() => act("pass")}>${words.say("words.pass")}<//>`}
    ${amounts.map((amount) => html`<button type="button" class="button bid-button" key=${amount}
      aria-label=${words.part("action-bid", { amount: Number(amount) })} onClick=${() => act(`bid ${amount}`)}>${amount}</button>`)}
    ${turn.legal.includes("moon") && html`<${Button} kind="plain moon" onClick=${() => act("moon")}>${words.say("words.moon")}<//>`}
    ${pitches.length > 0 && html`<${Button} onClick=${() => put({ pitching: true })}>${words.part("screen-pitch", { amount: now.game.top_bid })}<//>`}
  <//>`;
}

function Suits({ now, act }) {
  const { words, view, turn, game } = now;
  const held = cardList(view.hands[turn.seat]);
  return html`<${Row} now=${now} look="suits">${[...SUITS].filter((suit) => turn.legal.includes(`trump ${suit}`)).map((suit) => {
    const n = cardList(game.trumps[suit].order).filter((card) => held.includes(card)).length;
    return html`<button type="button" class="button suit-button" key=${suit} onClick=${() => act(`trump ${suit}`)}>
      <${Pip} suit=${suit} /><span><b>${words.suit(suit)}</b><small>${words.part("web-table-n-trumps", { n })}</small></span>
    </button>`;
  })}<//>`;
}

function Calls({ now, act }) {
  const { words, turn, game, view } = now;
  const cards = inOrder(legalCards(turn, "call"), trumpsOf(game, view));
  return html`<${Row} now=${now} look="calls">${cards.map((card) => html`<button type="button" class="button call-button" key=${card}
    aria-label=${words.part("action-call", { card: words.cardName(card) })} onClick=${() => act(`call ${card}`)}>
      <b>${words.rank(card)}</b>${suitOf(card) && html`<${Pip} suit=${suitOf(card)} />`}</button>`)}<//>`;
}

function Go({ now, act, marked, put }) {
  const { turn, words } = now;
  const { verb, fixed, n_least, n_most } = turn.choose;
  const going = [...cardList(fixed), ...marked];
  const n = going.length;
  const burn = verb === "burn";
  const go = () => {
    if (n < n_least || n > n_most) put({ said: words.part("web-table-mark-so-many", { low: n_least, high: n_most }) });
    else act([verb, ...going].join(" "));
  };
  return html`<${Row} now=${now}>
    <${Button} kind="primary" aria-disabled=${n < n_least || n > n_most ? "true" : undefined} onClick=${go}>
      ${words.part("screen-go", { burn, n, needed: n_least })}<//>
  <//>`;
}

function Either({ now, act }) {
  const { turn, words } = now;
  const label = (action) => {
    const [verb, second] = action.split(" ");
    if (verb === "claim") return words.say("action-claim", { card: words.card(second) });
    if (verb === "decline") return words.say("action-decline");
    return words.say(second === "keep" ? "action-keep-rest" : "action-give-rest");
  };
  return html`<${Row} now=${now}>${turn.legal.map((action, i) => html`<${Button} kind=${i ? "plain" : "primary"} key=${action}
    onClick=${() => act(action)}>${label(action)}<//>`)}<//>`;
}
