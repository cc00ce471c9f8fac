/** Registers every game that has a folder here, and the page for games without one. */

import { register, type GamePage } from "../contract/games";
import type { GameModule } from "../contract/module";

export function registerGames(): void {
  const games = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "page" });
  const [generic] = Object.values(import.meta.glob<GameModule>("../generic/game.ts", { import: "game" }));
  register(Object.values(games), generic);
}
