import { describe, expect, it } from "vitest";
import { parsePlay } from "../../../src/games/crossword/parse_command";

const EMPTY = ".".repeat(225);
const at = (row: number, column: number): number => (row - 1) * 15 + column;

describe("parsing a play command", () => {
  it("places its letters from its square on, across or down", () => {
    expect([...parsePlay("play 8G LIGHT", EMPTY, 15)!].map(([square, letter]) => [square, letter])).toEqual(
      [..."LIGHT"].map((letter, i) => [at(8, 6) + i, letter]),
    );
    expect([...parsePlay("play G8 Li", EMPTY, 15)!]).toEqual([
      [at(8, 6), "L"],
      [at(9, 6), "i"],
    ]);
  });

  it("places nothing on occupied squares", () => {
    const cells = EMPTY.slice(0, at(8, 7)) + "I" + EMPTY.slice(at(8, 7) + 1);
    expect([...parsePlay("play 8G LIGHT bonus LIGHT", cells, 15)!.keys()]).not.toContain(at(8, 7));
  });

  it("is null for other commands, or outside the board", () => {
    for (const text of ["pass", "exchange AE", "play 8G", "play 8Z LIGHT", "play 8M LIGHT", ""])
      expect(parsePlay(text, EMPTY, 15)).toBeNull();
  });
});
