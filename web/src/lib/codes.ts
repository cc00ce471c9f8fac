/** Codes that people type: a table's code, or one that moves a seat to this device. */

import { api, Refusal } from "./api";
import { holdSeats } from "./storage.svelte";

/** The table of a code; null if there is none. */
export async function tableOfCode(code: string): Promise<string | null> {
  const typed = code.replace(/\s/g, "").toUpperCase();
  if (!typed) return null;
  try {
    return (await api.byCode(typed)).id;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  }
  try {
    const moved = await api.moveHere(typed);
    holdSeats(moved.table, [{ seat: moved.seat, token: moved.token }]);
    return moved.table;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
