/** Colours and icons of tiles and teams. Every colour comes with an icon or shape. */

import { tOptional } from "../../lib/i18n.svelte";
import type { TagMap, Tile } from "./api_types";

export const STANDARD: Record<string, Tile> = {
  ".": { letter: ".", name: "path", colour: "#D8C9A3" },
  c: { letter: "c", name: "cover", colour: "#6F8F5A" },
  w: { letter: "w", name: "wade", colour: "#8FB4C9" },
  g: { letter: "g", name: "garrison", colour: "#A0684B" },
  "#": { letter: "#", name: "block", colour: "#4A4038" },
};

/** Tile icons, centred on the origin; relative, so that many of them form one path. */
export const SIGNS: Record<string, string> = {
  cover: "m-11 8q2-12 7 0m1-4q3-14 6 0m1 5q5-13 7 0",
  wade: "m-13-5q3.25-4 6.5 0t6.5 0 6.5 0 6.5 0m-26 10q3.25-4 6.5 0t6.5 0 6.5 0 6.5 0",
  garrison: "m-11 11v-20h5v4h4v-4h4v4h4v-4h5v20zm8 0v-6a3 3 0 0 1 6 0v6",
  block: "m-14-14 28 28m-28 0 28-28",
};

export function colourOf(map: TagMap, tile: Tile | undefined): string {
  if (!tile) return "#8A7A69";
  const own = map.colours?.find(([name]) => name === tile.name)?.[1];
  return own ?? (tile.colour || "#B9A98A");
}

/** Whether dark icons have more contrast on this colour. */
export function isPale(colour: string): boolean {
  const part = (at: number): number => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > 0.2;
}

/** All tile types of a map by letter. */
export function typesOf(map: TagMap): Record<string, Tile> {
  return { ...STANDARD, ...Object.fromEntries((map.tiles ?? []).map((tile) => [tile.letter, tile])) };
}

/** Tiles of shipped maps have names in all languages, tiles of other maps the name that their author gave them. */
export function tileName(name: string): string {
  return tOptional(`tag-em-tile-${name}`) ?? tOptional(`tag-em-ui-tile-${name}`) ?? name;
}

/** The two letters that mark a tile without a sign of its own. */
export function tileMark(name: string): string {
  const shown = tileName(name);
  return (shown === name ? name : shown.toLowerCase()).slice(0, 2);
}

/** A team has the colour of its seat. */
export function teamColour(team: number): string {
  return `var(--seat-${team % 8})`;
}

/** Team shapes, centred on the origin. */
export const SHAPES = [
  "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z",
  "M-11.500-11.500H11.500V11.500H-11.500Z",
  "M0-14.500 14 11H-14Z",
  "M0-15 15 0 0 15-15 0Z",
  "M-7-12.500H7L14 0 7 12.500H-7L-14 0Z",
  "M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5Z",
  "M0-15 4.500-5.500 15-4.500 7 2.500 9.500 13 0 7.500-9.500 13-7 2.500-15-4.500-4.500-5.500Z",
  "M0-14 14-4 9 13H-9L-14-4Z",
];
