import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { follow, less, plays, scoreOf, stops } from "../../../src/games/tag_on/course";
import { facesOfSet, sidesSaid } from "../../../src/games/tag_on/kit";
import { bringing, clauses, nextTag, NOTHING, saidIn, wordsAt } from "../../../src/games/tag_on/said";
import type { Event, TagChoice, TagOnMove } from "../../../src/lib/wire";

const TIMES = { book: 2, character: 2, land: 3, utterance: 2, genealogy: 3 };

describe("a recorded game", () => {
  const game = JSON.parse(readFileSync(new URL("game.json", import.meta.url), "utf8")) as {
    seats: number;
    size: number;
    lines: { n: number; at: number; event: Event }[];
    after: { n: number; scores: number[]; racks: string[]; faceUp: string; board?: string }[];
  };
  const moments = follow(game.lines, game.seats, game.size, TIMES);
  const sorted = (tiles: string): string => [...tiles].sort().join("");
  const moves = game.lines.flatMap(({ event }) =>
    "move" in event ? [event.move as unknown as TagOnMove] : [],
  );

  it("has letters replaced and taken, plays withdrawn and claims that fell in it", () => {
    expect(moves.some((move) => move.lifted?.length)).toBe(true);
    expect(moves.some((move) => move.took)).toBe(true);
    const types = game.lines.map(({ event }) => event.type as string);
    for (const type of ["Withdrawn", "ClaimJudged", "Proved", "ShieldExchanged", "Finished"])
      expect(types).toContain(type);
  });

  it("stands after each line as it stood at the table", () => {
    let board = "";
    for (const wanted of game.after) {
      board = wanted.board ?? board;
      const moment = moments.findLast((one) => one.n <= wanted.n)!;
      expect([
        wanted.n,
        moment.board,
        moment.scores,
        moment.racks.map(sorted),
        sorted(moment.faceUp),
      ]).toEqual([wanted.n, board, wanted.scores, wanted.racks, sorted(wanted.faceUp)]);
    }
  });

  it("has a stop for every play, and counts only those that stood", () => {
    const shown = stops(moments).map((at) => moments[at]!.event?.type as string);
    expect(shown.filter((type) => type === "Played").length).toBe(moves.length);
    expect(shown.at(-1)).toBe("Finished");
    const gone = game.lines.filter(({ event }) => event.type === "Withdrawn").length;
    const made = plays(moments, TIMES);
    expect(made.length).toBe(moves.length - gone);
    expect(made.every(({ move, score }) => scoreOf(move, TIMES) === score)).toBe(true);
  });
});

const GOD: TagOnMove = {
  seat: 0,
  start: 142,
  across: true,
  place: "9G",
  word: "GOD",
  laid: [],
  words: [{ word: "GOD", start: 142, across: true, sum: "6×2×3", points: 36 }],
  tag: { word: "ANGEL", start: 0, across: false, place: "H5", sum: "2+7×4+2", points: 38 },
  claims: [{ kind: "character" }, { kind: "kin", word: "ADAM", relation: "father" }],
};

it("scores as the rulebook does, and less when a claim falls", () => {
  expect(scoreOf({ ...GOD, claims: [] }, TIMES)).toBe(74);
  expect(scoreOf(GOD, TIMES)).toBe(36 * 2 * 3 + 38);
  expect(scoreOf(less(GOD, "kin"), TIMES)).toBe(36 * 2 + 38);
  expect(scoreOf(less(less(GOD, "tag"), "character"), TIMES)).toBe(36 * 3);
});

describe("what is said with a play", () => {
  const choice = (word: string, place: string, squares: number[]): TagChoice => ({
    word,
    place,
    squares,
    across: true,
    sum: "",
    points: 0,
    connects: null,
  });
  const [angel, egypt] = [choice("ANGEL", "H5", [1, 2, 3]), choice("EGYPT", "5H", [3, 4])];

  it.each([
    [NOTHING, ""],
    [
      { ...NOTHING, tag: { word: "ANGEL", place: "H5" }, because: " he  said so because of it " },
      " tag ANGEL@H5 because he said so because of it",
    ],
    [
      { ...NOTHING, claims: ["land", "utterance"], kin: { relation: "great grandfather", of: "DAVID@5C" } },
      " claim land claim utterance kin DAVID@5C great grandfather",
    ],
    [{ ...NOTHING, kin: { relation: "", of: "DAVID@5C" } }, ""],
  ])("is written as clauses, and read again", (said, text) => {
    expect(clauses(said)).toBe(text);
    expect(clauses(saidIn(`play 9G GOD face-up A>G lift 9G,9H${text}`))).toBe(text);
  });

  it("goes from word to word where two cross, and then to none", () => {
    expect(wordsAt([angel, egypt], 3)).toEqual([angel, egypt]);
    expect(nextTag([angel, egypt], 3, null)).toBe(angel);
    expect(nextTag([angel, egypt], 3, angel)).toBe(egypt);
    expect(nextTag([angel, egypt], 3, egypt)).toBeNull();
    expect(nextTag([angel, egypt], 9, null)).toBeUndefined();
  });

  it("forgets the reason of another tag", () => {
    const said = { ...NOTHING, tag: { word: "ANGEL", place: "H5" }, because: "of 2 Peter 2:4" };
    expect(bringing(said, egypt)).toEqual({ ...NOTHING, tag: { word: "EGYPT", place: "5H" } });
    expect(bringing(said, null)).toEqual(NOTHING);
  });
});

describe("a tile from close by", () => {
  const counting = {
    played_across: "lower",
    played_down: "left",
    tagged_across: "upper",
    tagged_down: "right",
  } as const;
  const faces = facesOfSet({ sides: { O: { left: ["+", 1], lower: ["×", 12], upper: ["×", 2] } } });

  it("says of each side what stands there, and in which words it counts (TO-32, TO-33)", () => {
    expect(sidesSaid(faces("O"), counting)).toEqual([
      { side: "upper", sign: "×", number: 2, uses: ["tagged_across"] },
      { side: "left", sign: "+", number: 1, uses: ["played_down"] },
      { side: "right", sign: "", number: 0, uses: ["tagged_down"] },
      { side: "lower", sign: "×", number: 12, uses: ["played_across"] },
    ]);
  });

  it("has no numbers where it is a blank", () => {
    expect(sidesSaid(faces("o"), counting).map(({ sign }) => sign)).toEqual(["", "", "", ""]);
  });
});
