/** The beginning: words, settings, and the page for the address. */

import { effect, html, render, useEffect, useErrorBoundary, useState } from "../vendor/preact.js";
import { languageWanted } from "./settings.js";
import { loadRulesData } from "./rules_data.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { Said } from "./say.js";
import { SettingsDialog } from "./settings_page.js";
import { Trouble, Waiting } from "./parts.js";
import { UpdateNotice, watchForUpdates } from "./update.js";
import { speak, words } from "./words.js";

/** The pages: a pattern of the address, whether they stand within the shell, and where their code is. */
const PAGES = [
  { at: /^\/$/, shell: true, load: () => import("./home.js").then((module) => module.HomePage) },
  { at: /^\/house$/, shell: true, load: () => import("./house.js").then((module) => module.HousePage) },
  { at: /^\/pad$/, shell: true, load: () => import("./pad/page.js").then((module) => module.PadPage) },
  { at: /^\/rules$/, shell: true, load: () => import("./rules_page.js").then((module) => module.RulesPage) },
  { at: /^\/settings$/, shell: true, load: () => import("./settings_page.js").then((module) => module.SettingsPage) },
  { at: /^\/about$/, shell: true, load: () => import("./about.js").then((module) => module.AboutPage) },
  { at: /^\/t\/(?<code>\w+)\/?$/, shell: false, load: () => import("./join.js").then((module) => module.TableOrJoin) },
  {
    at: /^\/replay\/(?<code>\w+)\/(?<hand>\d+)$/,
    shell: false,
    load: () => import("./replay.js").then((module) => module.ReplayPage),
  },
];
const NOT_FOUND = { shell: true, load: () => import("./about.js").then((module) => module.NotFoundPage) };

function pageFor(path) {
  for (const page of PAGES) {
    const found = page.at.exec(path);
    if (found) return { page, given: found.groups ?? {} };
  }
  return { page: NOT_FOUND, given: {} };
}

function Page() {
  const { page, given } = pageFor(route.value.path);
  const [loaded, setLoaded] = useState(null);
  useEffect(() => {
    page.load().then(
      (component) => setLoaded({ page, component }),
      () => setLoaded({ page, failed: true }),
    );
  }, [page]);
  let inner = html`<${Waiting} />`;
  if (loaded?.page === page) {
    inner = loaded.failed
      ? html`<${Trouble} refusal=${{ code: "offline" }} again=${() => location.reload()} />`
      : html`<${loaded.component} key=${route.value.path} ...${given} />`;
  }
  if (page.shell) return html`<${Shell}>${inner}<//>`;
  return loaded?.page === page && !loaded.failed ? inner : html`<main id="main" class="page">${inner}</main>`;
}

function App() {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (words.value === null) return null;
  const page = error
    ? html`<main id="main" class="page">
        <${Trouble} refusal=${{ code: "page_error" }} again=${() => location.reload()} />
      </main>`
    : html`<${Page} />`;
  return html`${page}<${SettingsDialog} /><${UpdateNotice} /><${Said} />`;
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
