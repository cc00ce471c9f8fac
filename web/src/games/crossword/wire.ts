// Made by tools/wire.py from the types of the server; not to be changed by hand.

/** The words of the latest play were challenged and checked. */
export interface Challenged {
  type: "Challenged";
  by: number;
  rulings: Ruling[];
  gained?: number[];
}

/** Tiles were drawn. Only the seat itself sees them. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  tiles?: string;
  gained?: number[];
}

/** Everyone drew a tile for the first turn; ties drew again; all tiles went back. */
export interface DrewForFirst {
  type: "DrewForFirst";
  rounds: [number, string][][];
  first: number;
  gained?: number[];
}

/** Tiles were exchanged. Only the seat itself sees them. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  count: number;
  gave?: string;
  drew?: string;
  gained?: number[];
}

export interface Passed {
  type: "Passed";
  seat: number;
  out_of_time?: boolean;
  gained?: number[];
}

/** The verdict on one word. */
export interface Ruling {
  word: string;
  list?: string;
}

/** The play is final: it can no longer be challenged. */
export interface Stood {
  type: "Stood";
  seat: number;
  gained?: number[];
}

/** The tiles of a player who left went to the bag (AG-3). */
export interface Surrendered {
  type: "Surrendered";
  seat: number;
  count: number;
  gained?: number[];
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  gained?: number[];
}

/** A player missed a turn because of a failed challenge. */
export interface TurnLost {
  type: "TurnLost";
  seat: number;
  gained?: number[];
}

/** The play was withdrawn with its points; the turn is lost. */
export interface Withdrawn {
  type: "Withdrawn";
  seat: number;
  gained?: number[];
}
