import { describe, expect, it } from "vitest";
import { withoutTakenBack } from "../src/lib/replay";
import { snapshots } from "./replay_fixture";

describe("a replay", () => {
  const found = snapshots<{ board: string; scores: number[]; rack: string }>(
    { view: { board: "...", scores: [0, 0], rack: "" }, hands: { 1: { rack: "AB" } } },
    {
      at: 1.5,
      raw: 2,
      event: { type: "Laid", seat: 1 },
      view: { board: "A.." },
      hands: { 1: { rack: "B" } },
    },
    { at: 3, event: { type: "Passed", seat: 0 } },
  );

  it("accumulates the changes of each step", () => {
    expect(found.map(({ view }) => view)).toEqual([
      { board: "...", scores: [0, 0], rack: "" },
      { board: "A..", scores: [0, 0], rack: "" },
      { board: "A..", scores: [0, 0], rack: "" },
    ]);
    expect(found.map(({ hands }) => hands.map(({ rack }) => rack))).toEqual([
      [undefined, "AB"],
      [undefined, "B"],
      [undefined, "B"],
    ]);
    expect(found.map(({ at, raw }) => [at, raw])).toEqual([
      [0, null],
      [1.5, 2],
      [3, null],
    ]);
  });

  it("can drop what was taken back", () => {
    const back = snapshots(
      {},
      { event: { type: "Laid" } },
      { event: { type: "Stood" } },
      { event: { type: "WentBack", to: 1 } },
    );
    expect(withoutTakenBack(back).map(({ n }) => n)).toEqual([0, 1]);
  });
});
