/** How a person wants the pages to look, sound and speak; kept in this browser and put on the root element. */

import { effect, signal } from "../vendor/preact.js";
import { isObject, isText, keep, onKept, recall } from "./store.js";

export const LANGUAGES = { en: "English", da: "Dansk", de: "Deutsch", fi: "Suomi" };

const DEFAULTS = {
  language: null, // null: as the browser asks for
  theme: "system", // light | dark | system
  deck: "large", // large | classic
  fourColours: true,
  bigText: false,
  sound: false,
  speed: "normal", // slow | normal | fast | off
  tapToGoOn: false,
  name: "",
  level: "club", // of the bots at a new table
};

/** Settings that were kept, as far as there are such; the others are as they are at first. */
function complete(held) {
  const isLanguage = (value) => value === null || (isText(value) && value in LANGUAGES);
  const isOurs = ([name, value]) => (name === "language" ? isLanguage(value) : typeof value === typeof DEFAULTS[name]);
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(isObject(held) ? held : {}).filter(isOurs)) };
}

/** The settings, one object; change them by `change`. */
export const settings = signal(recall("settings", complete));

/** Put some settings in force and keep them. */
export function change(some) {
  settings.value = { ...settings.value, ...some };
  keep("settings", settings.value);
}

/** Whether the settings lie open over the page. */
export const settingsAreOpen = signal(false);

export function closeSettings() {
  settingsAreOpen.value = false;
}

onKept("settings", complete, (now) => (settings.value = now));

/** Return the language of the pages: the one chosen, else the first of the browser's that there is, else English. */
export function languageWanted() {
  const asked = [settings.value.language, ...navigator.languages].map((name) => name?.slice(0, 2).toLowerCase());
  return asked.find((name) => name in LANGUAGES) ?? "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(dark.matches);
const systemStill = signal(lessMotion.matches);
dark.addEventListener("change", () => (systemDark.value = dark.matches));
lessMotion.addEventListener("change", () => (systemStill.value = lessMotion.matches));

/** Tell whether things may move on the page: neither the settings nor the system ask for stillness. */
export function moves() {
  return settings.value.speed !== "off" && !systemStill.value;
}

effect(() => {
  const { theme, bigText, fourColours } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (systemDark.value ? "dark" : "light") : theme;
  root.dataset.motion = moves() ? "full" : "off";
  root.classList.toggle("big", bigText);
  root.classList.toggle("four", fourColours);
});
