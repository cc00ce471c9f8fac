/** The tables at which this device holds seats. */

import { api } from "../lib/api";
import { kept, releaseSeats } from "../lib/kept.svelte";
import type { MyTable, TableView } from "../lib/wire";

/** Tokens that may be asked about at once. */
const MOST = 200;

export interface Row {
  table: TableView;
  /** Around one screen there are several. */
  seats: number[];
  /** Whether one of them is waited for. */
  turn: boolean;
}

export class MyTables {
  #found = $state.raw<MyTable[]>([]);

  /** Those that wait for this device first, then the newest. */
  readonly rows = $derived.by((): Row[] => {
    const rows = new Map<string, Row>();
    for (const one of this.#found) {
      const row = rows.get(one.table.id) ?? { table: one.table, seats: [], turn: false };
      row.seats.push(one.seat);
      row.turn ||= one.your_turn;
      rows.set(one.table.id, row);
    }
    return [...rows.values()].sort(
      (a, b) => Number(b.turn) - Number(a.turn) || b.table.created - a.table.created,
    );
  });

  readonly waiting = $derived(this.rows.some((row) => row.turn));

  async look(): Promise<void> {
    const held = Object.entries(kept.seats).flatMap(([table, seats]) =>
      seats.map(({ token }) => ({ table, token })),
    );
    const found: MyTable[] = [];
    try {
      for (let i = 0; i < held.length; i += MOST)
        found.push(...(await api.mine(held.slice(i, i + MOST).map(({ token }) => token))));
    } catch {
      // The list stays as it was; the next look may find the server again.
      return;
    }
    this.#found = found;
    // A table that the server no longer knows is forgotten here too.
    const known = new Set(found.map((one) => one.table.id));
    for (const { table } of held) if (!known.has(table)) releaseSeats(table);
  }

  /** Look now, and again and again while the page is looked at. Gives how to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, 15_000);
    return () => clearInterval(timer);
  }

  /** Take a table off the list. */
  forget(table: string): void {
    releaseSeats(table);
    this.#found = this.#found.filter((one) => one.table.id !== table);
  }
}
