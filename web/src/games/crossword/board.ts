/** What a board shows. The board knows pictures and gestures, and no rules. */

/** A tile as it lies there. */
export interface TileFace {
  /** A capital letter; empty: a blank that has no letter yet. */
  letter: string;
  /** Points in its corner. */
  value: number;
  /** Whether it is a blank that was given its letter. */
  blank: boolean;
}

export type Tone = "letter-2" | "letter-3" | "word-2" | "word-3" | "star";

export interface BoardState {
  /** Squares on a side. */
  size: number;
  /** What a square does, by square; null: a plain one. */
  premiums: readonly (Tone | null)[];
  /** What lies there for good, by square; null: nothing. */
  tiles: readonly (TileFace | null)[];
  /** Tiles that are being laid and may be taken up again, by square. */
  laid: ReadonlyMap<number, TileFace>;
  /** Squares of the latest play: they are marked. */
  fresh: ReadonlySet<number>;
  /** Where the next typed letter goes, and which way it goes on from there. */
  cursor: { square: number; across: boolean } | null;
  /** The square that a dragged tile is above. */
  target: number | null;
  /** Squares that are pointed out to the player. */
  marked: ReadonlySet<number>;
  /** Squares whose tile is still on its way there. */
  awaited: ReadonlySet<number>;
  /** Points of the word that is being laid, shown at its last square. */
  badge: { square: number; text: string; good: boolean } | null;
  /** Squares to look at closely where the board is small. */
  close: readonly number[];
}

export const still: Omit<BoardState, "size" | "premiums" | "tiles"> = {
  laid: new Map(),
  fresh: new Set(),
  cursor: null,
  target: null,
  marked: new Set(),
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

export function facesOf(board: string, values: Record<string, number>): (TileFace | null)[] {
  return [...board].map((cell) => (cell === "." ? null : faceOf(cell, values)));
}
