/** Registers every game with a folder in `games`, and the generic page for the others. */

import type { GamePage } from "../contract/page";
import { Registry } from "./registry";

export function allGames(): Registry {
  const games = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "page" });
  return new Registry(Object.values(games), async () => (await import("../generic/game")).game);
}
