/** The course of a game from its events: board, scores and racks after each line. For the replay and the end screen. */

import { readLog } from "../../lib/log";
import type { Event, Laying } from "../../lib/wire";
import {
  asTiles,
  bare,
  bareTable,
  put,
  replaced,
  through,
  without,
  type Happening,
  type TilesMoment,
} from "../crossword/course";

/** The table after a line of the log. */
export interface Moment extends TilesMoment {
  /** The latest play, while it lies there. */
  move: Laying | null;
  turn: number | null;
}

/** A whole game as its log tells it, racks and all. */
export interface Told {
  names: string[];
  happenings: Happening[];
  /** How the table stood before; a position does not begin with an empty board. */
  start: { board: string; scores: readonly number[]; racks: readonly string[]; turn: number | null };
}

export function toldBy(text: string): Told {
  const { head, lines } = readLog(text);
  const start = head.start as { board: string; points: number[]; racks: string[]; turn: number };
  return {
    names: head.seats.map((seat) => seat.name),
    happenings: lines.map(({ n, at, event }) => ({ n, at: at ?? 0, event })),
    start: { board: start.board, scores: start.points, racks: start.racks, turn: start.turn },
  };
}

export function scoreOf(move: Laying): number {
  const words = move.words.reduce((sum, word) => sum + word.points + (word.bonus ?? 0), 0);
  return words + (move.all_tiles ?? 0) + (move.babel_bonus ?? 0);
}

function after(now: Moment, event: Event): Partial<Moment> {
  switch (event.type) {
    case "Drew":
      return { racks: replaced(now.racks, event.seat, (rack) => rack + (event.tiles ?? "")) };
    case "TurnBegan":
      return { turn: event.seat };
    case "Laid":
      return {
        board: put(now.board, event.move.laid),
        scores: replaced(now.scores, event.seat, (score) => score + scoreOf(event.move)),
        racks: replaced(now.racks, event.seat, (rack) => without(rack, asTiles(event.move.laid))),
        move: event.move,
      };
    case "Withdrawn": {
      const move = now.move;
      if (!move) return {};
      return {
        board: put(now.board, bare(move.laid)),
        scores: replaced(now.scores, move.seat, (score) => score - scoreOf(move)),
        racks: replaced(now.racks, move.seat, (rack) => rack + asTiles(move.laid)),
        move: null,
      };
    }
    case "BonusChallenged": {
      const move = now.move;
      if (!move || event.stands) return {};
      const less: Laying = {
        ...move,
        words: move.words.map((word) =>
          word.word.toUpperCase() === event.word ? { ...word, bonus: 0 } : word,
        ),
        babel_bonus: move.word.toUpperCase() === event.word ? 0 : (move.babel_bonus ?? 0),
      };
      const gone = scoreOf(move) - scoreOf(less);
      return { move: less, scores: replaced(now.scores, move.seat, (score) => score - gone) };
    }
    case "Exchanged":
      return {
        racks: replaced(
          now.racks,
          event.seat,
          (rack) => without(rack, event.gave ?? "") + (event.drew ?? ""),
        ),
      };
    case "StoryJudged":
      return { scores: replaced(now.scores, event.seat, (score) => score + (event.points ?? 0)) };
    case "Traded": {
      const { seat, helper, gave = "", got = "" } = event;
      const given = replaced(now.racks, seat, (rack) => without(rack, gave) + got);
      return { racks: replaced(given, helper, (rack) => without(rack, got) + gave) };
    }
    case "Surrendered":
      return { racks: replaced(now.racks, event.seat, () => "") };
    case "Held":
      return { racks: replaced(now.racks, event.seat, () => event.tiles ?? "") };
    case "Adjusted":
      return { scores: replaced(now.scores, event.seat, (score) => score + event.points) };
    case "Ended":
      return {
        scores: now.scores.map((score, seat) => score + (event.adjustments[seat] ?? 0)),
        turn: null,
      };
    default:
      return {};
  }
}

/** The table after each of these lines, first as it stood before: empty, unless it is told otherwise. */
export function follow(
  happenings: readonly Happening[],
  seats: number,
  size: number,
  start?: Told["start"],
): Moment[] {
  const first = { ...bareTable(happenings, seats, size), move: null, turn: null, ...start };
  return through<Moment>(first, happenings, after);
}

/** Lines worth stopping at in a replay: those after which the table looks different. */
export function stops(moments: readonly Moment[]): number[] {
  const shown = new Set(["Laid", "Withdrawn", "Exchanged", "Passed", "StoryJudged", "BonusChallenged"]);
  for (const more of ["Traded", "WentBack", "Departed", "Adjusted", "TurnLost", "Ended"]) shown.add(more);
  return moments.flatMap((moment, i) => (moment.event && shown.has(moment.event.type) ? [i] : []));
}

/** The plays that stood, in order, each with what it brought. */
export function plays(moments: readonly Moment[]): { n: number; move: Laying; score: number }[] {
  const made: { n: number; move: Laying; score: number }[] = [];
  for (const moment of moments) {
    const { event, n } = moment;
    if (event?.type === "Laid") made.push({ n, move: event.move, score: scoreOf(event.move) });
    else if (event?.type === "Withdrawn") made.pop();
    else if (event?.type === "BonusChallenged" && moment.move && made.length) {
      made[made.length - 1] = { n: made.at(-1)!.n, move: moment.move, score: scoreOf(moment.move) };
    } else if (event?.type === "WentBack") {
      while (made.length && made.at(-1)!.n > event.to) made.pop();
    }
  }
  return made;
}
