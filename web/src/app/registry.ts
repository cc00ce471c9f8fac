/** The registered games, and the generic module for games without a page of their own. */

import type { Games } from "../contract/games";
import type { GameModule } from "../contract/module";
import type { GamePage, Lazy } from "../contract/page";
import { withMessages } from "../lib/i18n.svelte";
import { libraryMessages } from "../lib/library_messages";

export class Registry implements Games {
  /** In lobby order. */
  private readonly games: ReadonlyMap<string, GamePage>;

  /** `generic` loads the module for games without a page of their own. */
  constructor(
    pages: Iterable<GamePage>,
    private readonly generic?: () => Promise<GameModule>,
  ) {
    const ordered = [...pages].sort((a, b) => a.order - b.order);
    this.games = new Map(ordered.map((page) => [page.key, page]));
  }

  pageOf(key: string): GamePage | undefined {
    return this.games.get(key);
  }

  offered<Game extends { key: string }>(found: readonly Game[]): Game[] {
    const own = [...this.games.keys()].flatMap((key) => found.filter((game) => game.key === key));
    return this.generic ? [...own, ...found.filter((game) => !this.games.has(game.key))] : own;
  }

  async module(key: string): Promise<GameModule> {
    const load = this.games.get(key)?.module ?? this.generic;
    if (!load) throw new Error(`no page for the game ${key}`);
    return withMessages([libraryMessages(key)], load)();
  }

  extraPage(name: string): Lazy | undefined {
    for (const { pages } of this.games.values())
      if (pages && Object.hasOwn(pages, name)) return pages[name]!.load;
    return undefined;
  }
}
