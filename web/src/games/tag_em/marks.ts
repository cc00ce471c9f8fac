/** What is highlighted on the map while a player considers a move. */
export interface Marks {
  /** Cost of each reachable square. */
  reach?: Readonly<Record<string, number>>;
  /** The team whose reach is shown. */
  team?: number;
  path?: readonly string[];
  aims?: readonly string[];
  /** The target selected for an attack. */
  aimed?: string;
  threat?: ReadonlySet<string>;
  /** Squares to choose from. */
  choices?: readonly string[];
  selected?: string;
  faults?: ReadonlySet<string>;
}

/** A mark for what has just happened on a square, shown for a moment. */
export interface Flash {
  key: number;
  square: string;
  kind: "out" | "sent-back" | "tie" | "flag" | "points";
  count: number;
}
