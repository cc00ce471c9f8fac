/** The visible part of a board, as an SVG view box. Lengths are in board units; a square measures `CELL`. */

import { columnOf, rowOf } from "./squares";

export const CELL = 10;

/** Top left corner and width. Its height is the width times `tall`, how much higher than wide the board may be drawn, or
 * all of the board: see `heightOf`. */
export interface ViewBox {
  x: number;
  y: number;
  side: number;
}

/** Maximum zoom: a third of the board. */
const MAX_ZOOM = 3;

/** The height of a view box of this width. The whole board is a square. */
export function heightOf(side: number, whole: number, tall: number): number {
  return Math.min(whole, side * tall);
}

/** Limits a view box to the board and to the maximum zoom. */
export function clamped(part: ViewBox, whole: number, tall = 1): ViewBox {
  const side = Math.min(whole, Math.max(part.side, whole / MAX_ZOOM));
  const fit = (at: number, length: number): number => Math.max(0, Math.min(at, whole - length));
  return { x: fit(part.x, side), y: fit(part.y, heightOf(side, whole, tall)), side };
}

/** A view box around these squares with a margin, at least that part of the board; the whole board if there are none. */
export function viewBoxAround(squares: readonly number[], size: number, part = 0.6, tall = 1): ViewBox {
  const whole = size * CELL;
  if (!squares.length) return { x: 0, y: 0, side: whole };
  const xs = squares.map((square) => columnOf(square, size) * CELL);
  const ys = squares.map((square) => rowOf(square, size) * CELL);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + CELL];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + CELL];
  const side = Math.max(whole * part, right - left + 2 * CELL, (bottom - top + 2 * CELL) / tall);
  const height = heightOf(side, whole, tall);
  return clamped({ x: (left + right - side) / 2, y: (top + bottom - height) / 2, side }, whole, tall);
}

/** Zooms (a factor below 1 zooms in) around a point of the view box; 0 and 1 are its edges. */
export function zoomed(
  part: ViewBox,
  at: { x: number; y: number },
  factor: number,
  whole: number,
  tall = 1,
): ViewBox {
  const side = Math.min(whole, Math.max(part.side * factor, whole / MAX_ZOOM));
  const lower = heightOf(part.side, whole, tall) - heightOf(side, whole, tall);
  return clamped({ x: part.x + at.x * (part.side - side), y: part.y + at.y * lower, side }, whole, tall);
}

/** Half of the board's width, centred on a square. */
export function viewBoxCentredOn(square: number, size: number, tall = 1): ViewBox {
  const whole = size * CELL;
  const side = whole / 2;
  const from = (at: number, length: number): number => at * CELL + CELL / 2 - length / 2;
  const y = from(rowOf(square, size), heightOf(side, whole, tall));
  return clamped({ x: from(columnOf(square, size), side), y, side }, whole, tall);
}
