/** The state that a board draws. The board knows pictures and gestures, not rules. */

export type SideName = "left" | "lower" | "right" | "upper";
export const SIDES: readonly SideName[] = ["upper", "left", "right", "lower"];

/** The face of a tile. */
export interface TileFace {
  /** A capital letter; empty for a blank without a letter. */
  letter: string;
  value: number;
  /** Whether it is a blank. */
  blank: boolean;
  /** The numbers on its four sides, if its tile set has them. */
  sides?: Partial<Record<SideName, string>>;
  /** The side that counts now; the others are dimmed. */
  counts?: SideName;
  /** Whether it is a shield, which has no letter. */
  shield?: boolean;
  /** Accessible name. */
  name?: string;
}

/** Maps a letter, as boards and racks write it, to a tile face. */
export type Faces = (letter: string) => TileFace;

export const KINDS = ["book", "character", "land", "utterance", "genealogy"] as const;
export type PicturePremium = (typeof KINDS)[number] | "reader";
export type Premium = "letter-2" | "letter-3" | "word-2" | "word-3" | "star" | PicturePremium;

/** An underlined word on the board. */
export interface Underline {
  squares: readonly number[];
  across: boolean;
  kind: "offered" | "proved" | "chosen";
}

export interface BoardState {
  /** Squares per side. */
  size: number;
  /** The premium of each square; null for a plain square. */
  premiums: readonly (Premium | null)[];
  /** The tiles played on the board, by square; null for an empty square. */
  tiles: readonly (TileFace | null)[];
  /** Tentative tiles of the current play, by square. */
  laid: ReadonlyMap<number, TileFace>;
  /** Board tiles lifted to be replaced, by square. */
  lifted: ReadonlyMap<number, TileFace>;
  /** Squares of the latest play, highlighted. */
  fresh: ReadonlySet<number>;
  /** Where the next typed letter goes, and in which direction. */
  cursor: { square: number; across: boolean } | null;
  /** Words that can be tagged, and the chosen one. */
  underlined: readonly Underline[];
  /** Squares whose tile is still in flight. */
  awaited: ReadonlySet<number>;
  /** The score preview, shown at the last square of the word; a cross without a text: the word does not count. */
  badge: { square: number; text: string; good: boolean } | null;
  /** Squares to zoom in on if the board is small. */
  close: readonly number[];
}

export const EMPTY_BOARD: Omit<BoardState, "size" | "premiums" | "tiles"> = {
  laid: new Map(),
  lifted: new Map(),
  fresh: new Set(),
  cursor: null,
  underlined: [],
  awaited: new Set(),
  badge: null,
  close: [],
};

const PREMIUMS: Record<string, Premium> = {
  d: "letter-2",
  t: "letter-3",
  D: "word-2",
  T: "word-3",
  "*": "star",
};

/** Reads the premiums of a tile set's board. */
export function premiumsOf(premiums: string): (Premium | null)[] {
  return [...premiums].map((sign) => PREMIUMS[sign] ?? null);
}

/** The face of a letter: lower case is a blank with a letter, `?` a blank without one. */
export function faceOf(letter: string, values: Record<string, number>): TileFace {
  if (letter === "?") return { letter: "", value: 0, blank: true };
  const blank = letter === letter.toLowerCase();
  return { letter: letter.toUpperCase(), value: blank ? 0 : (values[letter] ?? 0), blank };
}

/** Faces for a tile set with one value per letter. */
export function facesBy(values: Record<string, number>): Faces {
  return (letter) => faceOf(letter, values);
}

export function facesOf(board: string, faces: Faces): (TileFace | null)[] {
  return [...board].map((cell) => (cell === "." ? null : faces(cell)));
}
