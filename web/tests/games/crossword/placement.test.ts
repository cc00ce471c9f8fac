import { describe, expect, it } from "vitest";
import {
  nextFree,
  readPlay,
  reorder,
  updateRack,
  type LaidTile,
} from "../../../src/games/crossword/placement";
import { placeName, readPlace, step } from "../../../src/games/crossword/squares";

const SIZE = 15;
const empty = ".".repeat(SIZE * SIZE);
let made = 0;

/** Tiles for these letters (lower case: blanks), starting at a square. */
function lay(place: string, letters: string): LaidTile[] {
  const { square, across } = readPlace(place, SIZE)!;
  return [...letters].map((letter, i) => ({
    square: square + i * (across ? 1 : SIZE),
    tile: { id: ++made, letter: letter === letter.toLowerCase() ? "?" : letter },
    letter: letter.toUpperCase(),
  }));
}

function board(...words: [string, string][]): string {
  const cells = [...empty];
  for (const [place, word] of words)
    for (const { square, letter } of lay(place, word)) cells[square] = letter;
  return cells.join("");
}

describe("places", () => {
  it("are parsed as they are written", () => {
    for (const place of ["8H", "H8", "1A", "O15", "15O"]) {
      const { square, across } = readPlace(place, SIZE)!;
      expect(placeName(square, across, SIZE)).toBe(place);
    }
    expect(readPlace("16A", SIZE)).toBeNull();
    expect(readPlace("light", SIZE)).toBeNull();
  });

  it("end at the edge", () => {
    expect(step(readPlace("8O", SIZE)!.square, SIZE, true)).toBeNull();
    expect(step(readPlace("1H", SIZE)!.square, SIZE, false, -1)).toBeNull();
  });
});

describe("reading tentative tiles", () => {
  it("gives a word across or down, with a blank in lower case", () => {
    expect(readPlay(empty, lay("8D", "FaITH"), SIZE, true)).toMatchObject({
      kind: "word",
      command: "play 8D FaITH",
    });
    expect(readPlay(empty, lay("H8", "HOLY"), SIZE, true)).toMatchObject({
      kind: "word",
      command: "play H8 HOLY",
    });
  });

  it("includes the letters on the board", () => {
    const cells = board(["8D", "FAITH"]);
    expect(readPlay(cells, lay("H9", "OLY"), SIZE, true)).toMatchObject({
      command: "play H8 HOLY",
      across: false,
    });
    expect(readPlay(cells, lay("8I", "S"), SIZE, false)).toMatchObject({ command: "play 8D FAITHS" });
  });

  it("uses the cursor's direction if a single tile forms words both ways", () => {
    const cells = board(["8D", "FAITH"], ["I9", "IT"]);
    expect(readPlay(cells, lay("8I", "S"), SIZE, true)).toMatchObject({ command: "play 8D FAITHS" });
    expect(readPlay(cells, lay("8I", "S"), SIZE, false)).toMatchObject({ command: "play I8 SIT" });
  });

  it("gives no command if tiles are scattered or leave a gap", () => {
    expect(readPlay(empty, [...lay("8H", "A"), ...lay("9I", "B")], SIZE, true).kind).toBe("scattered");
    expect(readPlay(empty, [...lay("8H", "A"), ...lay("8J", "B")], SIZE, true)).toMatchObject({
      kind: "hole",
      square: readPlace("8I", SIZE)!.square,
    });
    expect(readPlay(empty, [], SIZE, true).kind).toBe("nothing");
  });

  it("skips occupied squares", () => {
    const cells = board(["8D", "FAITH"]);
    const cursor = { square: readPlace("8D", SIZE)!.square, across: true };
    expect(nextFree(cells, [], cursor, SIZE)).toBe(readPlace("8I", SIZE)!.square);
    expect(nextFree(cells, lay("8I", "S"), cursor, SIZE)).toBe(readPlace("8J", SIZE)!.square);
  });
});

describe("a rack", () => {
  const rack = [..."ABCDE"].map((letter, id) => ({ id, letter }));
  let id = 10;

  it("keeps its order when tiles are drawn", () => {
    const next = updateRack(rack, "EDXAC", () => ++id);
    expect(next.map((tile) => tile.letter).join("")).toBe("ACDEX");
    expect(next[0]).toBe(rack[0]);
  });

  it("can be reordered", () => {
    expect(
      reorder(rack, 4, 1)
        .map((tile) => tile.letter)
        .join(""),
    ).toBe("AEBCD");
    expect(
      reorder(rack, 0, 9)
        .map((tile) => tile.letter)
        .join(""),
    ).toBe("BCDEA");
  });
});
