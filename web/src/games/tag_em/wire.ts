// Made by tools/wire.py from the types of the server; not to be changed by hand.

import type { Event } from "../../lib/wire";

/** A possible attack: the target, the modifiers and the odds (TE-26). */
export interface Aim {
  target: string;
  far: boolean;
  modifiers: Modifier[];
  odds: Odds;
}

/** A pawn attacked another, next to it or from a distance (TE-20, TE-50). */
export interface Attacked {
  type: "Attacked";
  seat: number;
  square: string;
  other: number;
  target: string;
  far: boolean;
  modifiers: Modifier[];
  rolls: [number[], number[]][];
  totals: [number, number];
  result: "lose" | "tie" | "win";
  gained?: number[];
}

/** A tile was built or destroyed (TE-53). */
export interface Built {
  type: "Built";
  seat: number;
  square: string;
  was: string;
  now: string;
  gained?: number[];
}

/** The text of a map to be checked. */
export interface CheckMap {
  text: string;
}

/** The game is over. */
export interface Ended {
  type: "Ended";
  why: "alone" | "flag" | "goal" | "hill" | "last" | "rounds";
  winners: number[];
  by?: number | null;
  gained?: number[];
}

/** A pawn was defeated; the flags it carried stay there (TE-20, TE-41). */
export interface Fell {
  type: "Fell";
  seat: number;
  square: string;
  by: number;
  returns: boolean;
  dropped?: number[];
  gained?: number[];
}

/** A flag, on the ground or carried. */
export interface Flag {
  team: number;
  square: string;
  carried?: boolean;
}

export interface GalleryPage {
  maps: HungMap[];
  total: number;
}

/** The goal of a team in a mission (TE-59). */
export interface Goal {
  team: number;
  kind: "defeat" | "hold" | "reach" | "survive";
  square?: string;
  enemy?: number;
  count?: number;
}

/** Rounds for which the square of a goal was held (TE-59). */
export interface Held {
  type: "Held";
  seat: number;
  goal: number;
  rounds: number;
  gained?: number[];
}

/** A map of the gallery, as shown in a list. */
export interface HungMap {
  id: string;
  name: string;
  changed: number;
  mine: boolean;
  picture: string;
  author: string;
  grid: "hex" | "square";
  teams: number;
  wide: number;
  high: number;
  levels: number;
  pom: number;
  game_types: ("capture-the-flag" | "capture-their-flag" | "elimination" | "king-of-the-hill" | "missions")[];
}

/** A fair random map, reproducible by seed. */
export interface MakeMap {
  seed: number;
  players?: number;
  width?: number;
  height?: number;
  theme?: string;
  grid?: "hex" | "square";
  symmetry?: "flip" | "mirror" | "turn";
}

export interface MapChecked {
  map: TagMap;
  faults: MapFault[];
}

/** A fault; line 0 and no square: of the whole map. */
export interface MapFault {
  line: number;
  square: string;
  text: Record<string, string>;
}

export interface MapMade {
  map: TagMap;
  text: string;
}

export interface MapPlayed {
  winner: number | null;
}

export interface MapReported {
  report: Report;
  even: boolean;
}

/** A landscape. */
export interface MapTheme {
  name: string;
  colours: [string, string][];
}

/** A modifier of a roll. */
export interface Modifier {
  side: "attacker" | "defender";
  why: string;
  amount: number;
}

/** A pawn moved along a path, starting with the square it left (TE-10). */
export interface Moved {
  type: "Moved";
  seat: number;
  path: string[];
  cost: number;
  stopped?: boolean;
  took?: number[];
  sent_home?: number[];
  gained?: number[];
}

/** Number of equally likely rolls that win, tie and lose for the attacker. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
  of: number;
}

/** The turn order was rolled; ties rolled again (TE-5). */
export interface OrderRolled {
  type: "OrderRolled";
  rolls: [number, number][][];
  order: number[];
  gained?: number[];
}

/** A pawn, or a vehicle. */
export interface Pawn {
  team: number;
  square: string;
  kind?: "boat" | "helicopter" | "land" | "pawn" | "sniper";
  home?: string;
  stopped?: boolean;
  spent?: boolean;
}

/** A map on which bots play a game for the report. */
export interface PlayMap {
  text: string;
  game_type: "capture-the-flag" | "capture-their-flag" | "elimination" | "king-of-the-hill" | "missions";
  number: number;
}

/** Cost and reach of a move, or the odds of an attack, before it is made. */
export interface Preview {
  cost: number;
  reach: Record<string, number>;
  paths: Record<string, string[]>;
  aims: Aim[];
  builds: string[];
}

/** Figures of a map. */
export interface Report {
  squares: number;
  seats: SeatReport[];
  chokes: string[];
}

/** A map to be reported on. */
export interface ReportMap {
  text: string;
}

/** The defeated pawn is back on the map (TE-30, TE-31). */
export interface Returned {
  type: "Returned";
  seat: number;
  square: string;
  gained?: number[];
}

/** Points for hills (TE-58), or for a flag brought home. */
export interface Scored {
  type: "Scored";
  seat: number;
  points: number;
  total: number;
  gained?: number[];
}

/** Figures of a seat. Distances are in Points of Movement. */
export interface SeatReport {
  start: string;
  to_enemies: number[];
  to_flag: number | null;
  to_hills: number[];
  room: number;
  cover: number;
  wade: number;
}

/** A shipped map. */
export interface ShippedMap {
  key: string;
  map: TagMap;
  text: string;
}

/** A map. Teams count from 0 here, from 1 in the text. */
export interface TagMap {
  name?: string;
  author?: string;
  notes?: string[];
  grid?: "hex" | "square";
  pom?: number;
  theme?: string;
  colours?: [string, string][];
  tiles?: Tile[];
  levels?: string[][];
  starts?: string[];
  flags?: string[];
  hills?: string[][];
  stairs?: [string, string][];
  snipers?: string[];
  vehicles?: Vehicle[];
  goals?: Goal[];
  formations?: [number, string[]][];
}

/** Options of TAG 'EM. All of them may be combined. */
export interface TagOptions {
  aids: "hints" | "look-up" | "none" | null;
  family_words: boolean;
  answer_time: number | null;
  clock: "game" | "none" | "turn";
  clock_seconds: number;
  map: string;
  game_type: "capture-the-flag" | "capture-their-flag" | "elimination" | "king-of-the-hill" | "missions";
  pom: number | null;
  order: "rolled" | "seated";
  tie: "defender" | "reroll" | "stand-off";
  flag_return: boolean;
  round_limit: number;
  snipers: "none" | "pawn" | "tiles";
  sniper_range: number;
  vehicles: boolean;
  dice: string;
  pom_dice: string | null;
  construction: boolean;
  builds_per_turn: number;
  pawns: number;
  hill_points: number;
}

/** Constants of a game that everyone sees. */
export interface TagSetting {
  options: TagOptions;
  map: TagMap;
  types: Record<string, Tile>;
}

/** The view of a seat. */
export interface TagView {
  built: Record<string, string>;
  pawns: Pawn[];
  flags: Flag[];
  order: number[];
  turn: number;
  turns: number;
  round: number;
  pom: number;
  builds: number;
  points: number[];
  held: number[];
  defeats: number[][];
  fallen: number;
  fell_at: string;
  out: number[];
  free: boolean;
  ended: string;
}

/** A team left the game with its pawns and its flag; flags its pawns carried stay where they were (TE-42). */
export interface TeamOut {
  type: "TeamOut";
  seat: number;
  why: "flag" | "left" | "no-pawns";
  by?: number | null;
  gained?: number[];
}

/** A tile type. */
export interface Tile {
  letter: string;
  name: string;
  colour?: string;
  enterable?: boolean;
  cost?: number;
  stops?: boolean;
  attack?: number;
  defence?: number;
  cover?: number;
  boats?: boolean;
  vehicles?: boolean;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  pom: number;
  round: number;
  dice?: number[];
  gained?: number[];
}

export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
  forfeited: number;
  out_of_time?: boolean;
  gained?: number[];
}

/** A vehicle that the map gives to a team (TE-51). */
export interface Vehicle {
  team: number;
  kind: "boat" | "helicopter" | "land";
  square: string;
}

export interface WholeMap {
  about: HungMap;
  map: TagMap;
  text: string;
}

export type TagEvent =
  | Event
  | OrderRolled
  | TurnBegan
  | Moved
  | Attacked
  | Fell
  | Returned
  | Built
  | TurnEnded
  | Scored
  | Held
  | TeamOut
  | Ended;
