/** Registers every game with a folder in `games`, and the generic page for the others. */

import type { GamePage } from "../contract/page";
import { withMessages, type MessageFiles } from "../lib/i18n.svelte";
import { Registry } from "./registry";

const generic = import.meta.glob<string>("../generic/locale/*.ftl", { query: "?raw", import: "default" });

/** The texts of the games on the home page, before one of them is opened. */
export const homeMessages: MessageFiles = {
  "en.ftl": async () => (await import("./home_en")).default,
  "fr.ftl": async () => (await import("./home_fr")).default,
};

export function allGames(): Registry {
  const games = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "page" });
  return new Registry(
    Object.values(games),
    withMessages([generic], async () => (await import("../generic/game")).game),
  );
}
