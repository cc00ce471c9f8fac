// Made by tools/wire.py from the types of the server; not to be changed by hand.

/** From a record: points for or against a player that no play gave (a challenge, the clock). */
export interface Adjusted {
  type: "Adjusted";
  seat: number;
  points: number;
  why: string;
}

/** A seat answered. What it said, the others learn by what comes of it. */
export interface Answered {
  type: "Answered";
  number: number;
  seat: number;
  answer?: string;
  hidden?: boolean;
}

/** A question was put. */
export interface Asked {
  type: "Asked";
  question: Question;
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
  good_samaritan: boolean;
  babel: ("de" | "el" | "es" | "fr" | "he" | "la")[];
  end: "rulebook" | "six-scoreless";
  adjustment: "deduct-and-gain" | "gain-double";
}

/** What everyone sees and what never changes in a game. */
export interface BibleSetting {
  options: BibleOptions;
  kit: Kit;
  targets: number[];
}

/** SCRABBLE Bible Edition as a seat sees it. */
export interface BibleView {
  board: string[];
  rack: string;
  racks: string[];
  tiles: number[];
  bag: number;
  turn: number;
  turns: number;
  lost: boolean[];
  move: MoveView | null;
  helper: number | null;
  helper_rack: string;
  debts: [number, number][];
  may_ask_help: boolean;
  adjustments: number[];
  ended: string;
}

/** A claimed bonus was challenged (SB-24). If it fails, only the bonus goes. */
export interface BonusChallenged {
  type: "BonusChallenged";
  by: number;
  word: string;
  stands: boolean;
  judged: "list" | "vote";
}

/** The words of the latest play were challenged and looked up. */
export interface Challenged {
  type: "Challenged";
  by: number;
  rulings: Ruling[];
}

/** The host changes the places before play: adds one, takes one away, or makes one open or a bot's. */
export interface ChangePlaces {
  change: "add" | "drop" | "set";
  seat?: number | null;
  place?: NewPlace | null;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** A question is no longer open. */
export interface Closed {
  type: "Closed";
  number: number;
}

/** The others did not agree that a move is taken back; it is not asked for again. */
export interface Denied {
  type: "Denied";
  to: number;
  seat: number;
}

/** A player resigned or left (AG-3). */
export interface Departed {
  type: "Departed";
  seat: number;
  how: "left" | "resigned";
}

/** A command. Sent again with the same id until it is answered; applied once. */
export interface Do {
  type: "do";
  id: string;
  command: string;
  seen?: number | null;
}

/** The command was carried out and written down. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** Tiles were drawn. Only the seat itself sees which. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  tiles?: string;
}

/** Everyone drew a tile to see who starts; ties drew again; all tiles went back. */
export interface DrewForFirst {
  type: "DrewForFirst";
  rounds: [number, string][][];
  first: number;
}

/** The connection ends, and why; a device that was moved or removed does not try again. */
export interface Ended {
  type: "ended";
  reason: "closing" | "deleted" | "moved" | "no-seat" | "no-table" | "removed" | "too-much";
  again: boolean;
}

/** Tiles were exchanged. Only the seat itself sees which. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  count: number;
  gave?: string;
  drew?: string;
}

/** A question no longer waits for a seat: its player left, or a bot took it that does not vote (AG-4). */
export interface Excused {
  type: "Excused";
  number: number;
  seat: number;
}

/** A word formed or modified in a turn, and what it is worth. */
export interface FormedWord {
  word: string;
  start: number;
  across: boolean;
  points: number;
  bonus?: number;
}

/** The game is over (SB-17, SB-31). */
export interface GameEnded {
  type: "Ended";
  why: "alone" | "out" | "passes" | "scoreless" | "target";
  adjustments: number[];
  winners: number[];
  by?: number | null;
}

/** A game on the shelf. */
export interface GameInfo {
  key: string;
  title: string;
  fewest: number;
  most: number;
  levels: string[];
  options: OptionField[];
  presets: Record<string, Record<string, boolean | number | string | string[] | null>>;
}

/** The common part of every view; the game adds its own. */
export interface GameView {
  game: string;
  seat: number | null;
  seats: SeatView[];
  to_act: number[];
  to_move: number[];
  questions: QuestionView[];
  scores: number[];
  over: boolean;
  winners: number[];
  paused: boolean;
  deadline: number | null;
}

/** The table around the game changed: somebody came, went, was moved. */
export interface Gathered {
  type: "table";
  table: TableView;
}

/** A bot took the seat, or its player came back to it (AG-3). */
export interface Handed {
  type: "Handed";
  seat: number;
  bot?: string;
}

/** Lines were added to the log. */
export interface Happened {
  type: "happened";
  n: number;
  now: number;
  view: unknown;
  sights: unknown[];
}

/** What is played: enough to set the table up again as it was. */
export interface Head {
  parlour: number;
  game: string;
  rules: number;
  seats: Seat[];
  seed?: number | null;
  start: unknown;
}

export interface Health {
  status: "well";
  version: string;
}

/** From a record: these were the player's tiles at this moment. */
export interface Held {
  type: "Held";
  seat: number;
  tiles?: string;
}

/** The first message: which table, which seat (by its token; none: to watch), and the last line seen. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  seen?: number;
}

/** Good Samaritan (SB-33): the player on turn asks for help. */
export interface HelpAsked {
  type: "HelpAsked";
  seat: number;
  owed_by?: number[];
}

/** The player on turn goes without the help that was offered. */
export interface HelpDeclined {
  type: "HelpDeclined";
  seat: number;
}

export interface HelpOffered {
  type: "HelpOffered";
  seat: number;
  to: number;
}

/** The helper's rack lies open to the player on turn, and to nobody else. */
export interface HelpTaken {
  type: "HelpTaken";
  seat: number;
  helper: number;
  rack?: string;
}

/** The link of a table, for others. */
export interface Invitation {
  link: string;
  reaches_out: boolean;
}

/** Take an open place: that one, or any. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A seat of a table, and what holds it. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** A board with its premium squares, and a set of tiles with their values (SB-1). */
export interface Kit {
  size: number;
  premiums: string;
  tiles: Record<string, number>;
  values: Record<string, number>;
}

/** A play was laid and scored. */
export interface Laid {
  type: "Laid";
  seat: number;
  move: Laying;
}

/** A play: what was laid, the words it made and what it earned. */
export interface Laying {
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

/** One event, when it happened, and the command that brought it about (on its first event only). */
export interface Line {
  n: number;
  at?: number;
  raw?: number | null;
  seat?: number | null;
  command?: string;
  id?: string;
  event: Event;
}

export interface MakePublic {
  public: boolean;
}

/** The seats that a device holds. */
export interface Mine {
  tokens: string[];
}

export interface Move {
  code: string;
}

/** Typed on another device, it moves the seat there. It works once, for ten minutes. */
export interface MoveCode {
  code: string;
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

export interface Mute {
  seat: number;
  muted?: boolean;
}

export interface MyTable {
  token: string;
  seat: number;
  table: TableView;
  your_turn: boolean;
}

/** A place of a new table: for the one who sets it up or who shares the device, for whoever comes, or for a bot. */
export interface NewPlace {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
}

/** A table to be set up. The first person is the host. */
export interface NewTable {
  game: string;
  places: NewPlace[];
  options?: Record<string, boolean | number | string | string[] | null>;
  preset?: string;
  public?: boolean;
  hot_seat?: boolean;
}

/** One row of an options form. */
export interface OptionField {
  name: string;
  text: string;
  rule: string;
  kind: "choice" | "list" | "number" | "switch" | "text";
  choices: (string | number)[];
  default: unknown;
  may_be_none: boolean;
}

export interface Passed {
  type: "Passed";
  seat: number;
  out_of_time?: boolean;
}

/** The clocks stand (AG-6). */
export interface Paused {
  type: "Paused";
  why?: "agreed" | "stopped";
}

/** Measures the way there and back; `delay` is the one-way delay the device last measured, in seconds. */
export interface Ping {
  type: "ping";
  sent: number;
  delay?: number;
}

/** A place at the table, as everyone sees it. */
export interface PlaceView {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  host: boolean;
  muted: boolean;
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** What a play would score as it lies (AG-7: the score is always shown, never whether the words are words). */
export interface Preview {
  score: number;
  words: WordView[];
  all_tiles: number;
  babel_bonus: number;
}

/** Why something was not done; nothing has changed. */
export interface Problem {
  status: number;
  rule: string;
  text: Record<string, string>;
}

/** A question that the table waits for. >>> window = Question(number=1, kind="challenge", seats=(1, 2), answers=("accept", "challenge"), ... decisive=("challenge",), silence="accept") >>> window.open_to(1), window.takes("challenge"), window.takes("pass") (True, True, False) >>> window = window.answered(1, "accept") >>> window.open_to(1), window.settled (False, False) >>> window.answered(2, "challenge").settled True */
export interface Question {
  number: number;
  kind: string;
  seats: number[];
  answers: string[];
  silence: string;
  decisive?: string[];
  until?: number | null;
  about?: Record<string, string | number | boolean | (string | number)[] | null>;
  hidden?: boolean;
  given?: (string | null)[];
}

/** A question as a seat sees it. */
export interface QuestionView {
  number: number;
  kind: string;
  asks_you: boolean;
  answers: string[];
  silence: string;
  until: number | null;
  waiting_for: number[];
  about: Record<string, string | number | boolean | (string | number)[] | null>;
}

/** The command was not carried out; nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  text: Record<string, string>;
}

/** The table where it goes on, and the seat that this player has there; None: somebody else has it by now. */
export interface Rematch {
  table: string;
  seat: number | null;
  token: string;
}

/** A rematch was set up; this is the seat's place there. */
export interface Rematched {
  type: "rematch";
  table: string;
  seat: number | null;
  token: string;
}

export interface Remove {
  seat: number;
}

/** The clocks run again. */
export interface Resumed {
  type: "Resumed";
}

/** The rules of a game, and of all games, rule by rule. */
export interface RulebookPages {
  game: string;
  title: string;
  language: string;
  sections: Section[];
  common: Section[];
}

/** The verdict on one word. */
export interface Ruling {
  word: string;
  list?: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Who sits there: a person, or a bot of some level. */
export interface Seat {
  name: string;
  bot?: string;
  standing?: "left" | "playing" | "resigned";
}

/** Whoever has the token holds the seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

export interface SeatView {
  name: string;
  bot: string;
  standing: string;
  time_left: number | null;
}

/** One rule: its id, its title, and its text without the heading. */
export interface Section {
  id: string;
  title: string;
  markdown: string;
}

/** A line of the log as a seat sees it. */
export interface Sight {
  n: number;
  at: number;
  seat: number | null;
  event: Event;
  command?: string;
}

/** Time was up: silence answered for those who had not. */
export interface Silence {
  type: "Silence";
  number: number;
}

/** The play stands: nobody may challenge it any more. */
export interface Stood {
  type: "Stood";
  seat: number;
}

/** Tests of Faith (SB-32): somebody asks for the story of a bonus word. */
export interface StoryAsked {
  type: "StoryAsked";
  by: number;
  seat: number;
  word: string;
}

export interface StoryJudged {
  type: "StoryJudged";
  seat: number;
  word: string;
  accepted: boolean;
  points?: number;
  own_word?: boolean;
}

export interface StoryTold {
  type: "StoryTold";
  seat: number;
  word: string;
  text: string;
}

/** What a seat saw happen. */
export interface Stream {
  n: number;
  sights: unknown[];
}

/** The tiles of a player who left went to the bag (AG-3). */
export interface Surrendered {
  type: "Surrendered";
  seat: number;
  count: number;
}

export interface TableMade {
  table: TableView;
  tokens: SeatToken[];
}

/** The table around the game. */
export interface TableView {
  id: string;
  code: string;
  game: string;
  status: "gathering" | "over" | "playing";
  places: PlaceView[];
  public: boolean;
  hot_seat: boolean;
  watching: number;
  created: number;
  notices: Record<string, string>[];
  next: string;
}

/** Helper and helped changed a tile. Only they see which. */
export interface Traded {
  type: "Traded";
  seat: number;
  helper: number;
  gave?: string;
  got?: string;
}

/** The answer to TryOut. */
export interface Tried {
  type: "tried";
  id: string;
  preview: unknown;
}

/** What would this command score? */
export interface TryCommand {
  command: string;
}

/** What would this command score? Nothing is written down. */
export interface TryOut {
  type: "try";
  id: string;
  command: string;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** A player missed the turn owed for a challenge that failed. */
export interface TurnLost {
  type: "TurnLost";
  seat: number;
}

/** The answer to Hello: everything as it stands. */
export interface Welcome {
  type: "welcome";
  table: TableView;
  seat: number | null;
  n: number;
  now: number;
  setting: unknown | null;
  view: unknown | null;
  sights: unknown[];
  chat: ChatLine[];
}

/** The game stands again as it stood after that line of the log (AG-5). Nothing is erased. */
export interface WentBack {
  type: "WentBack";
  to: number;
  seat: number;
}

/** The play was taken back, its points too; the turn is lost. */
export interface Withdrawn {
  type: "Withdrawn";
  seat: number;
}

export interface WordView {
  word: string;
  place: string;
  points: number;
  bonus: number;
}

export type Event =
  | Asked
  | Answered
  | Silence
  | Excused
  | Closed
  | Departed
  | Handed
  | Paused
  | Resumed
  | WentBack
  | Denied
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
  | GameEnded;

export type Incoming =
  | Hello
  | Do
  | TryOut
  | Say
  | Ping;

export type Outgoing =
  | Welcome
  | Happened
  | Gathered
  | Chatted
  | Done
  | Refused
  | Tried
  | Rematched
  | Pong
  | Ended;
