// Made by tools/wire.py from the types of the server; not to be changed by hand.

import type { Event } from "../../lib/wire";
import type { Challenged, Drew, DrewForFirst, Exchanged, Passed, Stood, Surrendered, TurnBegan, TurnLost, Withdrawn } from "../crossword/wire";

/** From a record: points without a play (a challenge, the clock). */
export interface Adjusted {
  type: "Adjusted";
  seat: number;
  points: number;
  why: string;
  gained?: number[];
}

/** Result of `parlour.analyse` for a game of SCRABBLE Bible Edition. */
export interface Analysis {
  players: string[];
  turns: Turn[];
  start: number[];
  scores: number[];
  adjustments: number[];
  lost: number[];
  over: boolean;
  to_move: number | null;
  now: Option[];
}

/** The common part of all views. */
export interface BibleCommon {
  board: string[];
  racks: string[];
  tiles: number[];
  bag: number;
  turn: number;
  turns: number;
  lost: boolean[];
  move: MoveView | null;
  helper: number | null;
  debts: [number, number][];
  may_ask_help: boolean;
  adjustments: number[];
  ended: string;
}

/** Options of SCRABBLE Bible Edition. Any of the variants may be combined. */
export interface BibleOptions {
  aids: "hints" | "look-up" | "none" | null;
  family_words: boolean;
  answer_time: number | null;
  clock: "game" | "none" | "turn";
  clock_seconds: number;
  words: "challenge" | "checked";
  word_list: "any" | "bible" | string[];
  challenge_time: number | null;
  star: "double-letter-and-word" | "double-word";
  bonus_list: "concordance" | "none" | "strict" | string[];
  bonus: "automatic" | "claimed";
  judge: "list" | "vote";
  my_cup_overflows: boolean;
  it_is_finished: boolean;
  levels: "beginner" | "expert" | "intermediate" | ("beginner" | "expert" | "intermediate")[];
  tests_of_faith: boolean;
  bible: string;
  good_samaritan: boolean;
  babel: ("de" | "el" | "es" | "fr" | "he" | "la")[];
  end: "rulebook" | "six-scoreless";
  adjustment: "deduct-and-gain" | "gain-double";
}

/** A seat's own part of its view. */
export interface BibleOwn {
  rack: string;
  helper_rack: string;
}

/** Constants of a game that everyone sees. */
export interface BibleSetting {
  options: BibleOptions;
  tile_set: TileSet;
  targets: number[];
}

/** A claimed bonus was challenged (SB-24). If the challenge succeeds, only the bonus is lost. */
export interface BonusChallenged {
  type: "BonusChallenged";
  by: number;
  word: string;
  stands: boolean;
  judged: "list" | "vote";
  gained?: number[];
}

/** The game is over (SB-17, SB-31). */
export interface Ended {
  type: "Ended";
  why: "alone" | "out" | "passes" | "scoreless" | "target";
  adjustments: number[];
  winners: number[];
  by?: number | null;
  gained?: number[];
}

/** A word formed or modified in a turn, with its score. */
export interface FormedWord {
  word: string;
  start: number;
  across: boolean;
  points: number;
  bonus?: number;
}

/** From a record: the player's tiles at this moment. */
export interface Held {
  type: "Held";
  seat: number;
  tiles?: string;
  gained?: number[];
}

/** Good Samaritan (SB-33): the player on turn asks for help. */
export interface HelpAsked {
  type: "HelpAsked";
  seat: number;
  owed_by?: number[];
  gained?: number[];
}

/** The player on turn declines the offered help. */
export interface HelpDeclined {
  type: "HelpDeclined";
  seat: number;
  gained?: number[];
}

export interface HelpOffered {
  type: "HelpOffered";
  seat: number;
  to: number;
  gained?: number[];
}

/** The helper's rack is open to the player on turn, and to nobody else. */
export interface HelpTaken {
  type: "HelpTaken";
  seat: number;
  helper: number;
  rack?: string;
  gained?: number[];
}

/** A play was laid and scored. */
export interface Laid {
  type: "Laid";
  seat: number;
  move: Move;
  gained?: number[];
}

/** A play: tiles laid, words formed, points earned. */
export interface Move {
  seat: number;
  start: number;
  across: boolean;
  place: string;
  word: string;
  laid: [number, string][];
  words: FormedWord[];
  all_tiles?: number;
  peace?: boolean;
  babel?: string;
  babel_bonus?: number;
  told?: string[];
  judged?: string[];
}

/** The latest play, as everyone sees it. */
export interface MoveView {
  seat: number;
  place: string;
  word: string;
  squares: number[];
  words: WordView[];
  all_tiles: number;
  babel: string;
  babel_bonus: number;
  score: number;
  standing: string;
}

/** A possible command. */
export interface Option {
  command: string;
  score: number;
  value: number;
}

/** Score of a play before it is made (AG-7: always shown, but never whether the words are valid). */
export interface Preview {
  score: number;
  words: WordView[];
  all_tiles: number;
  babel_bonus: number;
}

/** Tests of Faith (SB-32): a player asked for the story of a bonus word. */
export interface StoryAsked {
  type: "StoryAsked";
  by: number;
  seat: number;
  word: string;
  gained?: number[];
}

export interface StoryJudged {
  type: "StoryJudged";
  seat: number;
  word: string;
  accepted: boolean;
  points?: number;
  own_word?: boolean;
  gained?: number[];
}

export interface StoryTold {
  type: "StoryTold";
  seat: number;
  word: string;
  text: string;
  gained?: number[];
}

/** A board with premium squares, and a set of tiles with values (SB-1). */
export interface TileSet {
  size: number;
  premiums: string;
  tiles: Record<string, number>;
  values: Record<string, number>;
}

/** Helper and helped traded a tile. Only they see which. */
export interface Traded {
  type: "Traded";
  seat: number;
  helper: number;
  gave?: string;
  got?: string;
  gained?: number[];
}

/** A turn of the game. */
export interface Turn {
  line: number;
  seat: number;
  rack: string;
  command: string;
  score: number;
  value: number;
  best: Option[];
  lost: number;
  points: number[];
  chances: number[];
  withdrawn: boolean;
}

export interface WordView {
  word: string;
  place: string;
  points: number;
  bonus: number;
}

export type BibleEvent =
  | Event
  | DrewForFirst
  | Drew
  | TurnBegan
  | Laid
  | Stood
  | Exchanged
  | Passed
  | Challenged
  | Withdrawn
  | BonusChallenged
  | TurnLost
  | StoryAsked
  | StoryTold
  | StoryJudged
  | HelpAsked
  | HelpOffered
  | HelpTaken
  | HelpDeclined
  | Traded
  | Surrendered
  | Held
  | Adjusted
  | Ended;

export type BibleView = BibleCommon & BibleOwn;
