/** The three scenarios of the lesson: a small map each, and tasks step by step.
 *
 * The reach and odds of a step are computed here; tests on both sides check that they match the rules.
 */

import { letterAt, nameOf, placeOf } from "../squares";
import type { Aim, Modifier, Odds, TagMap } from "../api_types";
import script from "./script.json";

export type Task = "choose" | "reach" | "end" | "attack" | "risk" | "take" | "home";

export interface Step {
  key: string;
  pom: number;
  pawns: readonly Piece[];
  /** Whether the first pawn carries the flag; null without a flag. */
  flag: "lying" | "carried" | null;
  task: Task;
  /** The square that the task is about. */
  at: string;
  /** Points of movement left after the shortest solution. */
  left: number | null;
  rolls: readonly [number, number];
  odds: readonly number[];
  /** What the other team does at the end of the turn. */
  enemy: { path: readonly string[]; target: string; rolls: readonly [number, number] } | null;
}

export interface Piece {
  team: number;
  square: string;
  stopped: boolean;
}

export interface Scenario {
  key: string;
  map: TagMap;
  steps: readonly Step[];
}

export const STARTS = ["b3", "h3"];
export const FLAG = "e3";

function piece(text: string): Piece {
  const [team = "1", square = "", stopped] = text.split(" ");
  return { team: Number(team) - 1, square, stopped: stopped === "stopped" };
}

export const SCENARIOS: readonly Scenario[] = script.map(({ key, rows, steps }) => ({
  key,
  map: { grid: "square", levels: [rows], ...(key === "flag" ? { starts: STARTS } : {}) },
  steps: steps.map((step) => {
    const more = step as Partial<{
      flag: string;
      left: number;
      rolls: number[];
      odds: number[];
      enemy: { path: string[]; target: string; rolls: number[] };
    }>;
    const pair = (rolls: number[] | undefined): [number, number] => [rolls?.[0] ?? 0, rolls?.[1] ?? 0];
    return {
      key: step.key,
      pom: step.pom,
      pawns: step.pawns.map(piece),
      flag: key === "flag" ? (more.flag === "carried" ? "carried" : "lying") : null,
      task: step.task as Task,
      at: step.at,
      left: more.left ?? null,
      rolls: pair(more.rolls),
      odds: more.odds ?? [],
      enemy: more.enemy ? { ...more.enemy, rolls: pair(more.enemy.rolls) } : null,
    };
  }),
}));

const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export function beside(square: string): string[] {
  const { level, row, column } = placeOf(square);
  return SIDES.map(([r, c]) => ({ level, row: row + r, column: column + c }))
    .filter((place) => place.row >= 0 && place.column >= 0)
    .map(nameOf);
}

const tileAt = (map: TagMap, square: string): string => letterAt(map, placeOf(square));
const isOpen = (map: TagMap, square: string): boolean => ![" ", "#"].includes(tileAt(map, square));

/** The squares a pawn can reach with `pom` points, with cost and path. */
export function ways(
  map: TagMap,
  pawns: readonly Piece[],
  from: Piece,
  pom: number,
): { reach: Record<string, number>; paths: Record<string, string[]> } {
  const reach: Record<string, number> = {};
  const paths: Record<string, string[]> = {};
  if (from.stopped) return { reach, paths };
  const taken = new Set(pawns.map((pawn) => pawn.square));
  const best = new Map([[from.square, 0]]);
  const edge = [{ square: from.square, path: [from.square] }];
  for (const { square, path } of edge) {
    const spent = best.get(square)!;
    // A garrison stops a pawn that enters; one that starts there may leave.
    if (square !== from.square && tileAt(map, square) === "g") continue;
    const cost = spent + (tileAt(map, square) === "w" ? 2 : 1);
    for (const next of beside(square)) {
      if (!isOpen(map, next) || taken.has(next) || cost > pom || cost >= (best.get(next) ?? Infinity))
        continue;
      best.set(next, cost);
      reach[next] = cost;
      paths[next] = [...path, next];
      edge.push({ square: next, path: paths[next] });
    }
  }
  return { reach, paths };
}

/** The modifiers of both sides. */
export function modifiers(map: TagMap, pawns: readonly Piece[], from: string, target: string): Modifier[] {
  const team = (square: string): number => pawns.find((pawn) => pawn.square === square)?.team ?? -1;
  const friends = (around: string, whose: number, but: string): number =>
    beside(around).filter((square) => square !== but && team(square) === whose).length;
  const found: Modifier[] = [
    { side: "attacker", why: "horde", amount: friends(target, team(from), from) },
    { side: "attacker", why: "cover", amount: tileAt(map, target) === "c" ? -1 : 0 },
    { side: "attacker", why: "garrison", amount: tileAt(map, from) === "g" ? 1 : 0 },
    { side: "defender", why: "horde", amount: friends(from, team(target), target) },
    { side: "defender", why: "garrison", amount: tileAt(map, target) === "g" ? 1 : 0 },
  ];
  return found.filter((one) => one.amount !== 0);
}

export function totals(rolls: readonly [number, number], added: readonly Modifier[]): [number, number] {
  const sum = (side: Modifier["side"]): number =>
    added.filter((one) => one.side === side).reduce((total, one) => total + one.amount, 0);
  return [rolls[0] + sum("attacker"), rolls[1] + sum("defender")];
}

export const resultOf = ([mine, theirs]: readonly [number, number]): "win" | "tie" | "lose" =>
  mine > theirs ? "win" : mine === theirs ? "tie" : "lose";

/** The odds of an attack over all 36 rolls of two dice. */
export function aimAt(map: TagMap, pawns: readonly Piece[], from: string, target: string): Aim {
  const added = modifiers(map, pawns, from, target);
  const odds: Odds = { win: 0, tie: 0, lose: 0, of: 36 };
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) odds[resultOf(totals([mine, theirs], added))] += 1;
  return { target, far: false, modifiers: added, odds };
}
