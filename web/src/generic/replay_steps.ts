/** The steps of a replay that have a sentence. */

import { signOf } from "../contract/messages";
import type { Snapshot } from "../lib/replay";

type View = Readonly<Record<string, unknown>>;

export interface Step {
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
export function replaySteps(
  snapshots: readonly Snapshot[],
  tell: (snapshot: Snapshot) => string | null,
): Step[] {
  const steps: Step[] = [];
  for (const snapshot of snapshots as readonly Snapshot<View>[]) {
    const { n, event, messages, view, hands } = snapshot;
    const table = { n, view, hands, scores: (view.scores as readonly number[] | undefined) ?? [] };
    const text = tell(snapshot);
    const before = steps.at(-1);
    if (!before) steps.push({ ...table, seat: null, text: "" });
    else if (event && text) steps.push({ ...table, seat: signOf(event, messages), text });
    // An event without a sentence belongs to the step before.
    else steps[steps.length - 1] = { ...before, ...table };
  }
  return steps;
}

/** The view of a seat at a step; null for spectators. */
export function seenBy(step: Step, setting: unknown, seat: number | null): View {
  return { ...(setting as object), ...step.view, ...(seat === null ? {} : step.hands[seat]) };
}
