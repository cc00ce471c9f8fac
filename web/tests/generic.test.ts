import { describe, expect, test } from "vitest";
import { grouped, MANY, matching, MOST } from "../src/generic/commands";
import { replaySteps } from "../src/generic/replay_steps";
import { partsOf, plainName, type Wording } from "../src/generic/view";
import { snapshotsOf } from "../src/lib/replay";
import type { Replay } from "../src/lib/api_types";

const wording: Wording = { yes: "yes", no: "no", nothing: "none", nameOf: plainName };
const common = {
  game: "x",
  seats: [{}, {}],
  to_move: [0],
  scores: [1, 2],
  over: false,
  turn: 0,
  options: {},
};
const shown = (view: Record<string, unknown>, bySeat: string[] = []) =>
  partsOf({ ...common, ...view }, bySeat, wording);

describe("the view of a game without a page", () => {
  test("common fields are left out", () => {
    expect(shown({})).toEqual({ players: [], parts: [] });
  });

  test("facts have readable names, and words for yes, no and nothing", () => {
    expect(shown({ face_up: "Q", hidden: true, lit: null, rest: "", heaps: [] }).parts).toEqual([
      { kind: "fact", name: "Face up", value: "Q" },
      { kind: "fact", name: "Hidden", value: "yes" },
      { kind: "fact", name: "Lit", value: "none" },
      { kind: "fact", name: "Rest", value: "none" },
      { kind: "fact", name: "Heaps", value: "none" },
    ]);
  });

  test("lines of equal length are a grid, and dots are its empty squares", () => {
    expect(shown({ board: ["X.", ".O"] }).parts).toEqual([
      {
        kind: "grid",
        name: "Board",
        rows: [
          ["X", ""],
          ["", "O"],
        ],
      },
    ]);
    expect(
      shown({
        board: [
          [1, null],
          [0, 12],
        ],
      }).parts[0],
    ).toMatchObject({
      rows: [
        ["1", ""],
        ["0", "12"],
      ],
    });
    expect(shown({ words: ["CAT", "HORSE"] }).parts[0]).toMatchObject({ kind: "list" });
  });

  test("objects are a table, with empty cells for missing fields", () => {
    expect(shown({ pawns: [{ square: "a1", is_king: true }, { square: "b2" }] }).parts).toEqual([
      {
        kind: "table",
        name: "Pawns",
        columns: ["Square", "Is king"],
        rows: [
          ["a1", "yes"],
          ["b2", ""],
        ],
      },
    ]);
  });

  test("fields with one entry per seat are shown beside the names, only if the game declares them", () => {
    expect(shown({ hands: [3, 2] }, ["hands"])).toEqual({
      players: [{ name: "Hands", values: ["3", "2"] }],
      parts: [],
    });
    expect(shown({ heaps: [3, 2] }).parts).toEqual([{ kind: "list", name: "Heaps", items: ["3", "2"] }]);
  });

  test("deeply nested parts are written in one line", () => {
    const deep = shown({ a: { b: { c: { d: [1, { e: 2 }] } } } }).parts[0];
    expect(JSON.stringify(deep)).toContain(`"name":"D","value":"1, E 2"`);
  });
});

describe("commands as buttons", () => {
  const many = Array.from({ length: 60 }, (_, i) => `move a${i}`);

  test("a few are not grouped", () => {
    expect(grouped(["lay 1", "pass"])).toEqual([{ word: "", commands: ["lay 1", "pass"] }]);
    expect(grouped([])).toEqual([]);
  });

  test("many are grouped by their first word; single ones share a group", () => {
    const groups = grouped([...many.slice(0, MANY), "take 1", "take 2", "end", "pass"]);
    expect(groups.map(({ word }) => word)).toEqual(["move", "take", ""]);
    expect(groups.at(-1)!.commands).toEqual(["end", "pass"]);
  });

  test("the number of buttons is limited; the filter finds the others", () => {
    expect(grouped(many).flatMap((group) => group.commands)).toHaveLength(MOST);
    expect(matching(many, " A59 ")).toEqual(["move a59"]);
  });
});

test("a replay has a step for each sentence, and the last one shows the end", () => {
  const replay = {
    game: "x",
    setting: { size: 3 },
    steps: [
      { n: 0, view: { heap: 5, over: false } },
      { n: 1, view: {} },
      { n: 2, event: { type: "Taken", seat: 1 }, messages: [{ id: "taken" }], view: { heap: 3 } },
      { n: 4, view: { over: true } },
    ],
  } as unknown as Replay;
  const steps = replaySteps(snapshotsOf(replay), ({ messages }) => messages.map(({ id }) => id).join(" "));
  expect(steps.map(({ n, view, seat, text }) => ({ n, view, seat, text }))).toEqual([
    { n: 1, view: { heap: 5, over: false }, seat: null, text: "" },
    { n: 4, view: { heap: 3, over: true }, seat: 1, text: "taken" },
  ]);
});
