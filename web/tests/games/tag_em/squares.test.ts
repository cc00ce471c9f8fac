/** How maps are laid out and turned, and how borders are drawn. */

import { expect, test } from "vitest";
import { bestTurn } from "../../../src/games/tag_em/map_view.svelte";
import {
  borderOf,
  planOf,
  UNIT,
  uprightKey,
  type Grid,
  type Turned,
} from "../../../src/games/tag_em/squares";

const ROWS = ["......", "......", "......"];
const PLANS = (["square", "hex"] as Grid[]).flatMap((grid) =>
  ([0, 1, 3] as Turned[]).map((turned) => [grid, turned] as const),
);

test.each(PLANS)("%s, turned %i: a square is where its centre is, inside the drawing", (grid, turned) => {
  const plan = planOf(grid, ROWS, turned);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const [x, y] = plan.centre({ row, column });
      expect(plan.placeAt(0, x, y)).toEqual({ level: 0, row, column });
      expect(x > 0 && x < plan.size[0] && y > 0 && y < plan.size[1]).toBe(true);
    }
});

test.each(PLANS)("%s, turned %i: neighbours share their side, so that it is no border", (grid, turned) => {
  const plan = planOf(grid, ROWS, turned);
  const sides = (places: number[][]): number =>
    (
      borderOf(
        plan,
        places.map(([row, column]) => plan.centre({ row: row!, column: column! })),
      ).match(/M/g) ?? []
    ).length;
  const all = plan.corners.length;
  expect(sides([[0, 0]])).toBe(all);
  expect(
    sides([
      [0, 0],
      [0, 1],
    ]),
  ).toBe(2 * all - 2);
  expect(
    sides([
      [0, 0],
      [0, 3],
    ]),
  ).toBe(2 * all);
});

test("a quarter clockwise: the first row is on the right, the first column above", () => {
  const plan = planOf("square", ROWS, 1);
  expect(plan.size).toEqual([3 * UNIT, 6 * UNIT]);
  expect(plan.centre({ row: 0, column: 0 })).toEqual([2.5 * UNIT, 0.5 * UNIT]);
  expect(planOf("square", ROWS, 3).centre({ row: 0, column: 0 })).toEqual([0.5 * UNIT, 5.5 * UNIT]);
});

test.each([1, 3] as const)("arrow keys go where they point on a map turned %i", (turned) => {
  const plan = planOf("square", ROWS, turned);
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  for (const [key, [down, right]] of Object.entries(steps)) {
    const [rows, columns] = steps[uprightKey(key, turned)]!;
    const [x, y] = plan.centre({ row: 1, column: 2 });
    expect(plan.centre({ row: 1 + rows, column: 2 + columns })).toEqual([x + right * UNIT, y + down * UNIT]);
  }
});

test("a map is turned where that makes it clearly larger, with the given place below", () => {
  const wide = ["....................", "....................", "...................."];
  expect(bestTurn("square", wide, [390, 600], { column: 1 })).toBe(3);
  expect(bestTurn("square", wide, [390, 600], { column: 18 })).toBe(1);
  expect(bestTurn("square", wide, [600, 390], null)).toBe(0);
  expect(bestTurn("square", [".....", ".....", ".....", ".....", "....."], [390, 600], null)).toBe(0);
  expect(bestTurn("square", wide, [0, 0], null)).toBe(0);
});

test("a turned map stays turned in a box that is a little lower", () => {
  const rows = [".........", ".........", ".........", ".........", "........."];
  expect(bestTurn("square", rows, [362, 428], { column: 1 })).toBe(3);
  expect(bestTurn("square", rows, [362, 412], { column: 1 })).toBe(0);
  expect(bestTurn("square", rows, [362, 412], { column: 1 }, true)).toBe(3);
  expect(bestTurn("square", rows, [362, 350], { column: 1 }, true)).toBe(0);
});
