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

/** In a circle with the own seat at the bottom; partners face each other. */
export function inCircle(count: number, own: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { seat: (own + i) % count, x: Math.cos(angle), y: Math.sin(angle), bend: 0 };
  });
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
