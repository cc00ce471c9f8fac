/** The pages that are loaded when they are opened, each with its texts. The home page is part of the first script. */

import type { Games } from "../contract/games";
import type { Lazy } from "../contract/page";
import { withMessages } from "../lib/i18n.svelte";
import type { Route } from "../lib/router.svelte";

const common = import.meta.glob<string>("../locale/table/*.ftl", { query: "?raw", import: "default" });
const ofLookup = import.meta.glob<string>("../lookup/locale/*.ftl", { query: "?raw", import: "default" });

export const tablePage = withMessages([common], () => import("../table/TablePage.svelte"));
export const screenPage = withMessages([common], () => import("../table/ScreenPage.svelte"));
export const rulesPage = withMessages([common], () => import("../table/RulesPage.svelte"));
export const lessonPage = withMessages([common], () => import("../table/LessonPage.svelte"));
export const lookup = withMessages([common, ofLookup], () => import("../lookup/Lookup.svelte"));

/** A page that a game registered. */
export const pageOfGame = (load: Lazy): Lazy => withMessages([common], load);

/** Starts to load what a page needs, before it is shown. A failure is shown by the page itself. */
export function preload(where: Route, games: Games): void {
  const loads: (() => Promise<unknown>)[] = [];
  /** The server knows the game of a table. */
  const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
  if (where.page === "table") loads.push(tablePage);
  else if (where.page === "screen") loads.push(screenPage);
  else if (where.page === "rules") loads.push(rulesPage);
  else if (where.page === "learn") loads.push(lessonPage, () => games.module(where.game));
  else if (where.page === "lookup") loads.push(lookup);
  else if (where.page === "extra") {
    const page = games.extraPage(where.name);
    if (page) loads.push(pageOfGame(page));
  }
  if (game && (where.page === "table" || where.page === "screen")) loads.push(() => games.module(game));
  for (const load of loads) load().catch(() => {});
}
