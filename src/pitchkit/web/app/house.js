/** House rules: every option of a game, checked by the server as it is changed, saved under a name, shared as a link. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { Button, Dialog, Field, Icon, LinkButton, Waiting, useTitle } from "./parts.js";
import { Switch } from "./forms.js";
import { OptionRow } from "./house_option.js";
import { canShare, copy, share } from "./share.js";
import { choose, forgetRules, game, ownRules, saveRules } from "./game.js";
import { defaultsOf, fromQuery, gamesFor, toQuery, withoutDefaults } from "./rules_data.js";
import { go, route } from "./router.js";
import { toast } from "./say.js";
import { words } from "./words.js";

/** The options by the part of the game they belong to; a test holds that each stands in one of them. */
export const GROUPS = {
  table: ["teams", "dummies", "n_dealt", "n_kept", "jokers", "draw", "undealt", "first_dealer"],
  cards: [
    "points", "dirty", "reverse", "worthless_jokers", "joker_order", "trump_order", "keeper_cards", "reverse_off",
  ],
  auction: [
    "min_bid", "max_bid", "moon_rank", "all_pass", "dealer_steal", "steal_cap", "forced_min", "forced_exact",
  ],
  exchange: [
    "trump_by", "kitty_before_trump", "draw_start", "bidder_draws", "misdiscard", "pass_rest", "burn",
    "forced_point_burn", "n_calls", "call_timing", "call_own", "partner_reveal",
  ],
  play: ["off_cards"],
  score: [
    "made_score", "defenders_score", "set_penalty", "low_to", "game_tie", "moon_needs", "moon_at_zero",
    "moon_below_zero", "moon_fail",
  ],
  end: ["target", "both_out", "must_bid_to_win", "must_make_to_win"],
};

const PAUSE_MS = 120;

/** The page at `/house`; the rules stand in its address. */
export function HousePage() {
  const say = words.value;
  useTitle(say.part("web-house-title"));
  const { query } = route.value;
  const now = useMemo(() => fromQuery(query) ?? game.peek(), [query]);
  const put = (next) => {
    const changes = withoutDefaults(next.variant, next.players, next.changes);
    go(`/house?${toQuery({ ...next, changes })}`, { replace: true });
  };
  const answer = useChecked(now);
  const [every, setEvery] = useState(false);
  const defaults = defaultsOf(now.variant, now.players);
  const set = (name, value) => put({ ...now, changes: { ...now.changes, [name]: value } });
  const wrongOption = answer.refusal?.details?.option;
  const unchecked = answer.matters === null && answer.refusal === null;
  const isShown = (name) => every || answer.matters === null || answer.matters.includes(name) || name in now.changes;
  return html`<div class="stack house">
    <header class="stack tight">
      <h1>${say.part("web-house-title")}</h1>
      <p class="muted">${say.part("web-house-about")}</p>
    </header>
    <${BaseGame} now=${now} put=${put} />
    <${Verdict} now=${now} answer=${answer} reset=${() => put({ ...now, changes: {} })} />
    <${Switch} label=${say.part("web-house-every")} note=${say.part("web-house-every.note")} checked=${every} flipped=${setEvery} />
    ${unchecked ? html`<${Waiting} />` : Object.entries(GROUPS).map(([group, names]) => {
      const listed = names.filter(isShown);
      return listed.length > 0 && html`<section key=${group} class="sheet group" aria-labelledby="group-${group}">
        <h2 id="group-${group}">${say.part("web-house-group", { group })}</h2>
        ${listed.map((name) => html`<${OptionRow} key=${name} name=${name} players=${now.players}
          value=${name in now.changes ? now.changes[name] : defaults[name]} usual=${defaults[name]}
          wrong=${wrongOption === name ? say.refusal(answer.refusal.code, answer.refusal.details) : ""}
          set=${(value) => set(name, value)} />`)}
      </section>`;
    })}
  </div>`;
}

/** The game that the house rules change: number of players, variant, or rules saved before. */
function BaseGame({ now, put }) {
  const say = words.value;
  const all = [2, 3, 4, 5, 6, 7, 8];
  const pickPlayers = (players) => {
    const games = gamesFor(players);
    const variant = games.includes(now.variant) ? now.variant : games[0];
    put({ variant, players, changes: variant === now.variant ? now.changes : {} });
  };
  return html`<div class="sheet base-game">
    <${Field} label=${say.part("web-home-players")}>
      ${(id) => html`<select id=${id} value=${now.players} onChange=${(event) => pickPlayers(Number(event.currentTarget.value))}>
        ${all.map((n) => html`<option value=${n}>${n}</option>`)}
      </select>`}
    <//>
    <${Field} label=${say.part("web-house-base")}>
      ${(id) => html`<select id=${id} value=${now.variant}
        onChange=${(event) => put({ ...now, variant: event.currentTarget.value, changes: {} })}>
        ${gamesFor(now.players).map((variant) => html`<option value=${variant}>${say.part(`variant-${variant}`)}</option>`)}
      </select>`}
    <//>
    ${ownRules.value.length > 0 && html`<div class="own-rules stack tight">
      <h2 class="label">${say.part("web-house-own")}</h2>
      <ul class="plain-list">
        ${ownRules.value.map((own) => html`<li key=${own.name} class="own-rule">
          <button type="button" class="way" onClick=${() => put(own)}><strong>${own.name}</strong>
            <span class="note">${say.game(own.variant, {})} · ${say.part("web-n-players", { n: own.players })}</span></button>
          <button type="button" class="button bare only-icon" aria-label=${say.part("web-house-forget", { name: own.name })}
            onClick=${() => forgetRules(own.name)}><${Icon} name="close" /></button>
        </li>`)}
      </ul>
    </div>`}
  </div>`;
}

/** Whether the rules can be played, how many of them are changed, and what to do with them. */
function Verdict({ now, answer, reset }) {
  const say = words.value;
  const [naming, setNaming] = useState(false);
  const address = `/?${toQuery(now)}`;
  const title = say.game(now.variant, now.changes);
  const n = Object.keys(now.changes).length;
  const play = () => {
    choose(now);
    go("/");
  };
  return html`<div class="sheet verdict">
    <div role="status" class="verdict-words">
      ${answer.refusal
        ? html`<p class="wrong"><${Icon} name="wrong" />${say.refusal(answer.refusal.code, answer.refusal.details)}</p>`
        : answer.ok && html`<p class="right"><${Icon} name="check" />${say.part("web-house-fine", { n })}</p>`}
    </div>
    <div class="buttons">
      <${Button} kind="primary" disabled=${!answer.ok} onClick=${play}>${say.part("web-house-use")}<//>
      <${Button} icon="share" disabled=${!answer.ok} onClick=${() => (canShare ? share(title, address) : copy(new URL(address, location.href).href))}>
        ${say.part("web-house-share")}<//>
      <${Button} disabled=${!answer.ok} onClick=${() => setNaming(true)}>${say.part("web-house-save")}<//>
      <${LinkButton} kind="bare" icon="rules" href="/rules?${toQuery(now)}">${say.part("web-home-rules")}<//>
      ${n > 0 && html`<${Button} kind="bare" icon="undo" onClick=${reset}>${say.part("web-house-reset")}<//>`}
    </div>
    ${naming && html`<${NameRules} now=${now} closed=${() => setNaming(false)} />`}
  </div>`;
}

function NameRules({ now, closed }) {
  const say = words.value;
  const [name, setName] = useState("");
  const save = (event) => {
    event.preventDefault();
    saveRules(name.trim(), now);
    toast(say.part("web-house-saved", { name: name.trim() }));
    closed();
  };
  return html`<${Dialog} title=${say.part("web-house-save")} closed=${closed}>
    <form class="stack" onSubmit=${save}>
      <${Field} label=${say.part("web-house-name")} note=${say.part("web-house-save.note")}>
        ${(id, described) => html`<input id=${id} aria-describedby=${described} value=${name} maxlength="40" required pattern=".*\\S.*"
          onInput=${(event) => setName(event.currentTarget.value)} />`}
      <//>
      <div class="buttons"><button class="button primary">${say.part("web-save")}</button>
        <${Button} onClick=${closed}>${say.part("web-cancel")}<//></div>
    </form>
  <//>`;
}

/**
 * Have the server check a game a moment after its last change.
 *
 * @returns `{ok, refusal, matters}`; `matters` are the options that make a difference, of the last rules that were fine
 */
function useChecked(now) {
  const [answer, setAnswer] = useState({ key: null, ok: false, refusal: null, matters: null });
  const latest = useRef(0);
  const key = toQuery(now);
  useEffect(() => {
    const turn = (latest.current += 1);
    const timer = setTimeout(async () => {
      let said;
      try {
        said = await ask("/api/rules/check", { body: now });
      } catch (refusal) {
        said = { ok: false, code: refusal.code, details: refusal.details };
      }
      if (turn !== latest.current) return;
      const refusal = said.ok ? null : { code: said.code, details: said.details };
      setAnswer((before) => ({ key, ok: said.ok, refusal, matters: said.ok ? said.matters : before.matters }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return { ...answer, ok: answer.ok && answer.key === key };
}

