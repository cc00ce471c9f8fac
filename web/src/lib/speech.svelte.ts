/** The language of the page. One catalogue per language, loaded on demand. */

import type { Words } from "../words/en";
import { keep, kept, type Language } from "./kept.svelte";

const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("../words/en")).en,
  fr: async () => (await import("../words/fr")).fr,
};

export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };

let words = $state.raw<Words>();
let spoken = $state<Language>("en");

/** The texts of the page in the current language. */
export function w(): Words {
  if (words === undefined) throw new Error("no language has been opened yet");
  return words;
}

export function language(): Language {
  return spoken;
}

/** Chooses the current language from translated texts. */
export function inLanguage(text: Readonly<Record<string, string>>): string {
  return text[spoken] ?? text.en ?? "";
}

function ofBrowser(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in catalogues) return short as Language;
  }
  return "en";
}

export async function speak(wish: Language | "" = kept.language): Promise<void> {
  const chosen = wish || ofBrowser();
  words = await catalogues[chosen]();
  spoken = chosen;
  document.documentElement.lang = chosen;
  if (wish !== kept.language) {
    kept.language = wish;
    keep();
  }
}
