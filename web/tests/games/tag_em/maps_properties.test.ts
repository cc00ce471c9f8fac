/** Properties of the map editor under random edits. */

import { describe, expect, test } from "vitest";
import { letterAt, nameOf, placeOf, type Grid, type Place } from "../../../src/games/tag_em/squares";
import type { TagMap } from "../../../src/games/tag_em/api_types";
import {
  addLevel,
  area,
  blank,
  clear,
  dropLevel,
  height,
  LEVELS,
  line,
  neighbours,
  paint,
  point,
  resize,
  SIDE,
  stairs,
  twins,
  width,
  write,
  type Point,
  type Symmetry,
} from "../../../src/games/tag_em/maps/edit";
import { latest } from "../../../src/games/tag_em/maps/editor.svelte";
import { isSignificant } from "../../../src/games/tag_em/maps/chi_squared";
import { pack, unpack } from "../../../src/games/tag_em/maps/sharing";
import {
  addGoal,
  addTile,
  changeGoal,
  changeTile,
  dropGoal,
  dropTile,
  faultOf,
  KINDS,
  setTheme,
} from "../../../src/games/tag_em/maps/types";

/** A seeded random number generator (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Roll = (below: number) => number;
const of = <T>(roll: Roll, things: readonly T[]): T => things[roll(things.length)]!;
const SYMMETRIES: Symmetry[] = ["none", "mirror", "flip", "turn", "four"];
const POINTS: Point[] = ["start", "flag", "hill", "sniper", "goal", "boat", "helicopter", "land"];

function place(roll: Roll, map: TagMap): Place {
  const level = roll(map.levels?.length ?? 1);
  return { level, row: roll(height(map, level)), column: roll(width(map, level)) };
}

/** A random edit. */
function anything(roll: Roll, map: TagMap): TagMap {
  const here = place(roll, map);
  const letters = [".", "c", "w", "g", "#", " ", ...(map.tiles ?? []).map((tile) => tile.letter)];
  const tile = map.tiles?.[roll(map.tiles.length || 1)];
  const deeds: (() => TagMap)[] = [
    () => paint(map, twins(map, here, of(roll, SYMMETRIES)), of(roll, letters)),
    () => paint(map, line(here, { ...place(roll, map), level: here.level }), of(roll, letters)),
    () => paint(map, area(map, here), of(roll, letters)),
    () => point(map, of(roll, POINTS), twins(map, here, of(roll, SYMMETRIES)).map(nameOf), roll(8)),
    () => stairs(map, nameOf(here), nameOf(place(roll, map))),
    () => clear(map, nameOf(here)),
    () => resize(map, here.level, 1 + roll(20), 1 + roll(20)),
    () => addLevel(map),
    () => dropLevel(map),
    () => addTile(map, "ice"),
    () => (tile ? dropTile(map, tile.letter) : map),
    () =>
      tile
        ? changeTile(map, tile.letter, {
            ...tile,
            letter: of(roll, ["~", "a", "c", "Z", "5"]),
            cost: 1 + roll(20),
          })
        : map,
    () => setTheme(map, roll(2) ? null : { name: "desert", colours: [["path", "#B08A55"]] }),
    () => addGoal(map, roll(8)),
    () => dropGoal(map, roll(4)),
    () =>
      map.goals?.length
        ? changeGoal(map, roll(map.goals.length), { team: roll(8), kind: of(roll, KINDS), count: roll(9) })
        : map,
  ];
  return of(roll, deeds)();
}

const squaresOf = (map: TagMap): string[] => [
  ...(map.starts ?? []),
  ...(map.flags ?? []),
  ...(map.hills ?? []).flat(),
  ...(map.stairs ?? []).flat(),
  ...(map.snipers ?? []),
  ...(map.vehicles ?? []).map((one) => one.square),
];

function isMap(map: TagMap): void {
  const levels = map.levels ?? [];
  expect(levels.length).toBeGreaterThan(0);
  expect(levels.length).toBeLessThanOrEqual(LEVELS);
  const known = new Set([" ", ".", "c", "w", "g", "#", ...(map.tiles ?? []).map((tile) => tile.letter)]);
  for (const rows of levels) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(SIDE);
    for (const row of rows) {
      expect(row.length).toBeLessThanOrEqual(SIDE);
      if (![...row].every((letter) => known.has(letter))) expect.fail(`a letter of “${row}” is no tile`);
    }
  }
  const outside = squaresOf(map).filter((square) => {
    const { level, row, column } = placeOf(square);
    return row < 0 || row >= height(map, level) || column >= width(map, level);
  });
  expect(outside).toEqual([]);
  expect(map.starts?.length ?? 0).toBeLessThanOrEqual(8);
  expect(new Set(map.starts).size).toBe(map.starts?.length ?? 0);
  const names = (map.tiles ?? []).map((tile) => tile.name);
  expect(new Set(names).size).toBe(names.length);
  for (const tile of map.tiles ?? []) expect(faultOf(map, tile.letter, tile)).toBe("");
  for (const goal of map.goals ?? []) if (goal.kind === "defeat") expect(goal.enemy).not.toBe(goal.team);
}

describe.each(Array.from({ length: 40 }, (_, seed) => seed))("hands of number %i", (seed) => {
  const roll = chance(seed);
  const grid: Grid = seed % 2 ? "hex" : "square";

  test("a map stays valid, and edits do not mutate older maps", () => {
    let map = blank(1 + roll(15), 1 + roll(12), grid);
    for (let i = 0; i < 60; i++) {
      const before = JSON.stringify(map);
      const next = anything(roll, map);
      expect(JSON.stringify(map)).toBe(before);
      isMap(next);
      map = next;
    }
    const text = write(map);
    expect(Math.max(...text.split("\n").map((one) => one.length))).toBeLessThan(2_000);
  });

  test("symmetric places are mutual, and painting them keeps a symmetric map symmetric", () => {
    const map = blank(2 + roll(15), 2 + roll(12), grid);
    const symmetry = of(
      roll,
      SYMMETRIES.filter((one) => grid === "square" || one !== "four"),
    );
    let now = map;
    for (let i = 0; i < 12; i++) {
      const here = place(roll, map);
      const all = twins(map, here, symmetry);
      for (const twin of all)
        expect(twins(map, twin, symmetry).map(nameOf).toSorted()).toEqual(all.map(nameOf).toSorted());
      now = paint(now, all, of(roll, ["c", "w", "#"]));
      for (const twin of all) expect(letterAt(now, twin)).toBe(letterAt(now, here));
    }
  });

  test("filling takes the whole area and no more; filling again changes nothing", () => {
    let map = blank(3 + roll(12), 3 + roll(10), grid);
    for (let i = 0; i < 40; i++) map = paint(map, [place(roll, map)], of(roll, ["#", "w", "."]));
    const here = place(roll, map);
    const letter = letterAt(map, here);
    const patch = area(map, here);
    const inside = new Set(patch.map(nameOf));
    for (const one of patch) {
      expect(letterAt(map, one)).toBe(letter);
      for (const next of neighbours(map, one))
        if (letterAt(map, next) === letter && !inside.has(nameOf(next))) expect.fail(nameOf(next));
    }
    const filled = paint(map, patch, "g");
    expect(paint(filled, area(filled, here), "g")).toEqual(filled);
  });

  test("a line goes from end to end without a gap", () => {
    const map = blank(SIDE, SIDE);
    const [from, to] = [place(roll, map), place(roll, map)];
    const found = line(from, to);
    expect(found[0]).toEqual(from);
    expect(found.at(-1)).toEqual(to);
    found.slice(1).forEach((one, i) => {
      expect(Math.abs(one.row - found[i]!.row)).toBeLessThanOrEqual(1);
      expect(Math.abs(one.column - found[i]!.column)).toBeLessThanOrEqual(1);
    });
  });

  test("toggling a point twice removes it", () => {
    const map = blank(10, 10, grid);
    const kind = of(
      roll,
      POINTS.filter((one) => one !== "start"),
    );
    const square = nameOf(place(roll, map));
    const put = point(map, kind, [square], roll(4));
    expect(JSON.stringify(put)).toContain(square);
    expect(JSON.stringify(point(put, kind, [square], 0))).not.toContain(`"${square}"`);
    expect(JSON.stringify(clear(put, square))).not.toContain(`"${square}"`);
  });

  test("any map survives packing into a link", async () => {
    let map = blank(1 + roll(12), 1 + roll(12), grid);
    for (let i = 0; i < 20; i++) map = anything(roll, map);
    expect(await unpack(await pack(write(map)))).toBe(write(map));
  });
});

test("changing a type's letter changes its squares; removing a type leaves Path", () => {
  let map = addTile(blank(3, 1), "ice");
  const tile = map.tiles![0]!;
  map = paint(map, [{ level: 0, row: 0, column: 1 }], tile.letter);
  map = changeTile(map, tile.letter, { ...tile, letter: "Z", name: "lava" });
  expect(map.levels).toEqual([[".Z."]]);
  expect(write(map)).toContain("tile Z: lava; colour #8C6A8F\n");
  expect(changeTile(map, "Z", { ...tile, letter: "w" })).toBe(map);
  expect(changeTile(map, "Z", { ...tile, letter: "Z", name: "cover" })).toBe(map);
  expect(dropTile(map, "Z").levels).toEqual([["..."]]);
});

test("as much history is kept as there is room for, the latest first", () => {
  const maps = Array.from({ length: 10 }, (_, i) => ({ ...blank(5, 5), name: `map ${i}` }));
  expect(latest(maps, 1_000_000)).toEqual(maps);
  const size = JSON.stringify(maps[0]).length;
  expect(latest(maps, size * 3)).toEqual(maps.slice(0, 3));
  expect(latest(maps, 0)).toEqual([]);
});

test("small differences are not significant, large ones are", () => {
  expect(isSignificant([11, 9])).toBe(false);
  expect(isSignificant([18, 2])).toBe(true);
  expect(isSignificant([6, 5, 4, 5])).toBe(false);
  expect(isSignificant([20, 0, 0, 0])).toBe(true);
  expect(isSignificant([0, 0])).toBe(false);
});
