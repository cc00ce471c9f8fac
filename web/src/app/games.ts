/** Registers every game with a folder in `games`, and the generic page for the others. */

import type { GamePage } from "../contract/page";
import { withMessages } from "../lib/i18n.svelte";
import { Registry } from "./registry";

const generic = import.meta.glob<string>("../generic/locale/*.ftl", { query: "?raw", import: "default" });

/** What the games say on the home page, before one of them is opened. */
export const homeMessages = import.meta.glob<string>("../games/*/locale/home/*.ftl", {
  query: "?raw",
  import: "default",
});

export function allGames(): Registry {
  const games = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "page" });
  return new Registry(
    Object.values(games),
    withMessages([generic], async () => (await import("../generic/game")).game),
  );
}
