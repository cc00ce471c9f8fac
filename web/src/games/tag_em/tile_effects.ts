import { t } from "../../lib/i18n.svelte";
import { signed } from "../../lib/points";
import type { Tile } from "./api_types";

/** What a tile does. */
export function effectsOf(tile: Tile): string[] {
  if (tile.enterable === false) return [t("tag-em-ui-closed")];
  const parts = [t("tag-em-ui-leave", { cost: tile.cost ?? 1 })];
  if (tile.stops) parts.push(t("tag-em-ui-stops"));
  if (tile.attack && tile.attack === tile.defence)
    parts.push(t("tag-em-ui-fights", { number: signed(tile.attack) }));
  else {
    if (tile.attack) parts.push(t("tag-em-ui-attacks", { number: signed(tile.attack) }));
    if (tile.defence) parts.push(t("tag-em-ui-defends", { number: signed(tile.defence) }));
  }
  if (tile.cover) parts.push(t("tag-em-ui-covers", { number: signed(tile.cover) }));
  return parts;
}
