/** The details of the square under the pointer, the cursor or a resting finger. */

import type { TableClient } from "../../lib/table_client.svelte";
import type { Aim, Preview } from "./api_types";
import type { Turn } from "./turn.svelte";

/** How long the pointer rests on a square before it is explained, in milliseconds. An enemy is at once. */
const REST = 350;

export class Look {
  /** The square looked at; empty: none. */
  square = $state("");
  /** The best attack on the enemy there, if there is one. */
  aim = $state.raw<Aim | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly client: () => TableClient,
    private readonly turn: Turn,
  ) {
    // A change of the map may change the details.
    $effect(() => {
      void turn.view;
      this.away();
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The pointer is on a square, or on none. */
  over(square: string): void {
    if (square === this.square) return;
    this.away();
    if (!square) return;
    if (this.isEnemy(square)) this.at(square);
    // Where a pawn is about to walk, plain Path says no more than the cost at the pointer.
    else if (!this.turn.may || this.turn.at.has(square) || this.turn.tileOn(square)?.name !== "path")
      this.timer = setTimeout(() => this.at(square), REST);
  }

  /** Looks at a square now. */
  at(square: string): void {
    this.away();
    this.square = square;
    if (this.isEnemy(square)) void this.ask(square);
  }

  away(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.square = "";
    this.aim = null;
  }

  private isEnemy(square: string): boolean {
    const there = this.turn.at.get(square);
    return there !== undefined && this.turn.pawns[there]?.team !== this.turn.seat;
  }

  /** The odds of the selected pawn, or of the own pawn with the best ones. */
  private async ask(square: string): Promise<void> {
    const { turn } = this;
    if (turn.may) {
      this.aim = turn.preview?.aims.find((aim) => aim.target === square) ?? null;
      return;
    }
    if (!turn.myTurn || !turn.view?.pom) return;
    const call = ++this.asked;
    const ask = async (command: string): Promise<Preview | null> => {
      const answer = await this.client().tryOut(command);
      return answer.done ? (answer.value as Preview | null) : null;
    };
    // Pawns that an enemy could attack can attack it.
    const near = (await ask(`move ${square}`))?.aims ?? [];
    const own = near.filter(({ target }) => {
      const there = turn.at.get(target);
      const pawn = there === undefined ? undefined : turn.pawns[there];
      return pawn?.team === turn.seat && !pawn.spent;
    });
    const found: Aim[] = [];
    for (const { target } of own) found.push(...((await ask(`attack ${target} ${square}`))?.aims ?? []));
    if (call !== this.asked) return;
    this.aim = found.sort((a, b) => b.odds.win - a.odds.win)[0] ?? null;
  }
}
