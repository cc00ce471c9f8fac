/** What was looked up in this visit, and whether it may be looked up at all (AG-7). */

import { api } from "../lib/api";
import { kept, type Language } from "../lib/kept.svelte";
import type { TableView } from "../lib/wire";

const MOST = 12;
/** Seats that the server takes at once. */
const SEATS = 40;

export interface Past {
  word: string;
  of: Language;
  other: string;
}

const past = $state<Past[]>([]);

export function before(): readonly Past[] {
  return past;
}

export function remember(one: Past): void {
  const same = past.findIndex(
    ({ word, of, other }) => word === one.word && of === one.of && other === one.other,
  );
  if (same >= 0) past.splice(same, 1);
  past.unshift(one);
  past.length = Math.min(past.length, MOST);
}

/** The tokens of the seats that this device holds where the game is not over. */
export async function running(): Promise<string[]> {
  const held = Object.values(kept.seats).flatMap((seats) => seats.map(({ token }) => token));
  if (!held.length) return [];
  const mine = await api.mine(held.slice(-200));
  return mine
    .filter(({ table }) => table.status !== "over")
    .map(({ token }) => token)
    .slice(0, SEATS);
}

/** The tables that keep these seats from looking up. */
export async function inTheWay(seats: string[]): Promise<TableView[]> {
  return seats.length ? (await api.mayLookUp(seats)).closed_by : [];
}
