/** Where the seats are drawn, relative to the player's own. */

import type { MojiSetting } from "./api_types";

export interface Spot {
  seat: number;
  /** From −1 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
  /** Distance from the middle of the arc. */
  bend: number;
}

/** Side by side with the own seat in the middle; neighbours stay neighbours. */
export function inArc(count: number, own: number | null): Spot[] {
  const first = own === null ? 0 : own - Math.floor(count / 2);
  return Array.from({ length: count }, (_, i) => ({
    seat: (first + i + count) % count,
    x: 0,
    y: 0,
    bend: i - (count - 1) / 2,
  }));
}

/** Around a table with the own seat at the bottom, in three columns; partners face each other. */
export function inCircle(count: number, own: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return {
      seat: (own + i) % count,
      x: Math.sign(Math.round(Math.cos(angle) * 10)),
      y: Math.sign(Math.round(Math.sin(angle) * 10)),
      bend: 0,
    };
  });
}

/** A card is 60 wide and 84 high. */
const RATIO = 60 / 84;
/** Room above and below a player's card, for the name and the counts, in pixels; on a television a part of the height. */
const LABELS = 62;
const LARGE_LABELS = 0.13;
/** Cards need not be larger than a hand, except on a television. */
const LARGEST = 240;

/** Columns and the width of a card that fill the room best, in pixels. */
export function cardSize(
  count: number,
  width: number,
  height: number,
  { paired = false, large = false, bare = false } = {},
): { columns: number; card: number } {
  const labels = bare ? 12 : large ? height * LARGE_LABELS : LABELS;
  const fits = (columns: number, rows: number): number =>
    Math.min(width / columns - 22, (height / rows - labels) * RATIO, large ? Infinity : LARGEST);
  if (paired) return { columns: 3, card: Math.max(0, fits(3, 2) - (large ? 0 : 4)) };
  const best = Array.from({ length: count }, (_, i) => i + 1)
    .map((columns) => ({ columns, card: fits(columns, Math.ceil(count / columns)) }))
    .reduce((a, b) => (b.card >= a.card ? b : a));
  return { columns: best.columns, card: Math.max(0, best.card) };
}

/** The seats whose cards a seat may use; null for all (MO-43, MO-47). */
export function usableSeats(own: number, setting: MojiSetting, playing: readonly number[]): number[] | null {
  const { partners, three_amigos } = setting.options;
  const partner = setting.partners[own];
  if (partners === "partner-only" && partner !== undefined) return [partner];
  if (partners === "ball-and-chain" && partner !== undefined) return [own, partner];
  if (!three_amigos) return null;
  const here = playing.indexOf(own);
  if (here < 0) return null;
  const count = playing.length;
  return [playing[(here + count - 1) % count]!, own, playing[(here + 1) % count]!];
}
