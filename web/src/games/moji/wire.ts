// Made by tools/wire.py from the types of the server; not to be changed by hand.

import type { Event } from "../../lib/wire";

/** Letters with their points and colours (MO-1). */
export interface CardSet {
  points: Record<string, number>;
  colours: Record<string, string>;
}

export interface CardView {
  letter: string;
  colour: string;
  points: number;
}

/** The word challenges of a round (MO-30 to MO-32). */
export interface Challenges {
  min?: number;
  placement?: "anywhere" | "between" | "first-and-last" | "first-or-last";
  theme?: ("adjectives" | "animals" | "books" | "famous" | "food" | "movies" | "nouns" | "verbs")[];
}

/** A word that counts, held until no earlier one can still arrive (MO-13). Only the speaker sees it. */
export interface Claimed {
  type: "Claimed";
  seat: number;
  word: string;
  at: number;
  tops: string[];
  cards: string[];
  gained?: number[];
}

/** A word was first: its cards go to the speaker's pile, and their owners have to flip by then. */
export interface Collected {
  type: "Collected";
  seat: number;
  word: string;
  tops: string[];
  cards: string[];
  flip_by: number;
  until: number;
  gained?: number[];
}

/** The sheets were compared. */
export interface Compared {
  type: "Compared";
  written: Written[];
  until: number;
  gained?: number[];
}

/** A stack was dealt face down: not even its owner sees it. */
export interface Dealt {
  type: "Dealt";
  seat: number;
  count: number;
  cards?: string[];
  gained?: number[];
}

export interface DuelView {
  seats: number[];
  cards: CardView[];
}

export interface Ended {
  type: "Ended";
  winners: number[];
  why: "alone" | "one" | "played" | "stuck" | "written";
  gained?: number[];
}

export interface Flipped {
  type: "Flipped";
  seat: number;
  card: string;
  until: number;
  by_itself?: boolean;
  gained?: number[];
}

/** A player is stuck (MO-14). */
export interface GaveUp {
  type: "GaveUp";
  seat: number;
  gained?: number[];
}

/** Off the Grid: all its cards are face up (MO-45). */
export interface GridLaid {
  type: "GridLaid";
  cards: string[];
  gained?: number[];
}

/** The latest word that counted, or one's own word that did not. */
export interface HeardView {
  seat: number;
  word: string;
  accepted: boolean;
  fault: string;
  rule: string;
  may_question: boolean;
}

/** The vote is over. If the verdict is overturned, these cards go to the pile, or from it to the discard pile. */
export interface Judged {
  type: "Judged";
  seat: number;
  word: string;
  accepted: boolean;
  counts: boolean;
  cards: string[];
  points: number;
  waited: number;
  flip_by: number;
  gained?: number[];
}

/** The cards of a player who left are removed (AG-3). */
export interface LeftBehind {
  type: "LeftBehind";
  seat: number;
  count: number;
  cards?: string[];
  gained?: number[];
}

/** The common part of all views. */
export interface MojiCommon {
  phase: string;
  round: number;
  challenges: Challenges;
  until: number | null;
  slots: (SlotView | null)[];
  stacks: number[];
  piles: CardView[][];
  aside: number;
  board: (CardView | null)[];
  ready: number[];
  must_flip: number[];
  stuck: number[];
  duels: DuelView[];
  used: string[];
  turn: number;
  master: number | null;
  totals: number[];
  voted_in: string[];
  voted_out: string[];
}

/** Options of moji. Variations combine wherever that makes sense; where not, the reason is told. */
export interface MojiOptions {
  aids: "hints" | "look-up" | "none" | null;
  family_words: boolean;
  answer_time: number | null;
  clock: "game" | "none" | "turn";
  clock_seconds: number;
  min: 3 | 4 | 5 | null;
  placement: "anywhere" | "between" | "first-and-last" | "first-or-last";
  theme: ("adjectives" | "animals" | "books" | "famous" | "food" | "movies" | "nouns" | "verbs")[];
  variation: "eagle-eyes" | "off-the-grid" | "race";
  rounds: 1 | 2 | 3 | 5;
  masters_choice: boolean;
  stack_em_up: boolean;
  partners: "ball-and-chain" | "do-si-do" | "none" | "partner-only";
  monochrome: boolean;
  three_amigos: boolean;
  proper_nouns: boolean;
  endings: boolean;
  repeats: boolean;
  own_words: string[];
  banned_words: string[];
  house_rules: string;
  tie_window: number;
  cool_down: boolean;
  order: number[];
}

/** A seat's own part of its view. */
export interface MojiOwn {
  held: string;
  heard: HeardView[];
  sheet: string[];
  written: WrittenView[];
}

/** Constants of a game that everyone sees. */
export interface MojiSetting {
  options: MojiOptions;
  card_set: CardSet;
  partners: number[];
}

/** Everyone in a duel is stuck: those cards are open to all again. */
export interface Opened {
  type: "Opened";
  cards: string[];
  gained?: number[];
}

export interface Passed {
  type: "Passed";
  seat: number;
  out_of_time?: boolean;
  gained?: number[];
}

export interface Picked {
  type: "Picked";
  seat: number;
  challenges: Challenges;
  gained?: number[];
}

/** A verdict is disputed; the race pauses for the vote (MO-18). */
export interface Questioned {
  type: "Questioned";
  by: number;
  seat: number;
  word: string;
  accepted: boolean;
  at: number;
  gained?: number[];
}

export interface Readied {
  type: "Readied";
  seat: number;
  gained?: number[];
}

/** Everyone with cards left turned one, at the same moment (MO-3). */
export interface Revealed {
  type: "Revealed";
  cards: [number, string][];
  until: number;
  gained?: number[];
}

/** All cards are back in the box; cards are turned when everyone is ready, or at the deadline. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  challenges: Challenges;
  ready_by: number;
  gained?: number[];
}

export interface RoundEnded {
  type: "RoundEnded";
  points: number[];
  winners: number[];
  why: "alone" | "one" | "played" | "stuck" | "written";
  pick_by?: number | null;
  gained?: number[];
}

/** Everyone is stuck: face-up cards go to the discard pile (MO-14). */
export interface SetAside {
  type: "SetAside";
  cards: string[];
  gained?: number[];
}

/** Eagle Eyes: the cards are in the middle, and everyone writes (MO-46). */
export interface Shown {
  type: "Shown";
  cards: string[];
  until: number;
  gained?: number[];
}

/** A player's face-up cards. */
export interface SlotView {
  card: CardView;
  under: number;
}

/** Several were simultaneous: only they continue to race for those cards, with new words (MO-13). */
export interface Tied {
  type: "Tied";
  seats: number[];
  words: string[];
  cards: string[];
  until: number;
  gained?: number[];
}

/** A word that counted, but whose cards were gone. */
export interface TooLate {
  type: "TooLate";
  seat: number;
  word: string;
  gained?: number[];
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  until: number;
  gained?: number[];
}

/** A word of a sheet after the comparison (MO-46). */
export interface Written {
  seat: number;
  word: string;
  points: number;
  fault?: string;
  questioned?: boolean;
}

export interface WrittenView {
  seat: number;
  word: string;
  points: number;
  fault: string;
  may_question: boolean;
}

/** A word that does not count. Only the speaker sees it (MO-17). */
export interface Wrong {
  type: "Wrong";
  seat: number;
  word: string;
  fault: string;
  at: number;
  detail?: string;
  cards?: string[];
  gained?: number[];
}

/** The current words of a sheet; only its writer sees them. */
export interface Wrote {
  type: "Wrote";
  seat: number;
  words: string[];
  gained?: number[];
}

export type MojiEvent =
  | Event
  | RoundBegan
  | Dealt
  | Readied
  | Revealed
  | Flipped
  | Wrong
  | Claimed
  | Collected
  | Tied
  | TooLate
  | GaveUp
  | Opened
  | SetAside
  | LeftBehind
  | Questioned
  | Judged
  | GridLaid
  | TurnBegan
  | Passed
  | Shown
  | Wrote
  | Compared
  | RoundEnded
  | Picked
  | Ended;

export type MojiView = MojiCommon & MojiOwn;
