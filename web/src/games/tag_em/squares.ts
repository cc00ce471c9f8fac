/** Square names and coordinates. Nothing here knows the rules. */

import type { TagMap } from "./api_types";

export interface Place {
  level: number;
  row: number;
  column: number;
}

export type Grid = "square" | "hex";

/** Side of a square in drawing units. */
export const UNIT = 40;
const ROW = Math.sqrt(3) / 2;

export function columnName(column: number): string {
  const first = Math.floor(column / 26);
  return (first ? String.fromCharCode(96 + first) : "") + String.fromCharCode(97 + (column % 26));
}

export function nameOf({ level, row, column }: Place): string {
  return `${level ? `${level + 1}:` : ""}${columnName(column)}${row + 1}`;
}

export function placeOf(name: string): Place {
  const found = /^(?:(\d+):)?([a-z]{1,2})(\d+)$/.exec(name);
  if (!found) return { level: 0, row: -1, column: -1 };
  const letters = found[2]!;
  const last = letters.charCodeAt(letters.length - 1) - 97;
  const first = letters.length > 1 ? (letters.charCodeAt(0) - 96) * 26 : 0;
  return { level: Number(found[1] ?? 1) - 1, row: Number(found[3]) - 1, column: first + last };
}

export const gridOf = (map: TagMap): Grid => map.grid ?? "square";

/** The centre of a square. */
export function centre(grid: Grid, { row, column }: { row: number; column: number }): [number, number] {
  if (grid === "square") return [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
  return [(column + (row & 1 ? 0.5 : 1)) * UNIT, (row * ROW + 1 / Math.sqrt(3)) * UNIT];
}

/** The outline of a square, centred on the origin. */
export function outline(grid: Grid): string {
  const half = UNIT / 2;
  if (grid === "square") return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  const far = UNIT / Math.sqrt(3);
  return `M0 ${-far}L${half} ${-far / 2}V${far / 2}L0 ${far}L${-half} ${far / 2}V${-far / 2}Z`;
}

/** Width and height of a level. */
export function extent(grid: Grid, rows: readonly string[]): [number, number] {
  const wide = Math.max(1, ...rows.map((row) => row.length));
  const high = Math.max(1, rows.length);
  if (grid === "square") return [wide * UNIT, high * UNIT];
  return [(wide + 0.5) * UNIT, ((high - 1) * ROW + 2 / Math.sqrt(3)) * UNIT];
}

/** The place whose square is under a point of the drawing, whether the map has it or not. */
export function placeAt(grid: Grid, level: number, x: number, y: number): Place {
  const [row, column] = [Math.floor(y / (grid === "square" ? UNIT : UNIT * ROW)), Math.floor(x / UNIT)];
  if (grid === "square") return { level, row, column };
  let found = { level, row, column };
  let least = Infinity;
  for (const down of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      const place = { level, row: row + down, column: column + right };
      const [a, b] = centre(grid, place);
      const far = Math.hypot(a - x, b - y);
      if (far < least) [found, least] = [place, far];
    }
  return found;
}

/** The tile letter at a place; a space if there is no square. */
export function letterAt(map: TagMap, { level, row, column }: Place): string {
  return map.levels?.[level]?.[row]?.[column] ?? " ";
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next square in the direction of an arrow key, skipping gaps. */
export function beside(map: TagMap, from: Place, key: string): Place | null {
  const step = STEPS[key];
  if (!step) return null;
  const rows = map.levels?.[from.level] ?? [];
  const widest = Math.max(0, ...rows.map((row) => row.length));
  let { row, column } = from;
  for (;;) {
    row += step[0];
    column += step[1];
    if (row < 0 || column < 0 || row >= rows.length || column >= widest) return null;
    const place = { level: from.level, row, column };
    if (letterAt(map, place) !== " ") return place;
  }
}
