/** Where the players' places are drawn, as seen from one's own. */

import type { MojiSetting } from "./wire";

export interface Spot {
  seat: number;
  /** From −1 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
  /** How far from the middle of an arc. */
  bend: number;
}

/** Side by side, oneself in the middle: whoever sits next to one is drawn next to one. */
export function inArc(count: number, own: number | null): Spot[] {
  const first = own === null ? 0 : own - Math.floor(count / 2);
  return Array.from({ length: count }, (_, i) => ({
    seat: (first + i + count) % count,
    x: 0,
    y: 0,
    bend: i - (count - 1) / 2,
  }));
}

/** Around the table, oneself at the near side: partners face each other. */
export function around(count: number, own: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { seat: (own + i) % count, x: Math.cos(angle), y: Math.sin(angle), bend: 0 };
  });
}

/** Whose cards a seat may use, where not everybody's; null: all (MO-43, MO-47). */
export function within(own: number, setting: MojiSetting, playing: readonly number[]): number[] | null {
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
