/** The beginning: words, settings, and the page for the address. */

import { effect, html, render, signal, useErrorBoundary } from "../vendor/preact.js";
import { closeSettings, languageWanted, settingsAreOpen } from "./settings.js";
import { later } from "./later.js";
import { loadRulesData } from "./rules_data.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { Said } from "./say.js";
import { Dialog, Trouble } from "./parts.js";
import { TableOrJoin } from "./join.js";
import { speak, words } from "./words.js";
import { whenCalm } from "./calm.js";

const onPage = (inner) => html`<main id="main" class="page">${inner}</main>`;

/** The pages: a pattern of the address, whether they stand within the shell, and where their code is. */
const PAGES = [
  { at: /^\/$/, isInShell: true, Part: later(() => import("./home.js"), "HomePage") },
  { at: /^\/house$/, isInShell: true, Part: later(() => import("./house.js"), "HousePage", { styles: ["house"], says: ["rest"] }) },
  { at: /^\/pad$/, isInShell: true, Part: later(() => import("./pad/page.js"), "PadPage", { styles: ["pad"], says: ["rest"] }) },
  { at: /^\/rules$/, isInShell: true, Part: later(() => import("./rules_page.js"), "RulesPage", { styles: ["rules"], says: ["rest"] }) },
  { at: /^\/settings$/, isInShell: true, Part: later(() => import("./settings_page.js"), "SettingsPage", { says: ["rest"] }) },
  { at: /^\/about$/, isInShell: true, Part: later(() => import("./about.js"), "AboutPage", { says: ["rest"] }) },
  { at: /^\/t\/(?<code>\w+)\/?$/, isInShell: false, Part: TableOrJoin },
  {
    at: /^\/replay\/(?<code>\w+)\/(?<hand>\d+)$/,
    isInShell: false,
    Part: later(() => import("./replay.js"), "ReplayPage", {
      styles: ["replay", "after", "fairness"],
      says: ["table", "rest"],
      around: onPage,
    }),
  },
];
const NOT_FOUND = { isInShell: true, Part: later(() => import("./about.js"), "NotFoundPage", { says: ["rest"] }) };

const SettingsDialog = later(() => import("./settings_page.js"), "SettingsDialog", {
  says: ["rest"],
  around: (inner) => html`<${Dialog} title=${words.value.part("web-nav-settings")} closed=${closeSettings}>${inner}<//>`,
});

const UpdateNotice = later(() => import("./update.js"), "UpdateNotice", { says: ["rest"], around: () => null });

function pageFor(path) {
  for (const page of PAGES) {
    const found = page.at.exec(path);
    if (found) return { page, given: found.groups ?? {} };
  }
  return { page: NOT_FOUND, given: {} };
}

function Page() {
  const { path } = route.value;
  const { page, given } = pageFor(path);
  const inner = html`<${page.Part} key=${path} ...${given} />`;
  return page.isInShell ? html`<${Shell}>${inner}<//>` : inner;
}

/** Whether what the page wanted is here, so that the rest may come. */
const isCalm = signal(false);

function App() {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (words.value === null) return null;
  const page = error
    ? onPage(html`<${Trouble} refusal=${{ code: "page_error" }} again=${() => location.reload()} />`)
    : html`<${Page} />`;
  return html`${page}${settingsAreOpen.value && html`<${SettingsDialog} />`}${isCalm.value && html`<${UpdateNotice} />`}<${Said} />`;
}

async function begin() {
  const root = document.getElementById("app");
  try {
    await Promise.all([speak(languageWanted()), loadRulesData()]);
  } catch (error) {
    console.error(error);
    document.getElementById("no-server").hidden = false;
    return;
  }
  render(html`<${App} />`, root);
  effect(() => {
    const language = languageWanted();
    if (language !== words.peek().language) speak(language);
  });
  whenCalm(() => (isCalm.value = true));
}

begin();
