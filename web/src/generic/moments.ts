/** The steps of a replay that have a sentence. */

import { seatOf } from "../contract/telling";
import type { Moment } from "../lib/replay";
import type { SeenEvent } from "../lib/wire";

type View = Readonly<Record<string, unknown>>;

export interface Told {
  /** Its last line in the log. */
  n: number;
  /** The spectators' view, and each seat's additional fields. */
  view: View;
  hands: readonly View[];
  scores: readonly number[];
  /** The seat it is about, or null. */
  seat: number | null;
  /** The sentence; empty for the first step. */
  text: string;
}

/** Merges snapshots without a sentence into the step before. The first step is the initial position. */
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
    // An event without a sentence belongs to the step before.
    else told[told.length - 1] = { ...before, ...table };
  }
  return told;
}

/** The view of a seat at a step; null for spectators. */
export function seenBy(told: Told, setting: unknown, seat: number | null): View {
  return { ...(setting as object), ...told.view, ...(seat === null ? {} : told.hands[seat]) };
}
