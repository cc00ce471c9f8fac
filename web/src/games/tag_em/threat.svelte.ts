/** The squares that enemies can reach, on request. */

import type { TableClient } from "../../lib/table_client.svelte";
import type { Preview } from "./api_types";
import type { Turn } from "./turn.svelte";

export class Threat {
  /** Null if not requested. */
  squares = $state.raw<ReadonlySet<string> | null>(null);

  private asked = 0;

  constructor(
    private readonly client: () => TableClient,
    private readonly turn: Turn,
  ) {
    // Any change of the state invalidates it.
    $effect(() => {
      void turn.view;
      this.asked += 1;
      this.squares = null;
    });
  }

  /** Shows or hides the threatened squares. */
  async toggle(): Promise<void> {
    if (this.squares) {
      this.squares = null;
      return;
    }
    const call = ++this.asked;
    const found = new Set<string>();
    this.squares = found;
    for (const enemy of this.turn.pawns) {
      if (enemy.team === this.turn.seat || !enemy.square) continue;
      const answer = await this.client().tryOut(`move ${enemy.square}`);
      if (call !== this.asked || !this.squares) return;
      if (answer.done) for (const there of Object.keys((answer.value as Preview).reach)) found.add(there);
    }
    this.squares = new Set(found);
  }
}
