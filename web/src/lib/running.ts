/** The games in which this device sits: what is looked up beside them may be an aid (AG-7). */

import { api } from "./api";
import { kept } from "./kept.svelte";
import type { TableView } from "./wire";

/** Seats that the server takes at once. */
const SEATS = 40;

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
