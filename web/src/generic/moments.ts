/** A finished game in sentences: what had happened, and what was seen then. */

import { seatOf } from "../contract/telling";
import type { Moment } from "../lib/replay";
import type { SeenEvent } from "../lib/wire";

type View = Readonly<Record<string, unknown>>;

export interface Told {
  /** The last line of the log that belongs to it. */
  n: number;
  /** What spectators saw, and what each seat saw in its own way. */
  view: View;
  hands: readonly View[];
  scores: readonly number[];
  /** Whom it is about; null: nobody. */
  seat: number | null;
  /** What happened; empty at the beginning. */
  text: string;
}

/** The moments at which something happened that is worth a sentence; the first is the beginning, the last the end. */
export function toldMoments(
  moments: readonly Moment[],
  events: readonly SeenEvent[],
  tell: (seen: SeenEvent) => string,
): Told[] {
  const eventAt = new Map(events.map((seen) => [seen.n, seen]));
  const told: Told[] = [];
  for (const { n, view, hands } of moments as readonly Moment<View>[]) {
    const table = { n, view, hands, scores: (view.scores as readonly number[] | undefined) ?? [] };
    const seen = eventAt.get(n);
    const text = seen ? tell(seen) : "";
    const before = told.at(-1);
    if (!before) told.push({ ...table, seat: null, text: "" });
    else if (seen && text) told.push({ ...table, seat: seatOf(seen.event), text });
    // What has no sentence of its own belongs to the moment before.
    else told[told.length - 1] = { ...before, ...table };
  }
  return told;
}

/** What that seat saw then; null: those who watched. */
export function seenBy(told: Told, setting: unknown, seat: number | null): View {
  return { ...(setting as object), ...told.view, ...(seat === null ? {} : told.hands[seat]) };
}
