/** Reads tentative tiles as a play and writes the command. The server judges whether it is legal. */

import { columnOf, placeName, rowOf, step } from "./squares";

/** A rack tile with an id: two Es are two tiles. */
export interface RackTile {
  id: number;
  /** A letter, or ? for a blank. */
  letter: string;
}

/** A tentative tile on the board. */
export interface LaidTile {
  square: number;
  tile: RackTile;
  /** Its letter, or the letter chosen for a blank. */
  letter: string;
}

export interface Cursor {
  square: number;
  across: boolean;
}

export type Reading =
  | { kind: "nothing" }
  /** The tiles are in neither one row nor one column. */
  | { kind: "scattered" }
  /** There is an empty square between them. */
  | { kind: "hole"; square: number }
  | { kind: "word"; start: number; across: boolean; word: string; squares: number[]; command: string };

/** The board as text: a letter (lower case: a blank) or a dot for each square. */
export type Cells = string;

function letterAt(cells: Cells, laid: ReadonlyMap<number, LaidTile>, square: number): string {
  const own = laid.get(square);
  if (own) return own.tile.letter === "?" ? own.letter.toLowerCase() : own.letter;
  const there = cells[square] ?? ".";
  return there === "." ? "" : there;
}

function wordSquares(
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

/** Reads the tentative tiles as a word. `across` decides for a single tile that forms words both ways. */
export function readPlay(cells: Cells, tiles: readonly LaidTile[], size: number, across: boolean): Reading {
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
    const long = (one: boolean): boolean => wordSquares(cells, laid, first, one, size).length > 1;
    way = long(across) || !long(!across) ? across : !across;
  }
  for (let at: number | null = first; at !== null && at !== last; at = step(at, size, way)) {
    if (!letterAt(cells, laid, at)) return { kind: "hole", square: at };
  }
  const whole = wordSquares(cells, laid, first, way, size);
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

/** The next free square in the direction of the cursor, skipping occupied squares. */
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

/** Updates the rack: tiles that remain keep their order, new ones come last. */
export function updateRack(rack: readonly RackTile[], letters: string, next: () => number): RackTile[] {
  const left = [...letters];
  const staying = rack.filter((tile) => {
    const found = left.indexOf(tile.letter);
    if (found < 0) return false;
    left.splice(found, 1);
    return true;
  });
  return [...staying, ...left.map((letter) => ({ id: next(), letter }))];
}

/** Moves one rack tile to an index. */
export function reorder(rack: readonly RackTile[], id: number, index: number): RackTile[] {
  const tile = rack.find((one) => one.id === id);
  if (!tile) return [...rack];
  const others = rack.filter((one) => one.id !== id);
  const to = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, to), tile, ...others.slice(to)];
}
