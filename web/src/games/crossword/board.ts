/** What a board shows. The board knows pictures and gestures, and no rules. */

export type SideName = "left" | "lower" | "right" | "upper";
export const SIDES: readonly SideName[] = ["upper", "left", "right", "lower"];

/** A tile as it lies there. */
export interface TileFace {
  /** A capital letter; empty: a blank that has no letter yet. */
  letter: string;
  /** Points in its corner. */
  value: number;
  /** Whether it is a blank that was given its letter. */
  blank: boolean;
  /** What stands on its four sides, where tiles have such. */
  sides?: Partial<Record<SideName, string>>;
  /** The side that counts now; the others step back. */
  counts?: SideName;
  /** Whether it is a shield, which is no letter. */
  shield?: boolean;
  /** How it is called for those who do not see it. */
  name?: string;
}

/** What a tile looks like, by its letter as boards and racks write it. */
export type Faces = (letter: string) => TileFace;

export const KINDS = ["book", "character", "land", "utterance", "genealogy"] as const;
export type KindTone = (typeof KINDS)[number] | "reader";
export type Tone = "letter-2" | "letter-3" | "word-2" | "word-3" | "star" | KindTone;

/** A word on the board that is underlined. */
export interface Underline {
  squares: readonly number[];
  across: boolean;
  kind: "offered" | "proved" | "chosen";
}

export interface BoardState {
  /** Squares on a side. */
  size: number;
  /** What a square does, by square; null: a plain one. */
  premiums: readonly (Tone | null)[];
  /** What lies there for good, by square; null: nothing. */
  tiles: readonly (TileFace | null)[];
  /** Tiles that are being laid and may be taken up again, by square. */
  laid: ReadonlyMap<number, TileFace>;
  /** Tiles that are being lifted from the board, by square. */
  lifted: ReadonlyMap<number, TileFace>;
  /** Squares of the latest play: they are marked. */
  fresh: ReadonlySet<number>;
  /** Where the next typed letter goes, and which way it goes on from there. */
  cursor: { square: number; across: boolean } | null;
  /** The square that a dragged tile is above. */
  target: number | null;
  /** Squares that are pointed out to the player. */
  marked: ReadonlySet<number>;
  /** Words that can be chosen, and the one that is. */
  underlined: readonly Underline[];
  /** Squares whose tile is still on its way there. */
  awaited: ReadonlySet<number>;
  /** Points of the word that is being laid, shown at its last square. */
  badge: { square: number; text: string; good: boolean } | null;
  /** Squares to look at closely where the board is small. */
  close: readonly number[];
}

export const still: Omit<BoardState, "size" | "premiums" | "tiles"> = {
  laid: new Map(),
  lifted: new Map(),
  fresh: new Set(),
  cursor: null,
  target: null,
  marked: new Set(),
  underlined: [],
  awaited: new Set(),
  badge: null,
  close: [],
};

const TONES: Record<string, Tone> = { d: "letter-2", t: "letter-3", D: "word-2", T: "word-3", "*": "star" };

/** What the squares do, from the text of the set. */
export function tonesOf(premiums: string): (Tone | null)[] {
  return [...premiums].map((sign) => TONES[sign] ?? null);
}

/** The face of a letter as boards and racks write it: small for a named blank, ? for one without a name. */
export function faceOf(letter: string, values: Record<string, number>): TileFace {
  if (letter === "?") return { letter: "", value: 0, blank: true };
  const blank = letter === letter.toLowerCase();
  return { letter: letter.toUpperCase(), value: blank ? 0 : (values[letter] ?? 0), blank };
}

/** The faces of a set in which every letter has one value. */
export function facesBy(values: Record<string, number>): Faces {
  return (letter) => faceOf(letter, values);
}

/** The tiles of a board. */
export function facesOf(board: string, faces: Faces): (TileFace | null)[] {
  return [...board].map((cell) => (cell === "." ? null : faces(cell)));
}
