import { describe, expect, it } from "vitest";
import {
  viewBoxAround,
  CELL,
  viewBoxCentredOn,
  clamped,
  heightOf,
  zoomed,
} from "../../../src/games/crossword/view_box";

const SIZE = 15;
const WHOLE = SIZE * CELL;
const all = { x: 0, y: 0, side: WHOLE };

describe("the view box of a board", () => {
  it("stays on the board, and shows at least a third of it", () => {
    expect(clamped({ x: -20, y: 140, side: 75 }, WHOLE)).toEqual({ x: 0, y: 75, side: 75 });
    expect(clamped({ x: 10, y: 10, side: 4 }, WHOLE)).toEqual({ x: 10, y: 10, side: 50 });
    expect(clamped({ x: 10, y: 10, side: 999 }, WHOLE)).toEqual(all);
  });

  it("shows the whole board, or the given squares with a margin", () => {
    expect(viewBoxAround([], SIZE)).toEqual(all);
    const middle = 7 * SIZE + 7;
    const part = viewBoxAround([middle, middle + 1], SIZE);
    expect(part.side).toBe(90);
    expect(part.x + part.side / 2).toBe(80);
    expect(part.y + part.side / 2).toBe(75);
    // A word from edge to edge needs the whole board.
    expect(viewBoxAround([0, SIZE - 1], SIZE)).toEqual(all);
    // In a corner it stays on the board.
    expect(viewBoxAround([0], SIZE)).toEqual({ x: 0, y: 0, side: 90 });
  });

  it("keeps the point between two fingers in place", () => {
    const at = { x: 0.25, y: 0.5 };
    const part = zoomed(all, at, 0.5, WHOLE);
    expect(part.side).toBe(75);
    expect(part.x + at.x * part.side).toBe(at.x * WHOLE);
    expect(part.y + at.y * part.side).toBe(at.y * WHOLE);
    expect(zoomed(part, at, 10, WHOLE)).toEqual(all);
  });

  it("centres a double-tapped square", () => {
    const part = viewBoxCentredOn(7 * SIZE + 7, SIZE);
    expect(part).toEqual({ x: 37.5, y: 37.5, side: 75 });
    expect(viewBoxCentredOn(0, SIZE)).toEqual({ x: 0, y: 0, side: 75 });
  });

  it("is higher than wide where there is room, and never higher than the board", () => {
    expect(heightOf(75, WHOLE, 1.6)).toBe(120);
    expect(heightOf(100, WHOLE, 1.6)).toBe(WHOLE);
    expect(heightOf(WHOLE, WHOLE, 1.6)).toBe(WHOLE);
    expect(clamped({ x: 140, y: 140, side: 75 }, WHOLE, 1.6)).toEqual({ x: 75, y: 30, side: 75 });
    const middle = 7 * SIZE + 7;
    const part = viewBoxAround([middle, middle + SIZE], SIZE, 0.6, 1.5);
    expect(part).toEqual({ x: 30, y: 12.5, side: 90 });
    // A word down the board needs less of its width.
    const down = Array.from({ length: 10 }, (_, i) => (i + 2) * SIZE);
    expect(viewBoxAround(down, SIZE, 0.6, 1.5).side).toBe(90);
    expect(viewBoxAround(down, SIZE).side).toBe(120);
    expect(viewBoxCentredOn(middle, SIZE, 1.5)).toEqual({ x: 37.5, y: 18.75, side: 75 });
  });

  it("keeps the point between two fingers in place where it is higher than wide", () => {
    const before = { x: 10, y: 20, side: 80 };
    const at = { x: 0.25, y: 0.75 };
    const after = zoomed(before, at, 0.75, WHOLE, 1.5);
    expect(after.side).toBe(60);
    expect(after.x + at.x * 60).toBe(before.x + at.x * 80);
    expect(after.y + at.y * 90).toBe(before.y + at.y * 120);
  });
});
