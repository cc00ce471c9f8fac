/** Where the map of a game comes from: a test of one's own draft, or the gallery. */

import type { TagMap } from "../api_types";

const KEY = "parlour-map-test";

/** Remembers that this table tries out the map in the map maker. */
export function rememberTest(table: string): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Storage is disabled: the game has no way back but the menu.
  }
}

export function isTest(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}

let chosen: { id: string; map: string } | null = null;

/** Remembers the published map that was chosen for the next game. */
export function rememberChosen(id: string, map: TagMap): void {
  chosen = { id, map: JSON.stringify(map) };
}

/** The id of the published map, if it is the one of this game; each choice counts once. */
export function takeChosen(map: TagMap): string {
  const found = chosen && chosen.map === JSON.stringify(map) ? chosen.id : "";
  if (found) chosen = null;
  return found;
}
