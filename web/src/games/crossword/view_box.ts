/** The visible part of a board, as an SVG view box. Lengths are in board units; a square measures `CELL`. */

import { columnOf, rowOf } from "./squares";

export const CELL = 10;

/** Top left corner and side length. */
export interface ViewBox {
  x: number;
  y: number;
  side: number;
}

/** Maximum zoom: a third of the board. */
const MAX_ZOOM = 3;

/** Limits a view box to the board and to the maximum zoom. */
export function clamped(part: ViewBox, whole: number): ViewBox {
  const side = Math.min(whole, Math.max(part.side, whole / MAX_ZOOM));
  const fit = (at: number): number => Math.max(0, Math.min(at, whole - side));
  return { x: fit(part.x), y: fit(part.y), side };
}

/** A view box around these squares with a margin, at least that part of the board; the whole board if there are none. */
export function viewBoxAround(squares: readonly number[], size: number, part = 0.6): ViewBox {
  const whole = size * CELL;
  if (!squares.length) return { x: 0, y: 0, side: whole };
  const xs = squares.map((square) => columnOf(square, size) * CELL);
  const ys = squares.map((square) => rowOf(square, size) * CELL);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + CELL];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + CELL];
  const side = Math.max(whole * part, right - left + 2 * CELL, bottom - top + 2 * CELL);
  return clamped({ x: (left + right - side) / 2, y: (top + bottom - side) / 2, side }, whole);
}

/** Zooms (a factor below 1 zooms in) around a point of the view box; 0 and 1 are its edges. */
export function zoomed(part: ViewBox, at: { x: number; y: number }, factor: number, whole: number): ViewBox {
  const side = Math.min(whole, Math.max(part.side * factor, whole / MAX_ZOOM));
  const by = part.side - side;
  return clamped({ x: part.x + at.x * by, y: part.y + at.y * by, side }, whole);
}

/** Half of the board, centred on a square. */
export function viewBoxCentredOn(square: number, size: number): ViewBox {
  const whole = size * CELL;
  const side = whole / 2;
  const middle = (at: number): number => at * CELL + CELL / 2 - side / 2;
  return clamped({ x: middle(columnOf(square, size)), y: middle(rowOf(square, size)), side }, whole);
}
