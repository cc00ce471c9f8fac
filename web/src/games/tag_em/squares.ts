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

type Point = readonly [number, number];

/** The corners of a square around the origin, clockwise. */
function cornersOf(grid: Grid): Point[] {
  const half = UNIT / 2;
  if (grid === "square")
    return [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ];
  const far = UNIT / Math.sqrt(3);
  return [
    [0, -far],
    [half, -far / 2],
    [half, far / 2],
    [0, far],
    [-half, far / 2],
    [-half, -far / 2],
  ];
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

/** How a map is drawn: upright, or turned by a quarter, clockwise (1) or counterclockwise (3). */
export type Turned = 0 | 1 | 3;

/** Where the squares of a level are in its drawing. */
export interface Plan {
  grid: Grid;
  turned: Turned;
  /** Width and height of the drawing. */
  size: Point;
  /** The corners of a square around its centre, clockwise. */
  corners: readonly Point[];
  /** The outline of a square around the origin. */
  outline: string;
  centre(place: { row: number; column: number }): [number, number];
  /** The place whose square is under a point, whether the map has it or not. */
  placeAt(level: number, x: number, y: number): Place;
}

/** The plan of a level. Only positions are turned: texts and icons stay upright. */
export function planOf(grid: Grid, rows: readonly string[], turned: Turned = 0): Plan {
  const [wide, high] = extent(grid, rows);
  const turn = ([x, y]: Point): Point => (turned === 0 ? [x, y] : turned === 1 ? [-y, x] : [y, -x]);
  const corners = cornersOf(grid).map(turn);
  return {
    grid,
    turned,
    size: turned ? [high, wide] : [wide, high],
    corners,
    outline: `M${corners.map((corner) => corner.join(" ")).join("L")}Z`,
    centre(place) {
      const [x, y] = turn(centre(grid, place));
      return [turned === 1 ? high + x : x, turned === 3 ? wide + y : y];
    },
    placeAt(level, x, y) {
      if (turned === 1) return placeAt(grid, level, y, high - x);
      if (turned === 3) return placeAt(grid, level, wide - y, x);
      return placeAt(grid, level, x, y);
    },
  };
}

/** The border around squares, as a path: the sides that no two of them share. */
export function borderOf(plan: Plan, centres: readonly Point[]): string {
  const key = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  const inside = new Set(centres.map(([x, y]) => key(x, y)));
  let path = "";
  for (const [x, y] of centres)
    plan.corners.forEach(([ax, ay], i) => {
      const [bx, by] = plan.corners[(i + 1) % plan.corners.length]!;
      // The neighbour across a side is as far beyond it as this square's centre is before it.
      if (!inside.has(key(x + ax + bx, y + ay + by))) path += `M${x + ax} ${y + ay}L${x + bx} ${y + by}`;
    });
  return path;
}

const TURNED_KEYS: Record<1 | 3, Record<string, string>> = {
  1: { ArrowUp: "ArrowLeft", ArrowRight: "ArrowUp", ArrowDown: "ArrowRight", ArrowLeft: "ArrowDown" },
  3: { ArrowUp: "ArrowRight", ArrowRight: "ArrowDown", ArrowDown: "ArrowLeft", ArrowLeft: "ArrowUp" },
};

/** The arrow key that goes the same way on the upright map. */
export const uprightKey = (key: string, turned: Turned): string =>
  turned ? (TURNED_KEYS[turned][key] ?? key) : key;

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
