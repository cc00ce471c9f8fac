/** A finished game as moments: what spectators saw, and what had happened in a sentence. */

import type { Replay, Sight } from "../lib/wire";

export interface Moment {
  view: Readonly<Record<string, unknown>>;
  /** Who did it; null: nobody. */
  seat: number | null;
  /** What happened, by language; empty at the beginning. */
  text: Readonly<Record<string, string>>;
}

/** The moments at which something happened that is worth a sentence; the first is the beginning, the last the end. */
export function momentsOf(replay: Replay, sights: readonly Sight[]): Moment[] {
  const told = new Map(sights.map((sight) => [sight.n, sight]));
  const moments: Moment[] = [];
  let view: Record<string, unknown> = replay.setting as Record<string, unknown>;
  for (const step of replay.steps) {
    view = { ...view, ...step.view };
    const sight = told.get(step.n);
    const before = moments.at(-1);
    if (!before) moments.push({ view, seat: null, text: {} });
    else if (sight?.text?.en) moments.push({ view, seat: sight.seat, text: sight.text });
    // What has no sentence of its own belongs to the moment before.
    else moments[moments.length - 1] = { ...before, view };
  }
  return moments;
}
