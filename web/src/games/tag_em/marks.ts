/** What is drawn over the map for somebody who thinks about a move. */
export interface Marks {
  /** Squares and what they cost. */
  reach?: Readonly<Record<string, number>>;
  /** Whose reach it is. */
  team?: number;
  path?: readonly string[];
  aims?: readonly string[];
  /** The enemy that is aimed at. */
  aimed?: string;
  threat?: ReadonlySet<string>;
  /** Squares to choose from. */
  choices?: readonly string[];
  selected?: string;
  faults?: ReadonlySet<string>;
}
