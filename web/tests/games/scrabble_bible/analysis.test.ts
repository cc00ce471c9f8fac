import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tilesOf } from "../../../src/games/crossword/said";
import { follow, toldBy } from "../../../src/games/scrabble_bible/course";

const EMPTY = ".".repeat(225);
const at = (row: number, column: number): number => (row - 1) * 15 + column;

describe("a play as a command writes it", () => {
  it("lays its letters from its square on, across or down", () => {
    expect([...tilesOf("play 8G LIGHT", EMPTY, 15)!].map(([square, letter]) => [square, letter])).toEqual(
      [..."LIGHT"].map((letter, i) => [at(8, 6) + i, letter]),
    );
    expect([...tilesOf("play G8 Li", EMPTY, 15)!]).toEqual([
      [at(8, 6), "L"],
      [at(9, 6), "i"],
    ]);
  });

  it("lays nothing where something lies", () => {
    const cells = EMPTY.slice(0, at(8, 7)) + "I" + EMPTY.slice(at(8, 7) + 1);
    expect([...tilesOf("play 8G LIGHT bonus LIGHT", cells, 15)!.keys()]).not.toContain(at(8, 7));
  });

  it("is none if it is something else, or leaves the board", () => {
    for (const text of ["pass", "exchange AE", "play 8G", "play 8Z LIGHT", "play 8M LIGHT", ""])
      expect(tilesOf(text, EMPTY, 15)).toBeNull();
  });
});

describe("a log", () => {
  const seat = (name: string) => ({ name });
  const start = {
    board: EMPTY.slice(0, 112) + "A" + EMPTY.slice(113),
    points: [4, 7],
    racks: ["AB", ""],
    turn: 1,
  };
  const head = { parlour: 1, game: "scrabble-bible", rules: 1, seats: [seat("Ada"), seat("Ben")], start };

  it("begins as its head says, which need not be an empty board", () => {
    const line = { n: 1, event: { type: "Passed", seat: 1 } };
    const told = toldBy(`${JSON.stringify(head)}\n${JSON.stringify(line)}\n`);
    expect(told.names).toEqual(["Ada", "Ben"]);
    const moments = follow(told.happenings, 2, 15, told.start);
    expect(moments.map(({ n, scores, racks, turn }) => [n, scores, racks, turn])).toEqual([
      [0, [4, 7], ["AB", ""], 1],
      [1, [4, 7], ["AB", ""], 1],
    ]);
    expect(moments[1]!.board[112]).toBe("A");
  });

  it.each(["out", "passes", "target"])(
    "that was kept (%s) ends with the board full of its words",
    (ending) => {
      const kept = new URL(`../../../../tests/games/scrabble_bible/kept/1_${ending}.log`, import.meta.url);
      const told = toldBy(readFileSync(kept, "utf8"));
      const last = follow(told.happenings, told.names.length, 15, told.start).at(-1)!;
      const laid = told.happenings.flatMap(({ event }) => (event.type === "Laid" ? event.move.laid : []));
      const withdrawn = told.happenings.filter(({ event }) => event.type === "Withdrawn").length;
      const tiles = [...last.board].filter((cell) => cell !== ".").length;
      expect(last.event?.type).toBe("Ended");
      if (withdrawn) expect(tiles).toBeLessThan(laid.length);
      else expect(tiles).toBe(laid.length);
    },
  );
});
