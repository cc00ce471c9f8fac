// Made by tools/wire.py from the types of the server; not to be changed by hand.

import type { Event } from "../../lib/wire";
import type { Challenged, Drew, DrewForFirst, Exchanged, Passed, Stood, Surrendered, TurnBegan, TurnLost, Withdrawn } from "../crossword/wire";

/** A claim about the played word (TO-34); for kinship, the other person and the relation (TO-36). */
export interface Claim {
  kind: "book" | "character" | "kin" | "land" | "utterance";
  word?: string;
  place?: string;
  relation?: string;
}

/** A tag, a colour or a kinship was challenged (TO-24). */
export interface ClaimChallenged {
  type: "ClaimChallenged";
  by: number;
  claim: string;
  gained?: number[];
}

/** The text or the players have decided. A failed claim costs only its points (TO-24). */
export interface ClaimJudged {
  type: "ClaimJudged";
  seat: number;
  claim: string;
  stands: boolean;
  judged: "text" | "vote";
  proofs?: Evidence[];
  gained?: number[];
}

/** Which side of a tile counts (TO-32, TO-33). */
export interface Counting {
  played_across: "left" | "lower" | "right" | "upper";
  played_down: "left" | "lower" | "right" | "upper";
  tagged_across: "left" | "lower" | "right" | "upper";
  tagged_down: "left" | "lower" | "right" | "upper";
}

/** A proof (TO-50) as it was shown, so that it need not be looked up again. */
export interface Evidence {
  kind: string;
  told: [string, string];
  passages?: Shown[];
}

/** The face-up letters beside the board were drawn (TO-2). */
export interface FacedUp {
  type: "FacedUp";
  tiles: string;
  gained?: number[];
}

/** The game is over (TO-25). */
export interface Finished {
  type: "Finished";
  why: "alone" | "out" | "passes" | "rounds" | "scoreless";
  adjustments: number[];
  winners: number[];
  by?: number | null;
  gained?: number[];
}

/** A play was laid and scored. */
export interface Played {
  type: "Played";
  seat: number;
  move: TagOnMove;
  gained?: number[];
}

/** The play is final, and the proof of its tag is public (TO-50). */
export interface Proved {
  type: "Proved";
  seat: number;
  proofs: Evidence[];
  gained?: number[];
}

/** A word formed by a play, with its score. */
export interface ScoredWord {
  word: string;
  start: number;
  across: boolean;
  sum?: string;
  points?: number;
}

export interface ScoredWordView {
  word: string;
  place: string;
  sum: string;
  points: number;
}

/** Tiles were exchanged with a shield, and the turn continues (TO-22). Only the seat itself sees them. */
export interface ShieldExchanged {
  type: "ShieldExchanged";
  seat: number;
  count: number;
  gave?: string;
  drew?: string;
  gained?: number[];
}

/** A shield was put back unused, a tile drawn for it, and the turn continues (TO-23). */
export interface ShieldReturned {
  type: "ShieldReturned";
  seat: number;
  drew?: string;
  gained?: number[];
}

/** A shield saved its holder's turn, and went back to the bag (TO-22). */
export interface ShieldSaved {
  type: "ShieldSaved";
  seat: number;
  count: number;
  drew?: string;
  gained?: number[];
}

/** A verse with the positions of the words it is about. */
export interface Shown {
  reference: string;
  text: string;
  marks?: [number, number][];
}

export type Side = ["+" | "×", number];

/** The four sides of a tile; an empty one adds nothing. */
export interface Sides {
  left?: Side | null;
  lower?: Side | null;
  right?: Side | null;
  upper?: Side | null;
}

/** The word that the played word tags (TO-13). */
export interface Tag {
  word: string;
  start: number;
  across: boolean;
  place: string;
  sum: string;
  points: number;
  because?: string;
}

/** A word that the play could tag (TO-13). */
export interface TagChoice {
  word: string;
  place: string;
  squares: number[];
  across: boolean;
  sum: string;
  points: number;
  connects: boolean | null;
}

/** A play: tiles laid and lifted, words formed, tags and claims, and points. */
export interface TagOnMove {
  seat: number;
  start: number;
  across: boolean;
  place: string;
  word: string;
  laid: [number, string][];
  words: ScoredWord[];
  lifted?: [number, string][];
  replaced?: string;
  gave?: string;
  took?: string;
  tag?: Tag | null;
  claims?: Claim[];
  centre?: boolean;
  all_tiles?: number;
  doubts?: [number, string][];
  judged?: string[];
  proofs?: Evidence[];
}

/** The latest play, as everyone sees it. */
export interface TagOnMoveView {
  seat: number;
  place: string;
  word: string;
  squares: number[];
  lifted: number[];
  replaced: string;
  gave: string;
  took: string;
  words: ScoredWordView[];
  tag: Tag | null;
  claims: Claim[];
  times: number;
  centre: boolean;
  all_tiles: number;
  explained: string;
  score: number;
  standing: string;
  proofs: Evidence[];
}

/** Options of TAG ON. */
export interface TagOnOptions {
  aids: "hints" | "look-up" | "none" | null;
  family_words: boolean;
  answer_time: number | null;
  clock: "game" | "none" | "turn";
  clock_seconds: number;
  edition: "en" | "fr";
  words: "challenge" | "checked";
  word_list: "any" | "bible" | "general";
  own_words: string[];
  challenge_time: number | null;
  replace: "free" | "in-place";
  score_all_words: boolean;
  judge: "text" | "text-then-vote" | "vote";
  bible: string;
}

/** Score of a play before it is made (AG-7: always shown, but never whether its claims are true). */
export interface TagOnPreview {
  score: number;
  explained: string;
  words: ScoredWordView[];
  tag: Tag | null;
  claims: Claim[];
  times: number;
  all_tiles: number;
  proofs: Evidence[];
  choices: TagChoice[];
  colours: ("book" | "character" | "genealogy" | "land" | "utterance")[];
}

/** Constants of a game that everyone sees. */
export interface TagOnSetting {
  options: TagOnOptions;
  tile_set: TileSet;
  counting: Counting;
  times: Record<string, number>;
}

/** The view of a seat. */
export interface TagOnView {
  board: string[];
  face_up: string;
  rack: string;
  racks: string[];
  tiles: number[];
  bag: number;
  turn: number;
  turns: number;
  round: number;
  lost: boolean[];
  move: TagOnMoveView | null;
  centre_used: boolean;
  may_return_shield: boolean;
  barred: string[];
  adjustments: number[];
  ended: string;
}

/** A board and a set of tiles. */
export interface TileSet {
  edition: "en" | "fr";
  size: number;
  squares: string;
  tiles: Record<string, number>;
  sides: Record<string, Sides>;
}

/** The play was challenged successfully: its turn is lost (TO-24). */
export interface TurnForfeited {
  type: "TurnForfeited";
  seat: number;
  gained?: number[];
}

/** The challenge failed: the challenger's next turn will be lost (TO-24). */
export interface TurnOwed {
  type: "TurnOwed";
  seat: number;
  gained?: number[];
}

export type TagOnEvent =
  | Event
  | FacedUp
  | DrewForFirst
  | Drew
  | TurnBegan
  | Played
  | Stood
  | Proved
  | Exchanged
  | Passed
  | Challenged
  | Withdrawn
  | TurnForfeited
  | TurnOwed
  | TurnLost
  | ClaimChallenged
  | ClaimJudged
  | ShieldSaved
  | ShieldExchanged
  | ShieldReturned
  | Surrendered
  | Finished;
