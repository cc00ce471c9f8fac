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

/** Who attacks from a distance: as the table chose, or as the map suggests. */
export function snipersOn({ map, options }: TagSetting): NonNullable<TagSetting["options"]["snipers"]> {
  if (options.snipers) return options.snipers;
  if (!map.uses?.includes("snipers")) return "none";
  return map.snipers?.length ? "tiles" : "pawn";
}

/** Whether the map's vehicles take part: as the table chose, or as the map suggests. */
const vehiclesOn = ({ map, options }: TagSetting): boolean =>
  options.vehicles ?? map.uses?.includes("vehicles") ?? false;

/** Whether a map has more than the tiles of the rulebook, so that a legend is shown before play. */
export function needsLegend(map: TagMap): boolean {
  return [map.tiles, map.stairs, map.vehicles, map.goals].some((part) => part?.length);
}

/** The map with only the points used by this game type, and with the starting points that players chose. */
export function mapInPlay(setting: TagSetting, view: TagView): TagMap {
  const { map, options } = setting;
  return {
    ...map,
    starts: view.starts.length ? view.starts : (map.starts ?? []),
    flags: options.game_type === "capture-the-flag" ? (map.flags ?? []) : [],
    vehicles: vehiclesOn(setting) ? (map.vehicles ?? []) : [],
    hills: options.game_type === "king-of-the-hill" ? (map.hills ?? []) : [],
    goals: options.game_type === "missions" ? (map.goals ?? []) : [],
    snipers: snipersOn(setting).endsWith("tiles") ? (map.snipers ?? []) : [],
  };
}

export const asTag = (event: Event): TagEvent => event as TagEvent;
