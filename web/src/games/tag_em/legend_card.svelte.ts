/** The legend of a map in play: in the first game, and where a map has more than the usual tiles, it is open when the first
 * turn begins, until a pawn is selected. */

import type { TableClient } from "../../lib/table_client.svelte";
import type { TagMap } from "./api_types";
import { hasSeenLegend, isFirstGame, rememberLegend } from "./legends_seen";
import { needsLegend } from "./scene";
import type { Turn } from "./turn.svelte";

export class LegendCard {
  open = $state(false);

  private asked = false;

  constructor(
    private readonly client: () => TableClient,
    turn: Turn,
    map: () => TagMap | null,
  ) {
    $effect(() => {
      const [view, shown, { id, lesson }] = [turn.view, map(), client()];
      // A lesson explains what it needs.
      if (this.asked || !view || !shown || !turn.myTurn || lesson) return;
      this.asked = true;
      const begins = view.round === 1 && !view.over && !hasSeenLegend(id);
      this.open = begins && (isFirstGame(id) || needsLegend(shown));
    });
    $effect(() => {
      if (turn.chosen !== null && this.open && !hasSeenLegend(client().id)) this.close();
    });
  }

  readonly close = (): void => {
    this.open = false;
    rememberLegend(this.client().id);
  };

  readonly toggle = (): void => {
    rememberLegend(this.client().id);
    this.open = !this.open;
  };
}
