/** Pure functions that edit a map: each returns a new map. */

import { gridOf, letterAt, nameOf, placeOf, type Grid, type Place } from "../squares";
import type { TagMap, Tile, Vehicle } from "../api_types";

export const SIDE = 64;
export const LEVELS = 16;
export type Symmetry = "none" | "mirror" | "flip" | "turn" | "four";
export type Point = "start" | "flag" | "hill" | "sniper" | "goal" | Vehicle["kind"];

export function blank(wide = 15, high = 11, grid: Grid = "square"): TagMap {
  return { name: "", grid, pom: 10, levels: [Array.from({ length: high }, () => ".".repeat(wide))] };
}

const levelsOf = (map: TagMap): string[][] => map.levels ?? [];
export const width = (map: TagMap, level: number): number =>
  Math.max(1, ...(levelsOf(map)[level] ?? []).map((row) => row.length));
export const height = (map: TagMap, level: number): number => levelsOf(map)[level]?.length ?? 1;

/** A place and its images under a symmetry. */
export function twins(map: TagMap, place: Place, symmetry: Symmetry): Place[] {
  const { level, row, column } = place;
  const [wide, high] = [width(map, level), height(map, level)];
  const hex = gridOf(map) === "hex";
  // On a hex grid every other row is shifted by half a tile.
  const across = (at: number, from: number): number => wide - 1 - at - (hex && from % 2 === 0 ? 1 : 0);
  const turned = (at: number): number => (hex && high % 2 === 0 ? wide - 1 - at : across(at, row));
  const mirror = { level, row, column: across(column, row) };
  const flip = { level, row: high - 1 - row, column };
  const turn = { level, row: high - 1 - row, column: turned(column) };
  const all = {
    none: [place],
    mirror: [place, mirror],
    flip: [place, flip],
    turn: [place, turn],
    four: [place, mirror, flip, turn],
  }[symmetry];
  const seen = new Set<string>();
  return all.filter((one) => {
    const name = nameOf(one);
    const inside = one.column >= 0 && one.column < wide && one.row >= 0 && one.row < high;
    return inside && !seen.has(name) && seen.add(name);
  });
}

export function paint(map: TagMap, places: readonly Place[], letter: string): TagMap {
  const levels = levelsOf(map).map((rows) => [...rows]);
  for (const { level, row, column } of places) {
    const rows = levels[level];
    const old = rows?.[row];
    if (!rows || old === undefined) continue;
    const filled = old.padEnd(column + 1, " ");
    rows[row] = filled.slice(0, column) + letter + filled.slice(column + 1);
  }
  return { ...map, levels };
}

export function neighbours(map: TagMap, { level, row, column }: Place): Place[] {
  const [wide, high] = [width(map, level), height(map, level)];
  const steps =
    gridOf(map) === "square"
      ? [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ]
      : row % 2
        ? [
            [0, -1],
            [0, 1],
            [-1, -1],
            [-1, 0],
            [1, -1],
            [1, 0],
          ]
        : [
            [0, -1],
            [0, 1],
            [-1, 0],
            [-1, 1],
            [1, 0],
            [1, 1],
          ];
  return steps
    .map(([r = 0, c = 0]) => ({ level, row: row + r, column: column + c }))
    .filter((one) => one.row >= 0 && one.column >= 0 && one.row < high && one.column < wide);
}

/** The connected area of the same tile (flood fill). */
export function area(map: TagMap, from: Place): Place[] {
  const letter = letterAt(map, from);
  const seen = new Set([nameOf(from)]);
  const found = [from];
  for (const place of found)
    for (const next of neighbours(map, place))
      if (letterAt(map, next) === letter && !seen.has(nameOf(next))) {
        seen.add(nameOf(next));
        found.push(next);
      }
  return found;
}

/** The squares of a straight line. */
export function line(from: Place, to: Place): Place[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    level: from.level,
    row: Math.round(from.row + ((to.row - from.row) * i) / Math.max(1, steps)),
    column: Math.round(from.column + ((to.column - from.column) * i) / Math.max(1, steps)),
  }));
}

/** Resizes a level at its right and bottom edges. */
export function resize(map: TagMap, level: number, wide: number, high: number): TagMap {
  const [w, h] = [Math.max(1, Math.min(SIDE, wide)), Math.max(1, Math.min(SIDE, high))];
  const old = width(map, level);
  const levels = levelsOf(map).map((rows, i) =>
    i !== level
      ? rows
      : Array.from({ length: h }, (_, r) => {
          const row = (rows[r] ?? ".".repeat(old)).padEnd(old, " ");
          return w > old ? row + ".".repeat(w - old) : row.slice(0, w);
        }),
  );
  return tidy({ ...map, levels });
}

export function addLevel(map: TagMap): TagMap {
  const first = levelsOf(map)[0] ?? ["."];
  return levelsOf(map).length >= LEVELS
    ? map
    : { ...map, levels: [...levelsOf(map), first.map((row) => " ".repeat(row.length))] };
}

export function dropLevel(map: TagMap): TagMap {
  return levelsOf(map).length < 2 ? map : tidy({ ...map, levels: levelsOf(map).slice(0, -1) });
}

/** Removes points outside the map. */
function tidy(map: TagMap): TagMap {
  const there = (square: string): boolean => {
    const { level, row, column } = placeOf(square);
    return row >= 0 && row < height(map, level) && column < width(map, level) && level < levelsOf(map).length;
  };
  return {
    ...map,
    starts: (map.starts ?? []).filter(there),
    flags: (map.flags ?? []).filter(there),
    hills: (map.hills ?? []).map((hill) => hill.filter(there)).filter((hill) => hill.length),
    stairs: (map.stairs ?? []).filter((pair) => pair.every(there)),
    snipers: (map.snipers ?? []).filter(there),
    vehicles: (map.vehicles ?? []).filter((one) => there(one.square)),
    goals: (map.goals ?? []).filter((goal) => !goal.square || there(goal.square)),
    formations: (map.formations ?? []).filter(([, squares]) => squares.every(there)),
  };
}

const toggled = (list: readonly string[] | undefined, square: string): string[] =>
  list?.includes(square) ? list.filter((one) => one !== square) : [...(list ?? []), square];

/** Toggles a point on squares. The images of a symmetry get consecutive teams. */
export function point(map: TagMap, kind: Point, squares: readonly string[], team: number): TagMap {
  let now = map;
  squares.forEach((square, i) => {
    const whose = team + i;
    switch (kind) {
      case "start": {
        const starts = [...(now.starts ?? [])];
        const at = starts.indexOf(square);
        if (at >= 0) starts.splice(at, 1);
        else starts[Math.min(whose, starts.length)] = square;
        now = { ...now, starts: starts.slice(0, 8), formations: [] };
        break;
      }
      case "flag":
        now = { ...now, flags: now.flags?.includes(square) ? [] : [square] };
        break;
      case "sniper":
        now = { ...now, snipers: toggled(now.snipers, square) };
        break;
      case "hill": {
        const has = now.hills?.some((hill) => hill.includes(square));
        const [first = [], ...rest] = now.hills ?? [];
        const hills = has
          ? (now.hills ?? []).map((hill) => hill.filter((one) => one !== square))
          : [[...first, square], ...rest];
        now = { ...now, hills: hills.filter((hill) => hill.length) };
        break;
      }
      case "goal": {
        const goals = now.goals ?? [];
        const left = goals.filter((goal) => goal.square !== square);
        now = {
          ...now,
          goals: left.length < goals.length ? left : [...goals, { team: whose, kind: "reach", square }],
        };
        break;
      }
      default: {
        const vehicles = now.vehicles ?? [];
        const left = vehicles.filter((one) => one.square !== square);
        now = {
          ...now,
          vehicles: left.length < vehicles.length ? left : [...vehicles, { team: whose, kind, square }],
        };
      }
    }
  });
  return now;
}

export function stairs(map: TagMap, one: string, other: string): TagMap {
  const all = map.stairs ?? [];
  const left = all.filter(([a, b]) => !(a === one && b === other) && !(a === other && b === one));
  return { ...map, stairs: left.length < all.length ? left : [...all, [one, other]] };
}

/** Removes all points of a square. */
export function clear(map: TagMap, square: string): TagMap {
  const other = (one: string): boolean => one !== square;
  return {
    ...map,
    starts: (map.starts ?? []).filter(other),
    flags: (map.flags ?? []).filter(other),
    hills: (map.hills ?? []).map((hill) => hill.filter(other)).filter((hill) => hill.length),
    stairs: (map.stairs ?? []).filter((pair) => pair.every(other)),
    snipers: (map.snipers ?? []).filter(other),
    vehicles: (map.vehicles ?? []).filter((one) => other(one.square)),
    goals: (map.goals ?? []).filter((goal) => goal.square !== square),
  };
}

/** The game types that the map supports. */
export function gameTypesOf(map: TagMap): string[] {
  return [
    "elimination",
    "capture-their-flag",
    ...(map.flags?.length ? ["capture-the-flag"] : []),
    ...(map.hills?.length ? ["king-of-the-hill"] : []),
    ...(map.goals?.length ? ["missions"] : []),
  ];
}

// Map to text; the server parses it.

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function tileText(tile: Tile): string {
  const parts = [tile.name];
  if (tile.colour) parts.push(`colour ${tile.colour}`);
  for (const word of ["stops", "boats", "vehicles"] as const) if (tile[word]) parts.push(word);
  if (tile.enterable === false) parts.push("closed");
  if ((tile.cost ?? 1) !== 1) parts.push(`cost ${tile.cost}`);
  for (const word of ["attack", "defence", "cover"] as const)
    if (tile[word]) parts.push(`${word} ${signed(tile[word])}`);
  return parts.join("; ");
}

const partsText = (parts: readonly (readonly [number, number])[]): string =>
  parts.map(([part, whole]) => (whole > 1 ? `${part}/${whole}` : `${part}`)).join(" ");

/** The parts of the first turns as in the text of a map (TE-7): `1/2 1; king-of-the-hill 2/5 1`. */
export function firstTurnText(map: TagMap): string {
  const all = map.first_turn?.length ? [partsText(map.first_turn)] : [];
  return [...all, ...(map.first_turns ?? []).map(([type, parts]) => `${type} ${partsText(parts)}`)].join(
    "; ",
  );
}

const GAME_TYPES = [
  "elimination",
  "capture-the-flag",
  "capture-their-flag",
  "king-of-the-hill",
  "missions",
] as const;

/** Reads that text; null if it is not well formed. */
export function readFirstTurn(text: string): Pick<TagMap, "first_turn" | "first_turns"> | null {
  const found: { first_turn: [number, number][]; first_turns: NonNullable<TagMap["first_turns"]> } = {
    first_turn: [],
    first_turns: [],
  };
  for (const part of text.split(";").filter((one) => one.trim())) {
    const words = part.trim().split(/\s+/);
    const type = GAME_TYPES.find((one) => one === words[0]);
    const parts: [number, number][] = [];
    for (const word of words.slice(type ? 1 : 0)) {
      const fraction = /^([0-9]{1,2})(?:\/([1-9][0-9]?))?$/.exec(word);
      const [top, under] = [Number(fraction?.[1]), Number(fraction?.[2] ?? 1)];
      if (!fraction || top > under) return null;
      parts.push([top, under]);
    }
    if (!parts.length || parts.length > 8) return null;
    if (type) found.first_turns.push([type, parts]);
    else found.first_turn = parts;
  }
  return found;
}

export function write(map: TagMap): string {
  const lines: string[] = [];
  if (map.name) lines.push(`name: ${plain(map.name)}`);
  if (map.author) lines.push(`author: ${plain(map.author)}`);
  for (const note of map.notes ?? []) lines.push(`note: ${plain(note)}`);
  lines.push(`grid: ${gridOf(map)}`, `pom: ${map.pom ?? 10}`);
  if (map.first_turn?.length || map.first_turns?.length) lines.push(`first_turn: ${firstTurnText(map)}`);
  if (map.apart != null) lines.push(`apart: ${map.apart}`);
  if (map.uses?.length) lines.push(`uses: ${map.uses.join(", ")}`);
  if (map.theme) lines.push(`theme: ${plain(map.theme)}`);
  if (map.colours?.length)
    lines.push(`colours: ${map.colours.map(([name, colour]) => `${name} ${colour}`).join(", ")}`);
  for (const tile of map.tiles ?? []) lines.push(`tile ${tile.letter}: ${tileText(tile)}`);
  for (const rows of levelsOf(map)) lines.push("", ...rows.map((row) => row.trimEnd() || "_"));
  lines.push("");
  map.starts?.forEach((square, team) => lines.push(`start ${team + 1} ${square}`));
  for (const [team, squares] of map.formations ?? [])
    lines.push(`formation ${team + 1} ${squares.join(" ")}`);
  for (const square of map.flags ?? []) lines.push(`flag ${square}`);
  for (const hill of map.hills ?? []) lines.push(`hill ${hill.join(" ")}`);
  for (const [one, other] of map.stairs ?? []) lines.push(`stairs ${one} ${other}`);
  for (const square of map.snipers ?? []) lines.push(`sniper ${square}`);
  for (const { team, kind, square } of map.vehicles ?? [])
    lines.push(`vehicle ${team + 1} ${kind} ${square}`);
  for (const { team, kind, square = "", enemy = 0, count = 1 } of map.goals ?? []) {
    const rest = {
      reach: square,
      hold: `${square} ${count}`,
      defeat: `${enemy + 1} ${count}`,
      survive: `${count}`,
    };
    lines.push(`goal ${team + 1} ${kind} ${rest[kind]}`);
  }
  return `${lines.join("\n")}\n`;
}
