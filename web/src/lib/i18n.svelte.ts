/** The language of the page. One catalogue per language, loaded on demand. */

import type { Words } from "../words/en";
import { save, stored, type Language } from "./storage.svelte";

const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("../words/en")).en,
  fr: async () => (await import("../words/fr")).fr,
};

export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };

let words = $state.raw<Words>();
let current = $state<Language>("en");

/** The texts of the page in the current language. */
export function w(): Words {
  if (words === undefined) throw new Error("no language has been opened yet");
  return words;
}

export function language(): Language {
  return current;
}

/** Chooses the current language from translated texts. */
export function localized(text: Readonly<Record<string, string>>): string {
  return text[current] ?? text.en ?? "";
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in catalogues) return short as Language;
  }
  return "en";
}

export async function setLanguage(wanted: Language | "" = stored.language): Promise<void> {
  const chosen = wanted || browserLanguage();
  words = await catalogues[chosen]();
  current = chosen;
  document.documentElement.lang = chosen;
  if (wanted !== stored.language) {
    stored.language = wanted;
    save();
  }
}
