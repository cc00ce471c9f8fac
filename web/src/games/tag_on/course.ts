/** The course of a game from its events: board, display, scores and racks after each line. */

import type { Event, Evidence, TagOnMove } from "../../lib/wire";
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
import { asTagOn } from "./kit";

/** The table after a line of the log. */
export interface Moment extends TilesMoment {
  faceUp: string;
  /** The latest play, while it lies there. */
  move: TagOnMove | null;
  /** What its tag rests on, once that is told. */
  proofs: readonly Evidence[];
}

/** By what a square multiplies, as the setting says. */
export type Times = Readonly<Record<string, number>>;

export function scoreOf(move: TagOnMove, times: Times): number {
  const [played, ...across] = move.words;
  const product = (move.claims ?? []).reduce(
    (all, claim) => all * (times[claim.kind === "kin" ? "genealogy" : claim.kind] ?? 1),
    move.centre ? 2 : 1,
  );
  return (
    (played?.points ?? 0) * product +
    across.reduce((sum, word) => sum + (word.points ?? 0), 0) +
    (move.tag?.points ?? 0) +
    (move.all_tiles ?? 0)
  );
}

function lay(now: Moment, seat: number, move: TagOnMove, times: Times): Partial<Moment> {
  const { laid, lifted = [], gave = "", took = "" } = move;
  return {
    board: put(put(now.board, bare(lifted)), laid),
    faceUp: took ? without(now.faceUp, took) + gave : now.faceUp,
    scores: replaced(now.scores, seat, (score) => score + scoreOf(move, times)),
    racks: replaced(
      now.racks,
      seat,
      (rack) => without((took ? without(rack, gave) : rack) + took, asTiles(laid)) + asTiles(lifted),
    ),
    move,
    proofs: [],
  };
}

function withdraw(now: Moment, move: TagOnMove, times: Times): Partial<Moment> {
  const { laid, lifted = [], gave = "", took = "" } = move;
  return {
    board: put(put(now.board, bare(laid)), lifted),
    faceUp: took ? without(now.faceUp, gave) + took : now.faceUp,
    scores: replaced(now.scores, move.seat, (score) => score - scoreOf(move, times)),
    racks: replaced(now.racks, move.seat, (rack) => {
      const back = without(rack, asTiles(lifted)) + asTiles(laid);
      return took ? without(back, took) + gave : back;
    }),
    move: null,
    proofs: [],
  };
}

/** What is left of a play when a claim has fallen. */
export function less(move: TagOnMove, claim: string): TagOnMove {
  return {
    ...move,
    tag: claim === "tag" ? null : (move.tag ?? null),
    claims: (move.claims ?? []).filter((one) => one.kind !== claim),
  };
}

function after(now: Moment, happened: Event, times: Times): Partial<Moment> {
  const event = asTagOn(happened);
  switch (event.type) {
    case "FacedUp":
      return { faceUp: event.tiles };
    case "Drew":
      return { racks: replaced(now.racks, event.seat, (rack) => rack + (event.tiles ?? "")) };
    case "Played":
      return lay(now, event.seat, event.move, times);
    case "Withdrawn":
      return now.move ? withdraw(now, now.move, times) : {};
    case "ClaimJudged": {
      const move = now.move;
      if (!move || event.stands) return { proofs: event.proofs ?? [] };
      const left = less(move, event.claim);
      const gone = scoreOf(move, times) - scoreOf(left, times);
      return { move: left, scores: replaced(now.scores, move.seat, (score) => score - gone) };
    }
    case "Proved":
      return { proofs: event.proofs };
    case "Exchanged":
    case "ShieldExchanged": {
      const shield = event.type === "ShieldExchanged" ? "!" : "";
      return {
        racks: replaced(
          now.racks,
          event.seat,
          (rack) => without(rack, (event.gave ?? "") + shield) + (event.drew ?? ""),
        ),
      };
    }
    case "ShieldSaved":
    case "ShieldReturned":
      return { racks: replaced(now.racks, event.seat, (rack) => without(rack, "!") + (event.drew ?? "")) };
    case "Surrendered":
      return { racks: replaced(now.racks, event.seat, () => "") };
    case "Finished":
      return { scores: now.scores.map((score, seat) => score + (event.adjustments[seat] ?? 0)) };
    default:
      return {};
  }
}

/** The table after each of these lines, the empty one first. */
export function follow(
  happenings: readonly Happening[],
  seats: number,
  size: number,
  times: Times,
): Moment[] {
  const first = { ...bareTable(happenings, seats, size), faceUp: "", move: null, proofs: [] };
  return through<Moment>(first, happenings, (now, event) => after(now, event, times));
}

const SHOWN = new Set(
  (
    "Played Withdrawn Exchanged Passed ShieldExchanged ShieldReturned ShieldSaved ClaimJudged Proved WentBack " +
    "Departed TurnForfeited TurnLost Finished"
  ).split(" "),
);

/** Lines worth stopping at in a replay: those after which the table looks different, or there is something to read. */
export function stops(moments: readonly Moment[]): number[] {
  return moments.flatMap((moment, i) => (moment.event && SHOWN.has(moment.event.type) ? [i] : []));
}

export interface Made {
  n: number;
  move: TagOnMove;
  score: number;
  proofs: readonly Evidence[];
}

/** The plays that stood, in order, each with what it brought and what proves its tag. */
export function plays(moments: readonly Moment[], times: Times): Made[] {
  const made: Made[] = [];
  for (const { event: happened, n, move } of moments) {
    if (!happened) continue;
    const event = asTagOn(happened);
    const last = made.at(-1);
    if (event.type === "Played")
      made.push({ n, move: event.move, score: scoreOf(event.move, times), proofs: [] });
    else if (event.type === "Withdrawn") made.pop();
    else if (event.type === "ClaimJudged" && move && last)
      made[made.length - 1] = { ...last, move, score: scoreOf(move, times) };
    else if (event.type === "Proved" && last) made[made.length - 1] = { ...last, proofs: event.proofs };
    else if (event.type === "WentBack") while (made.length && made.at(-1)!.n > event.to) made.pop();
  }
  return made;
}
