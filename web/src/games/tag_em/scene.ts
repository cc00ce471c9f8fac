/** What stands on the map. */

import type { Event } from "../../lib/wire";
import type { Flag, Pawn, TagEvent, TagMap, TagSetting, TagView } from "./wire";

export interface Scene {
  pawns: readonly Pawn[];
  flags: readonly Flag[];
  built: Readonly<Record<string, string>>;
  /** The pawn that was defeated and is to return. */
  fallen: number;
}

export const sceneOf = (view: TagView): Scene => ({
  pawns: view.pawns,
  flags: view.flags,
  built: view.built,
  fallen: view.fallen,
});

/** The map with those of its points that play a part in this type of game. */
export function played({ map, options }: TagSetting): TagMap {
  return {
    ...map,
    hills: options.game_type === "king-of-the-hill" ? (map.hills ?? []) : [],
    goals: options.game_type === "missions" ? (map.goals ?? []) : [],
    snipers: options.snipers === "tiles" ? (map.snipers ?? []) : [],
  };
}

export const asTag = (event: Event): TagEvent => event as TagEvent;
