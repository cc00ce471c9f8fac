/** Tiles and squares of TAG ON, for boards and racks. */

import { t } from "../../lib/i18n.svelte";
import type { Event } from "../../lib/api_types";
import type { Counting, TagOnEvent, TileSet } from "./api_types";
import { SIDES, type Faces, type SideName, type TileFace, type Premium } from "../crossword/board";

export const asTagOn = (event: Event): TagOnEvent => event as TagOnEvent;

const COLOURS: Record<string, Premium> = {
  b: "book",
  c: "character",
  l: "land",
  u: "utterance",
  g: "genealogy",
  "*": "reader",
};

/** Reads the colours of a tile set's board. */
export function coloursOf(squares: string): (Premium | null)[] {
  return [...squares].map((sign) => COLOURS[sign] ?? null);
}

/** The faces of a tile set: lower case is a blank, `?` a blank without a letter, `!` a shield. */
export function facesOfSet(tileSet: Pick<TileSet, "sides">): Faces {
  return (letter) => {
    if (letter === "!")
      return { letter: "", value: 0, blank: false, shield: true, name: t("crossword-ui-shield") };
    if (letter === "?")
      return { letter: "", value: 0, blank: true, sides: {}, name: t("crossword-ui-blank") };
    if (letter === letter.toLowerCase())
      return { letter: letter.toUpperCase(), value: 0, blank: true, sides: {} };
    const given = tileSet.sides[letter] ?? {};
    const sides: Partial<Record<SideName, string>> = {};
    for (const side of SIDES) {
      const found = given[side];
      if (found) sides[side] = found.join("");
    }
    const told = SIDES.flatMap((side) =>
      sides[side] ? [`${t(`tag-on-ui-side-${side}`)} ${sides[side]}`] : [],
    );
    return {
      letter,
      value: 0,
      blank: false,
      sides,
      name: t("tag-on-ui-tile", { letter, sides: told.join(", ") || t("tag-on-ui-no-sides") }),
    };
  };
}

/** How a word counts: played or tagged, across or down. Each uses another side of the tiles. */
export type Use = keyof Counting;
export const USES: readonly Use[] = ["played_across", "played_down", "tagged_across", "tagged_down"];

export function useOf(how: "played" | "tagged", across: boolean): Use {
  return `${how}_${across ? "across" : "down"}`;
}

/** One side of a tile: its number, its effect, and the words in which it counts. */
export interface SideInfo {
  side: SideName;
  sign: string;
  number: number;
  uses: Use[];
}

/** The four sides of a tile. */
export function sideInfos(face: TileFace, counting: Counting): SideInfo[] {
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
