/** The tables at which this device holds seats. */

import { api } from "../lib/api";
import { stored, releaseSeats } from "../lib/storage.svelte";
import type { MyTable, TableView } from "../lib/api_types";

/** Maximum number of tokens in one request. */
const MOST = 200;

export interface Row {
  table: TableView;
  /** Several on a shared device. */
  seats: number[];
  /** Whether it is the turn of one of them. */
  turn: boolean;
}

export class MyTables {
  #found = $state.raw<MyTable[]>([]);

  /** Games that wait for this device first, then the newest. */
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

  async load(): Promise<void> {
    const held = Object.entries(stored.seats).flatMap(([table, seats]) =>
      seats.map(({ token }) => ({ table, token })),
    );
    const found: MyTable[] = [];
    try {
      for (let i = 0; i < held.length; i += MOST)
        found.push(...(await api.mine(held.slice(i, i + MOST).map(({ token }) => token))));
    } catch {
      // Keep the list; the next request may succeed.
      return;
    }
    this.#found = found;
    // Forget tables that the server no longer has.
    const known = new Set(found.map((one) => one.table.id));
    for (const { table } of held) if (!known.has(table)) releaseSeats(table);
  }

  /** Loads the list now and every few seconds while the page is visible; returns a function that stops it. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.load();
    }, 15_000);
    return () => clearInterval(timer);
  }

  /** Removes a table from the list. */
  forget(table: string): void {
    releaseSeats(table);
    this.#found = this.#found.filter((one) => one.table.id !== table);
  }
}
