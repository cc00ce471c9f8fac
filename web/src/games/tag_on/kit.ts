/** The pieces of the game as boards and racks show them. */

import type { Counting, Event, TagOnEvent, TileSet } from "../../lib/wire";
import { SIDES, type Faces, type SideName, type Tone } from "../crossword/board";
import { t } from "./words";

export const asTagOn = (event: Event): TagOnEvent => event as unknown as TagOnEvent;

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
export function facesOfSet(kit: Pick<TileSet, "sides">): Faces {
  return (letter) => {
    const words = t();
    if (letter === "!") return { letter: "", value: 0, blank: false, shield: true, name: words.shield };
    if (letter === "?") return { letter: "", value: 0, blank: true, sides: {}, name: words.blank };
    if (letter === letter.toLowerCase())
      return { letter: letter.toUpperCase(), value: 0, blank: true, sides: {} };
    const given = kit.sides[letter] ?? {};
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

/** Which side of its tiles a word counts by. */
export function sideOf(counting: Counting, how: "played" | "tagged", across: boolean): SideName {
  return counting[`${how}_${across ? "across" : "down"}`];
}
