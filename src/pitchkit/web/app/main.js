/** The beginning: words, settings, and the page for the address. */

import { effect, html, render, useErrorBoundary } from "../vendor/preact.js";
import { closeSettings, languageWanted, settingsAreOpen } from "./settings.js";
import { later } from "./later.js";
import { loadRulesData } from "./rules_data.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { Said } from "./say.js";
import { Dialog, Trouble } from "./parts.js";
import { UpdateNotice, watchForUpdates } from "./update.js";
import { speak, words } from "./words.js";

const onPage = (inner) => html`<main id="main" class="page">${inner}</main>`;

/** The pages: a pattern of the address, whether they stand within the shell, and where their code is. */
const PAGES = [
  { at: /^\/$/, isInShell: true, Part: later(() => import("./home.js"), "HomePage") },
  { at: /^\/house$/, isInShell: true, Part: later(() => import("./house.js"), "HousePage", { styles: ["house"] }) },
  { at: /^\/pad$/, isInShell: true, Part: later(() => import("./pad/page.js"), "PadPage", { styles: ["pad"] }) },
  { at: /^\/rules$/, isInShell: true, Part: later(() => import("./rules_page.js"), "RulesPage", { styles: ["rules"] }) },
  { at: /^\/settings$/, isInShell: true, Part: later(() => import("./settings_page.js"), "SettingsPage") },
  { at: /^\/about$/, isInShell: true, Part: later(() => import("./about.js"), "AboutPage") },
  { at: /^\/t\/(?<code>\w+)\/?$/, isInShell: false, Part: later(() => import("./join.js"), "TableOrJoin", { around: onPage }) },
  {
    at: /^\/replay\/(?<code>\w+)\/(?<hand>\d+)$/,
    isInShell: false,
    Part: later(() => import("./replay.js"), "ReplayPage", { styles: ["replay", "after", "fairness"], around: onPage }),
  },
];
const NOT_FOUND = { isInShell: true, Part: later(() => import("./about.js"), "NotFoundPage") };

const SettingsDialog = later(() => import("./settings_page.js"), "SettingsDialog", {
  around: (inner) => html`<${Dialog} title=${words.value.part("web-nav-settings")} closed=${closeSettings}>${inner}<//>`,
});

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

function App() {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (words.value === null) return null;
  const page = error
    ? onPage(html`<${Trouble} refusal=${{ code: "page_error" }} again=${() => location.reload()} />`)
    : html`<${Page} />`;
  return html`${page}${settingsAreOpen.value && html`<${SettingsDialog} />`}<${UpdateNotice} /><${Said} />`;
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
  watchForUpdates();
}

begin();
