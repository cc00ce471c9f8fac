import { describe, expect, it } from "vitest";
import { actionsOf } from "../../../src/games/tag_em/actions";
import type { TagView } from "../../../src/games/tag_em/api_types";
import { snapshots } from "../../replay_fixture";

describe("the actions of a TAG 'EM game", () => {
  it("group an attack with its consequences, and drop what was taken back", () => {
    const game = snapshots<TagView>(
      { view: { turn: 0 } },
      { event: { type: "OrderRolled" }, messages: [{ id: "rolled" }] },
      { event: { type: "Moved", seat: 0 }, messages: [{ id: "moved" }], view: { turn: 1 } },
      { event: { type: "WentBack", to: 1 }, view: { turn: 2 } },
      { event: { type: "Attacked", seat: 0 }, messages: [{ id: "attacked" }], view: { turn: 3 } },
      { event: { type: "Fell", seat: 1 }, messages: [{ id: "fell" }], view: { turn: 4 } },
    );
    const outline = actionsOf(game).map(({ event, messages, view }) => [
      event?.type,
      messages.map(({ id }) => id),
      view.turn,
    ]);
    expect(outline).toEqual([
      [undefined, ["rolled"], 0],
      ["Attacked", ["attacked", "fell"], 4],
    ]);
  });
});
