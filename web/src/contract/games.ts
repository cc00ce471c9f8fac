/** The games of this page, as the pages ask for them. The app registers them; a component gets them with `useGames`. */

import { createContext } from "svelte";
import type { GameModule } from "./module";
import type { GamePage, Lazy } from "./page";

export interface Games {
  /** What a game has registered; undefined if it has no page of its own. */
  pageOf(key: string): GamePage | undefined;
  /** The games of the server that can be played here, in the order in which they are offered. */
  offered<Game extends { key: string }>(found: readonly Game[]): Game[];
  /** The module of a game: its own, or the one for games without a page. */
  module(key: string): Promise<GameModule>;
  /** The lesson of that game; without a game, the first that there is. */
  lessonOf(key: string): Lazy | undefined;
  /** The page of a game that has this address. */
  extraPage(name: string): Lazy | undefined;
}

/** `useGames` is called while a component is set up; `provideGames` by the app, once. */
export const [useGames, provideGames] = createContext<Games>();
