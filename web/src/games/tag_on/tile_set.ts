/** The pieces of the game as boards and racks show them. */

import type { Event } from "../../lib/wire";
import type { Counting, TagOnEvent, TileSet } from "./wire";
import { SIDES, type Faces, type SideName, type TileFace, type Tone } from "../crossword/board";
import { t } from "./words";

export const asTagOn = (event: Event): TagOnEvent => event as TagOnEvent;

const COLOURS: Record<string, Tone> = {
  b: "book",
  c: "character",
  l: "land",
  u: "utterance",
  g: "genealogy",
  "*": "reader",
};

/** What the squares are, from the text of the set. */
export function coloursOf(squares: string): (Tone | null)[] {
  return [...squares].map((sign) => COLOURS[sign] ?? null);
}

/** The tiles of a set: a small letter is a blank, ? one without a name, ! a shield. */
export function facesOfSet(tileSet: Pick<TileSet, "sides">): Faces {
  return (letter) => {
    const words = t();
    if (letter === "!") return { letter: "", value: 0, blank: false, shield: true, name: words.shield };
    if (letter === "?") return { letter: "", value: 0, blank: true, sides: {}, name: words.blank };
    if (letter === letter.toLowerCase())
      return { letter: letter.toUpperCase(), value: 0, blank: true, sides: {} };
    const given = tileSet.sides[letter] ?? {};
    const sides: Partial<Record<SideName, string>> = {};
    for (const side of SIDES) {
      const found = given[side];
      if (found) sides[side] = found.join("");
    }
    const told = SIDES.flatMap((side) => (sides[side] ? [`${words.sides[side]} ${sides[side]}`] : []));
    return {
      letter,
      value: 0,
      blank: false,
      sides,
      name: words.tile(letter, told.join(", ") || words.noSides),
    };
  };
}

/** What a word counts as: it is laid or tagged, and runs across or down. Each has its side of the tiles. */
export type Use = keyof Counting;
export const USES: readonly Use[] = ["played_across", "played_down", "tagged_across", "tagged_down"];

export function useOf(how: "played" | "tagged", across: boolean): Use {
  return `${how}_${across ? "across" : "down"}`;
}

/** What one side of a tile says: a number and what it does, or nothing; and in which words it counts. */
export interface SideSaid {
  side: SideName;
  sign: string;
  number: number;
  uses: Use[];
}

/** The four sides of a tile, one after the other. */
export function sidesSaid(face: TileFace, counting: Counting): SideSaid[] {
  return SIDES.map((side) => {
    const text = face.sides?.[side] ?? "";
    return {
      side,
      sign: text.slice(0, 1),
      number: Number(text.slice(1)),
      uses: USES.filter((use) => counting[use] === side),
    };
  });
}
