/** A verse with a word, for the pages after a game. */

import { activeSeats } from "./active_games";
import { api, Refusal } from "./api";
import type { MarkedVerse } from "./api_types";
import { language } from "./i18n.svelte";
import type { Language } from "./storage.svelte";

/** Null if there is none, or if another game of this device forbids lookups (AG-7). */
export async function verseOf(word: string, of: Language = "en"): Promise<MarkedVerse | null> {
  try {
    return (await api.verses(word, of, language(), 0, 0, await activeSeats())).verses[0] ?? null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
