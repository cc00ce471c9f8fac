/** How pages access the games. The app provides the registry; components get it with `useGames`. */

import { createContext } from "svelte";
import type { GameModule } from "./module";
import type { GamePage, Lazy } from "./page";

export interface Games {
  /** What a game registered; undefined if it has no page of its own. */
  pageOf(key: string): GamePage | undefined;
  /** The server's games that can be played here, in lobby order. */
  offered<Game extends { key: string }>(found: readonly Game[]): Game[];
  /** A game's own module, or the generic one. */
  module(key: string): Promise<GameModule>;
  /** The page that a game registered under `/name`. */
  extraPage(name: string): Lazy | undefined;
}

/** Call `useGames` during component initialisation. The app calls `provideGames` once. */
export const [useGames, provideGames] = createContext<Games>();
