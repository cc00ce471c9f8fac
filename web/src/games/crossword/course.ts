/** The course of a game of tiles: what both games fold from their events, for the replay and the end screen. */

import type { Event } from "../../lib/wire";

export interface Happening {
  n: number;
  at: number;
  event: Event;
}

/** The table after a line of the log. */
export interface TilesMoment {
  n: number;
  at: number;
  event: Event | null;
  board: string;
  scores: readonly number[];
  racks: readonly string[];
}

export type Laid = readonly (readonly [number, string])[];

/** A table with nothing on it yet. */
export function bareTable(happenings: readonly Happening[], seats: number, size: number): TilesMoment {
  const none = Array.from({ length: seats });
  return {
    n: 0,
    at: happenings[0]?.at ?? 0,
    event: null,
    board: ".".repeat(size * size),
    scores: none.map(() => 0),
    racks: none.map(() => ""),
  };
}

/** The table after each of these lines, first as it stood before. */
export function through<M extends TilesMoment>(
  first: M,
  happenings: readonly Happening[],
  after: (now: M, event: Event) => Partial<M>,
): M[] {
  let now = first;
  const moments = [now];
  for (const { n, at, event } of happenings) {
    if (event.type === "WentBack") {
      // Lines that a seat did not see are missing from its stream: the moment is the latest one up to that line.
      const back = moments.findLast((moment) => moment.n <= event.to);
      now = { ...(back ?? now), n, at, event };
    } else {
      now = { ...now, ...after(now, event), n, at, event };
    }
    moments.push(now);
  }
  return moments;
}

export function without(rack: string, tiles: string): string {
  const left = [...rack];
  for (const tile of tiles) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}

export function put(board: string, tiles: Laid): string {
  const cells = [...board];
  for (const [square, letter] of tiles) cells[square] = letter;
  return cells.join("");
}

/** The same squares with nothing on them. */
export const bare = (tiles: Laid): Laid => tiles.map(([square]) => [square, "."]);

/** The tiles that lie there, a blank as a blank. */
export const asTiles = (laid: Laid): string =>
  laid.map(([, letter]) => (letter === letter.toLowerCase() ? "?" : letter)).join("");

export function replaced<T>(list: readonly T[], index: number, change: (old: T) => T): T[] {
  return list.map((old, i) => (i === index ? change(old) : old));
}
