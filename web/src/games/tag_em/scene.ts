/** The pieces on the map. */

import type { Event } from "../../lib/api_types";
import type { Flag, Pawn, TagEvent, TagMap, TagSetting, TagView } from "./api_types";

export interface Scene {
  pawns: readonly Pawn[];
  flags: readonly Flag[];
  built: Readonly<Record<string, string>>;
  /** The defeated pawn that will respawn. */
  fallen: number;
}

export const sceneOf = (view: TagView): Scene => ({
  pawns: view.pawns,
  flags: view.flags,
  built: view.built,
  fallen: view.fallen,
});

/** The map with only the points used by this game type. */
export function mapInPlay({ map, options }: TagSetting): TagMap {
  return {
    ...map,
    hills: options.game_type === "king-of-the-hill" ? (map.hills ?? []) : [],
    goals: options.game_type === "missions" ? (map.goals ?? []) : [],
    snipers: options.snipers === "tiles" ? (map.snipers ?? []) : [],
  };
}

export const asTag = (event: Event): TagEvent => event as TagEvent;
