/** A finished game in sentences: what had happened, and what spectators saw then. */

import type { Moment } from "../lib/replay";
import type { Sight } from "../lib/wire";

export interface Told {
  view: Readonly<Record<string, unknown>>;
  /** Who did it; null: nobody. */
  seat: number | null;
  /** What happened, by language; empty at the beginning. */
  text: Readonly<Record<string, string>>;
}

/** The moments at which something happened that is worth a sentence; the first is the beginning, the last the end. */
export function toldMoments(moments: readonly Moment[], setting: unknown, sights: readonly Sight[]): Told[] {
  const sightAt = new Map(sights.map((sight) => [sight.n, sight]));
  const told: Told[] = [];
  for (const { n, view: seen } of moments) {
    const view = { ...(setting as object), ...(seen as object) };
    const sight = sightAt.get(n);
    const before = told.at(-1);
    if (!before) told.push({ view, seat: null, text: {} });
    else if (sight?.text?.en) told.push({ view, seat: sight.seat, text: sight.text });
    // What has no sentence of its own belongs to the moment before.
    else told[told.length - 1] = { ...before, view };
  }
  return told;
}
