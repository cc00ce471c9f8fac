/** Expands the server's replay, whose steps contain only what changed. */

import type { Event, Message, Replay } from "./api_types";

/** The table after a line of the log. */
export interface Snapshot<View = unknown> {
  /** The line; 0 for the initial position. */
  n: number;
  /** Seconds since the first line: adjusted, and as received if that differs. */
  at: number;
  raw: number | null;
  event: Event | null;
  /** The sentences for the event. */
  messages: readonly Message[];
  /** The spectators' view. */
  view: View;
  /** Each seat's additional fields, such as its rack. */
  hands: readonly Partial<View>[];
}

/** A step of a replay as it is listed: its sentence, and the scores after it. */
export interface ReplayStep {
  text: string;
  /** The seat that acted, or null. */
  seat: number | null;
  scores: readonly number[];
}

/** Expands the steps of a replay into full snapshots. */
export function snapshotsOf<View>(replay: Replay): Snapshot<View>[] {
  let view = {} as View;
  let hands: readonly Partial<View>[] = [];
  return replay.steps.map(
    ({ n, at = 0, raw = null, event = null, messages = [], view: changed, hands: own = {} }) => {
      view = { ...view, ...(changed as Partial<View>) };
      const seats = Math.max(hands.length, ...Object.keys(own).map((seat) => Number(seat) + 1));
      hands = Array.from({ length: seats }, (_, seat) =>
        own[seat] ? { ...hands[seat], ...(own[seat] as Partial<View>) } : (hands[seat] ?? {}),
      );
      return { n, at, raw, event, messages, view, hands };
    },
  );
}

/** Drops what was taken back. */
export function withoutTakenBack<M extends Pick<Snapshot, "n" | "event">>(snapshots: readonly M[]): M[] {
  const left: M[] = [];
  for (const snapshot of snapshots) {
    const event = snapshot.event;
    if (event?.type !== "WentBack") left.push(snapshot);
    else while (left.length > 1 && left.at(-1)!.n > event.to) left.pop();
  }
  return left;
}

/** The points of a graph: the first value, and each that differs from the one before. */
export function changes(
  values: readonly (readonly number[])[],
): { scores: readonly number[]; text: string }[] {
  return values
    .filter((scores, i) => i === 0 || scores.join() !== values[i - 1]!.join())
    .map((scores) => ({ scores, text: "" }));
}
