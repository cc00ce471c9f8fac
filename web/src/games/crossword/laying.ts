/** Tiles being laid: how they lie, and how that is written as a command. Whether they may lie so, the server says. */

import { columnOf, placeName, rowOf, step } from "./squares";

/** A tile of the rack, with a name of its own: two Es are two tiles. */
export interface RackTile {
  id: number;
  /** A letter, or ? for a blank. */
  letter: string;
}

/** A tile that lies on the board for now. */
export interface LaidTile {
  square: number;
  tile: RackTile;
  /** What it stands for: its own letter, or the letter that a blank was named. */
  letter: string;
}

export interface Cursor {
  square: number;
  across: boolean;
}

export type Reading =
  | { kind: "nothing" }
  /** The tiles lie neither in one row nor in one column. */
  | { kind: "scattered" }
  /** There is a hole between them. */
  | { kind: "hole"; square: number }
  | { kind: "word"; start: number; across: boolean; word: string; squares: number[]; command: string };

/** What lies on the board: a letter (small: a blank), or a dot. */
export type Cells = string;

function letterAt(cells: Cells, laid: ReadonlyMap<number, LaidTile>, square: number): string {
  const own = laid.get(square);
  if (own) return own.tile.letter === "?" ? own.letter.toLowerCase() : own.letter;
  const there = cells[square] ?? ".";
  return there === "." ? "" : there;
}

function run(
  cells: Cells,
  laid: ReadonlyMap<number, LaidTile>,
  from: number,
  across: boolean,
  size: number,
): number[] {
  let start = from;
  for (let back = step(start, size, across, -1); back !== null && letterAt(cells, laid, back);) {
    start = back;
    back = step(start, size, across, -1);
  }
  const squares: number[] = [];
  for (let at: number | null = start; at !== null && letterAt(cells, laid, at); at = step(at, size, across)) {
    squares.push(at);
  }
  return squares;
}

/** How the laid tiles read. `across` says which way a single tile is meant that makes words both ways. */
export function read(cells: Cells, tiles: readonly LaidTile[], size: number, across: boolean): Reading {
  if (!tiles.length) return { kind: "nothing" };
  const laid = new Map(tiles.map((tile) => [tile.square, tile]));
  const squares = [...laid.keys()].sort((a, b) => a - b);
  const first = squares[0]!;
  const last = squares.at(-1)!;
  const oneRow = squares.every((square) => rowOf(square, size) === rowOf(first, size));
  const oneColumn = squares.every((square) => columnOf(square, size) === columnOf(first, size));
  if (!oneRow && !oneColumn) return { kind: "scattered" };
  let way = oneRow;
  if (oneRow && oneColumn) {
    const long = (one: boolean): boolean => run(cells, laid, first, one, size).length > 1;
    way = long(across) || !long(!across) ? across : !across;
  }
  for (let at: number | null = first; at !== null && at !== last; at = step(at, size, way)) {
    if (!letterAt(cells, laid, at)) return { kind: "hole", square: at };
  }
  const whole = run(cells, laid, first, way, size);
  const word = whole.map((square) => letterAt(cells, laid, square)).join("");
  const start = whole[0]!;
  return {
    kind: "word",
    start,
    across: way,
    word,
    squares: whole,
    command: `play ${placeName(start, way, size)} ${word}`,
  };
}

/** The next square for a tile in the direction of the cursor: squares that are taken are passed over. */
export function nextFree(
  cells: Cells,
  tiles: readonly LaidTile[],
  cursor: Cursor,
  size: number,
  by: 1 | -1 = 1,
): number | null {
  const taken = new Set(tiles.map((tile) => tile.square));
  let at: number | null = cursor.square;
  while (at !== null && (taken.has(at) || (cells[at] ?? ".") !== ".")) at = step(at, size, cursor.across, by);
  return at;
}

/** The rack in the order its player likes: tiles that stay keep their places, new ones come last. */
export function settle(rack: readonly RackTile[], letters: string, next: () => number): RackTile[] {
  const left = [...letters];
  const staying = rack.filter((tile) => {
    const found = left.indexOf(tile.letter);
    if (found < 0) return false;
    left.splice(found, 1);
    return true;
  });
  return [...staying, ...left.map((letter) => ({ id: next(), letter }))];
}

/** Move one tile of the rack so that it stands at that index. */
export function reorder(rack: readonly RackTile[], id: number, index: number): RackTile[] {
  const tile = rack.find((one) => one.id === id);
  if (!tile) return [...rack];
  const others = rack.filter((one) => one.id !== id);
  const to = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, to), tile, ...others.slice(to)];
}
