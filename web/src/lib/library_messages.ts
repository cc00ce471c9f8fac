/** The messages that the server sends at tables of a game, with or without a page of its own. */

import { ask } from "./api";
import { LANGUAGES, type MessageFiles } from "./i18n.svelte";

const known = new Map<string, MessageFiles>();

export function libraryMessages(game: string): MessageFiles {
  const found = known.get(game);
  if (found) return found;
  const files = Object.keys(LANGUAGES).map((language) => [
    `${language}.ftl`,
    () => ask<string>("GET", `/api/games/${game}/messages/${language}`),
  ]);
  const made = Object.fromEntries(files) as MessageFiles;
  known.set(game, made);
  return made;
}
