/** The running games of this device, which may forbid lookups (AG-7). */

import { api } from "./api";
import { stored } from "./storage.svelte";
import type { TableView } from "./api_types";

/** Maximum number of seats that the server accepts. */
const SEATS = 40;

/** The tokens of this device's seats in games that are not over. */
export async function activeSeats(): Promise<string[]> {
  const held = Object.values(stored.seats).flatMap((seats) => seats.map(({ token }) => token));
  if (!held.length) return [];
  const mine = await api.mine(held.slice(-200));
  return mine
    .filter(({ table }) => table.status !== "over")
    .map(({ token }) => token)
    .slice(0, SEATS);
}

/** The tables that forbid these seats to look words up. */
export async function blockingTables(seats: string[]): Promise<TableView[]> {
  return seats.length ? (await api.mayLookUp(seats)).closed_by : [];
}
