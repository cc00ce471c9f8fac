/** The plays of a finished tile game, and the score curve. */

import { kept, type Moment } from "../../lib/replay";

interface Shown {
  scores: readonly number[];
  move: { seat: number; word: string; score: number } | null;
}

/** A play that stood, with its final score after challenges. */
export interface Made<Move> {
  n: number;
  move: Move;
}

/** The plays that stood, in order. */
export function plays<View extends Shown>(
  moments: readonly Moment<View>[],
): Made<NonNullable<View["move"]>>[] {
  const made = new Map<number, Made<NonNullable<View["move"]>>>();
  let stood = 0;
  for (const { n, event, view } of kept(moments)) {
    const type: string = event?.type ?? "";
    if (type === "Stood") stood = n;
    // Proofs are added after the play stands.
    if ((type === "Stood" || type === "Proved") && view.move) made.set(stood, { n: stood, move: view.move });
  }
  return [...made.values()];
}

/** Scores after each turn, starting with the initial ones. `amends`: events that change the score of the turn before. */
export function scoreCurve<View extends Shown>(
  moments: readonly Moment<View>[],
  turns: ReadonlySet<string>,
  amends: ReadonlySet<string>,
): { scores: readonly number[]; text: string }[] {
  const points = moments.slice(0, 1).map(({ view }) => ({ scores: view.scores, text: "" }));
  for (const { event, view } of kept(moments)) {
    if (!event || !(turns.has(event.type) || amends.has(event.type))) continue;
    if (amends.has(event.type)) points.pop();
    const { move } = event as { move?: { word: string } };
    points.push({ scores: view.scores, text: move?.word.toUpperCase() ?? "" });
  }
  return points;
}
