import { expect, it } from "vitest";
import { unseen } from "../../../src/games/crossword/unseen";

it("counts the tiles that are neither on the board nor on the rack nor face up", () => {
  const tiles = { "?": 2, "!": 1, A: 3, B: 1, C: 0 };
  // A blank on the board is in lower case.
  expect(unseen(tiles, "..Ab..", "A?")).toEqual([
    { letter: "A", all: 3, left: 1 },
    { letter: "B", all: 1, left: 1 },
    { letter: "!", all: 1, left: 1 },
    { letter: "?", all: 2, left: 0 },
  ]);
});

it("never counts below zero: a table may have its own set of tiles", () => {
  expect(unseen({ A: 1 }, "AA", "A")).toEqual([{ letter: "A", all: 1, left: 0 }]);
});
