/** The plays of a finished tile game, and the score curve. */

import { t } from "../../lib/i18n.svelte";
import { withoutTakenBack, type Snapshot } from "../../lib/replay";

interface Shown {
  scores: readonly number[];
  move: { seat: number; word: string; score: number } | null;
}

/** A play that stood, with its final score after challenges. */
export interface StandingPlay<Move> {
  n: number;
  move: Move;
}

/** The plays that stood, in order. */
export function standingPlays<View extends Shown>(
  snapshots: readonly Snapshot<View>[],
): StandingPlay<NonNullable<View["move"]>>[] {
  const made = new Map<number, StandingPlay<NonNullable<View["move"]>>>();
  let stood = 0;
  for (const { n, event, view } of withoutTakenBack(snapshots)) {
    const type: string = event?.type ?? "";
    if (type === "Stood") stood = n;
    // Proofs are added after the play stands.
    if ((type === "Stood" || type === "Proved") && view.move) made.set(stood, { n: stood, move: view.move });
  }
  return [...made.values()];
}

/** Scores after each turn, starting with the initial ones. `amends`: events that change the score of the turn before. */
export function scoreCurve<View extends Shown>(
  snapshots: readonly Snapshot<View>[],
  turns: ReadonlySet<string>,
  amends: ReadonlySet<string>,
): { scores: readonly number[]; text: string }[] {
  const points = snapshots.slice(0, 1).map(({ view }) => ({ scores: view.scores, text: "" }));
  for (const { event, view } of withoutTakenBack(snapshots)) {
    if (!event || !(turns.has(event.type) || amends.has(event.type))) continue;
    if (amends.has(event.type)) points.pop();
    const { move } = event as { move?: { word: string } };
    points.push({ scores: view.scores, text: move?.word.toUpperCase() ?? "" });
  }
  return points;
}

/** The play with the highest score. */
export function bestPlay<Made extends { move: { score: number } }>(made: readonly Made[]): Made | undefined {
  return made.toSorted((a, b) => b.move.score - a.move.score)[0];
}

/** The line of a share card about the best play. */
export function bestText(
  made: readonly { move: { seat: number; word: string; score: number } }[],
  names: readonly string[],
): string {
  const best = bestPlay(made)?.move;
  if (!best) return "";
  const [word, name] = [best.word.toUpperCase(), names[best.seat] ?? ""];
  return t("crossword-ui-end-card", { word, points: best.score, name });
}
