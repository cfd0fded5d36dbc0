/** The first page: how many play, which game, against whom; a table at once, or one for friends. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { Button, Choice, Field, LinkButton, Trouble, useTitle } from "./parts.js";
import { change, settings } from "./settings.js";
import { choose, chooseFrom, game, ownRules, sameGame } from "./game.js";
import { gamesFor, toQuery } from "./rules_data.js";
import { go, route } from "./router.js";
import { keepTable, keptTables } from "./store.js";
import { Scene } from "./table/page.js";
import { words } from "./words.js";

const PLAYERS = [2, 3, 4, 5, 6, 7, 8];
const LEVELS = ["novice", "casual", "club", "expert", "master"];
const MOST_USUAL = 3;
const MOST_TABLES = 3;
const LONGEST_NAME = 24;

/** The page at `/`; a link with rules in it chooses them. */
export function HomePage() {
  const say = words.value;
  useTitle("");
  const { query } = route.value;
  useEffect(() => chooseFrom(query), [query]);
  return html`<div class="home">
    <header class="hero">
      <div class="hero-words">
        <h1>${say.part("web-home-title")}</h1>
        <p>${say.part("web-home-about")}</p>
        <${PlayAtOnce} />
      </div>
      <${Fan} />
    </header>
    <div class="home-columns">
      <section class="sheet stack" aria-labelledby="new-table">
        <h2 id="new-table">${say.part("web-home-new")}</h2>
        <${GameChoice} />
        <${Start} />
      </section>
      <div class="stack side">
        <${Going} />
        <${JoinByCode} />
        <section class="stack tight">
          <h2>${say.part("web-home-cards")}</h2>
          <p>${say.part("web-home-cards-about")}</p>
          <p><${LinkButton} href="/pad?${toQuery(game.value)}" icon="pad">${say.part("web-home-cards-go")}<//></p>
        </section>
      </div>
    </div>
  </div>`;
}

/** The four suits as a fan of cards. */
function Fan() {
  const pips = ["♠", "♥", "♣", "♦"];
  const suits = ["S", "H", "C", "D"];
  return html`<div class="fan" aria-hidden="true">
    ${pips.map((pip, place) => html`<span class="fan-card suit-${suits[place]}" key=${pip}><i>J</i>${pip}</span>`)}
  </div>`;
}

/** How many play, and what. */
function GameChoice() {
  const say = words.value;
  const now = game.value;
  const [all, setAll] = useState(false);
  const ids = gamesFor(now.players);
  const changed = Object.keys(now.changes).length;
  const own = ownRules.value.filter((rules) => rules.players === now.players);
  const shownIds = all || ids.length <= MOST_USUAL + 1 ? ids : usualWith(ids, now.variant);
  const items = [
    ...own.map((rules) => ({ value: `own ${rules.name}`, label: rules.name, note: say.game(rules.variant, rules.changes) })),
    ...shownIds.map((id) => ({ value: id, label: say.part(`variant-${id}`), note: say.part(`variant-${id}.about`) })),
  ];
  const mine = own.find((rules) => sameGame(rules, now));
  const value = mine ? `own ${mine.name}` : now.variant;
  const picked = (id) => {
    const rules = own.find((other) => `own ${other.name}` === id);
    choose(rules ?? { variant: id, players: now.players });
  };
  const pickPlayers = (players) => {
    const games = gamesFor(players);
    choose({ players, variant: games.includes(now.variant) ? now.variant : games[0] });
  };
  return html`<div class="stack">
    <${Choice} look="segments numbers" label=${say.part("web-home-players")} value=${now.players} picked=${pickPlayers}
      items=${PLAYERS.map((n) => ({ value: n, label: n }))} />
    <div class="stack tight">
      <${Choice} look="rows" label=${say.part("web-home-game")} items=${items} value=${value} picked=${picked} />
      ${shownIds.length < ids.length && html`<p><${Button} kind="bare" icon="more" onClick=${() => setAll(true)}>
        ${say.part("web-home-more-games", { n: ids.length - shownIds.length })}<//></p>`}
    </div>
    <p class="buttons">
      <${LinkButton} href="/house?${toQuery(now)}" icon="edit">${say.part("web-home-house", { n: changed })}<//>
      <${LinkButton} kind="bare" href="/rules?${toQuery(now)}" icon="rules">${say.part("web-home-rules")}<//>
    </p>
  </div>`;
}

/** The first games of the list, and the chosen one wherever it stands. */
function usualWith(ids, chosen) {
  const usual = ids.slice(0, MOST_USUAL);
  return usual.includes(chosen) ? usual : [...usual, chosen];
}

/** Opens a table for the chosen game and goes there: `[busy, refusal, open(playNow)]`. */
function useOpening() {
  const [refusal, setRefusal] = useState(null);
  const [busy, setBusy] = useState(false);
  const open = (playNow) => async () => {
    const { name, level } = settings.value;
    const called = name.trim() || words.value.part("web-home-guest");
    const now = game.value;
    setBusy(true);
    setRefusal(null);
    Scene.fetch(); // while the server opens the table
    try {
      const { code, token } = await ask("/api/tables", {
        body: { ...now, settings: { bot: level }, name: called, player: 0, play_now: playNow },
      });
      keepTable(code, { token, name: called, game: now });
      go(`/t/${code}`);
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  };
  return [busy, refusal, open];
}

/** The shortest way to a hand of cards: the game as it is chosen now. */
function PlayAtOnce() {
  const say = words.value;
  const [busy, refusal, open] = useOpening();
  const { variant, players, changes } = game.value;
  return html`<div class="stack tight">
    <div class="at-once">
      <${Button} kind="light big" icon="play" disabled=${busy} aria-describedby="at-once" onClick=${open(true)}>
        ${say.part("web-home-play")}<//>
      <span id="at-once">${say.game(variant, changes)}<br />${say.part("web-n-players", { n: players })}</span>
    </div>
    ${refusal && html`<${Trouble} refusal=${refusal} />`}
  </div>`;
}

/** Against whom, under which name, and off. */
function Start() {
  const say = words.value;
  const { name, level } = settings.value;
  const [busy, refusal, open] = useOpening();
  return html`<div class="stack">
    <div class="fields">
      <${Field} label=${say.part("web-home-level")}>
        ${(id) => html`<select id=${id} value=${level} onChange=${(event) => change({ level: event.currentTarget.value })}>
          ${LEVELS.map((bot) => html`<option value=${bot}>${say.part("bot", { name: bot })}</option>`)}
        </select>`}
      <//>
      <${Field} label=${say.part("web-your-name")}>
        ${(id) => html`<input id=${id} value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname"
          placeholder=${say.part("web-home-guest")} onInput=${(event) => change({ name: event.currentTarget.value })} />`}
      <//>
    </div>
    ${refusal && html`<${Trouble} refusal=${refusal} />`}
    <div class="buttons">
      <${Button} kind="primary big" icon="play" disabled=${busy} onClick=${open(true)}>${say.part("web-home-play")}<//>
      <${Button} kind="plain big" icon="people" disabled=${busy} onClick=${open(false)}>${say.part("web-home-friends")}<//>
    </div>
  </div>`;
}

/** The tables at which this browser has a seat. */
function Going() {
  const say = words.value;
  const tables = keptTables().filter((table) => table.game);
  if (!tables.length) return null;
  return html`<section class="stack tight">
    <h2>${say.part("web-home-going")}</h2>
    <ul class="plain-list">
      ${tables.slice(0, MOST_TABLES).map((table) => html`<li key=${table.code}>
        <a class="way" href="/t/${table.code}"><strong>${say.game(table.game.variant, table.game.changes)}</strong>
          <span class="note">${table.code} · ${say.time(table.at_ms)}</span></a>
      </li>`)}
    </ul>
  </section>`;
}

/** The way to a friend's table by its code. */
function JoinByCode() {
  const say = words.value;
  const [code, setCode] = useState("");
  const tidy = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const join = (event) => {
    event.preventDefault();
    if (tidy) go(`/t/${tidy}`);
  };
  return html`<section class="stack tight" aria-labelledby="join-by-code">
    <h2 id="join-by-code">${say.part("web-home-join")}</h2>
    <form class="join-code" onSubmit=${join}>
      <${Field} label=${say.part("web-home-code")}>
        ${(id) => html`<input id=${id} class="code" value=${code} maxlength="8" autocomplete="off" autocapitalize="characters"
          spellcheck=${false} onInput=${(event) => setCode(event.currentTarget.value)} />`}
      <//>
      <button class="button">${say.part("web-home-join-go")}</button>
    </form>
  </section>`;
}
