/** The map editor's functions. */

import { describe, expect, test } from "vitest";
import { centre, letterAt, nameOf, placeAt, placeOf } from "../../../src/games/tag_em/squares";
import {
  addLevel,
  area,
  blank,
  clear,
  dropLevel,
  firstTurnText,
  line,
  paint,
  point,
  readFirstTurn,
  resize,
  stairs,
  twins,
  write,
  type Symmetry,
} from "../../../src/games/tag_em/maps/edit";
import { pack, unpack } from "../../../src/games/tag_em/maps/sharing";

const names = (squares: string[]): string[] => squares.toSorted();

test("a square's name is the inverse of its place", () => {
  for (const name of ["a1", "z9", "aa10", "bl64", "2:c4", "16:a1"]) expect(nameOf(placeOf(name))).toBe(name);
  expect(placeOf("4c").row).toBe(-1);
});

describe("symmetry", () => {
  const kinds: Symmetry[] = ["none", "mirror", "flip", "turn", "four"];
  test.each(
    kinds.flatMap(
      (kind) =>
        [
          [kind, "square", 11],
          [kind, "hex", 11],
          [kind, "hex", 10],
        ] as const,
    ),
  )("%s on %s tiles in %i rows: the twin of a twin is oneself", (kind, grid, high) => {
    const map = blank(15, high, grid);
    for (const name of ["a1", "b2", "g5", "n9", "c10"]) {
      for (const twin of twins(map, placeOf(name), kind)) {
        const back = twins(map, twin, kind).map(nameOf);
        if (kind !== "four" || grid === "square") expect(back).toContain(name);
      }
    }
  });

  test("faults of custom tile types", () => {
    const map = blank(15, 11);
    const of = (kind: Symmetry): string[] => twins(map, placeOf("b2"), kind).map(nameOf);
    expect(of("mirror")).toEqual(["b2", "n2"]);
    expect(of("flip")).toEqual(["b2", "b10"]);
    expect(of("turn")).toEqual(["b2", "n10"]);
    expect(of("four")).toEqual(["b2", "n2", "b10", "n10"]);
    expect(twins(map, placeOf("h6"), "four")).toHaveLength(1);
  });
});

test("painting changes the given squares and nothing else", () => {
  const map = blank(5, 3);
  const painted = paint(map, line(placeOf("a1"), placeOf("e3")), "w");
  expect(painted.levels).toEqual([["w....", ".ww..", "...ww"]]);
  expect(map.levels).toEqual([[".....", ".....", "....."]]);
});

test("filling stays within the connected area, by the neighbours of the grid", () => {
  const walled = paint(blank(5, 3), line(placeOf("c1"), placeOf("c3")), "#");
  expect(names(area(walled, placeOf("a1")).map(nameOf))).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
  const hex = paint({ ...blank(3, 3, "hex") }, [placeOf("b1"), placeOf("a2"), placeOf("b2")], "#");
  expect(area(hex, placeOf("a1")).map(nameOf)).toEqual(["a1"]);
});

test("resizing keeps what fits, and drops points outside", () => {
  const map = point(point(blank(6, 4), "start", ["b2", "f4"], 0), "flag", ["e4"], 0);
  const small = resize(map, 0, 4, 3);
  expect(small.levels).toEqual([["....", "....", "...."]]);
  expect(small.starts).toEqual(["b2"]);
  expect(small.flags).toEqual([]);
  expect(resize(small, 0, 6, 4).levels?.[0]).toHaveLength(4);
  expect(resize(small, 0, 999, 999).levels?.[0]?.[0]).toHaveLength(64);
});

test("points are toggled; mirrored teams are consecutive", () => {
  let map = point(blank(), "start", ["c3", "m9"], 0);
  expect(map.starts).toEqual(["c3", "m9"]);
  map = point(map, "goal", ["h6"], 1);
  expect(map.goals).toEqual([{ team: 1, kind: "reach", square: "h6" }]);
  map = stairs(addLevel(map), "c3", "2:c3");
  expect(stairs(map, "2:c3", "c3").stairs).toEqual([]);
  expect(clear(map, "c3").starts).toEqual(["m9"]);
  expect(clear(map, "c3").stairs).toEqual([]);
  expect(dropLevel(map).stairs).toEqual([]);
  expect(point(map, "start", ["c3"], 0).starts).toEqual(["m9"]);
});

test("a map as text, and the text in a link", async () => {
  const map = stairs(addLevel(point(blank(3, 2), "start", ["a1"], 0)), "a1", "2:a1");
  const text = write({ ...map, name: "A  ford", pom: 12 });
  expect(text).toBe(
    "name: A ford\ngrid: square\npom: 12\n\n...\n...\n\n_\n_\n\nstart 1 a1\nstairs a1 2:a1\n",
  );
  expect(await unpack(await pack(text))).toBe(text);
  expect(await unpack("no-link")).toBeNull();
  expect(letterAt(map, placeOf("2:a1"))).toBe(" ");
});

test("the parts of first turns are read as they are written (TE-7)", () => {
  const text = "1/2 1; king-of-the-hill 2/5 1";
  const found = readFirstTurn(text);
  expect(found).toEqual({
    first_turn: [
      [1, 2],
      [1, 1],
    ],
    first_turns: [
      [
        "king-of-the-hill",
        [
          [2, 5],
          [1, 1],
        ],
      ],
    ],
  });
  const map = { ...blank(5, 5, "square"), ...found, apart: 9, uses: ["vehicles" as const] };
  expect(firstTurnText(map)).toBe(text);
  expect(write(map)).toContain(`first_turn: ${text}\napart: 9\nuses: vehicles\n`);
  for (const wrong of ["3/2", "half", "1/0 1", "hill 1/2", "elimination"])
    expect(readFirstTurn(wrong)).toBeNull();
  expect(readFirstTurn(" ")).toEqual({ first_turn: [], first_turns: [] });
});

test("a point of the drawing belongs to the square whose middle is nearest", () => {
  for (const grid of ["square", "hex"] as const)
    for (const row of [0, 1, 2, 7])
      for (const column of [0, 1, 5])
        for (const [dx, dy] of [
          [0, 0],
          [15, 9],
          [-15, -9],
          [0, 19],
        ] as const) {
          const [x, y] = centre(grid, { row, column });
          expect(placeAt(grid, 1, x + dx, y + dy)).toEqual({ level: 1, row, column });
        }
});
