// Made by tools/wire.py from the types of the server; not to be changed by hand.

/** How the next game differs from this one. */
export interface Again {
  keep?: string[];
}

/** A seat answered. What it said, the others learn by what comes of it. */
export interface Answered {
  type: "Answered";
  number: number;
  seat: number;
  answer?: string;
  hidden?: boolean;
  gained?: number[];
}

/** A question was put. */
export interface Asked {
  type: "Asked";
  question: Prompt;
  gained?: number[];
}

export interface BookCount {
  number: number;
  name: string;
  count: number;
}

/** Before play the host adds or removes a seat, or makes one open or a bot's. */
export interface ChangeSeats {
  change: "add" | "drop" | "set";
  seat?: number | null;
  info?: NewSeat | null;
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

/** Options that somebody thinks of choosing, for that many players. */
export interface CheckOptions {
  options?: Record<string, boolean | number | string | (string | number)[] | null>;
  preset?: string;
  players?: number;
}

export interface Choice {
  value: string | number;
  label: string;
}

/** A question is no longer open. */
export interface Closed {
  type: "Closed";
  number: number;
  gained?: number[];
}

/** What everyone sees alike of any table; the game adds its own. */
export interface CommonView {
  game: string;
  seats: SeatView[];
  to_move: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  paused: boolean;
  deadline: number | null;
}

/** Values that do not go together, and why. */
export interface Conflict {
  text: string;
  rule: string;
  terms: Term[];
}

/** What connects two words, best first. */
export interface ConnectionFound {
  word: string;
  other: string;
  language: "en" | "fr";
  barred: string;
  rule: string;
  rule_of: string;
  proofs: ShownProof[];
  kin: Relationship[];
  nearest: Nearby[];
}

/** The others did not agree that a move is taken back; it is not asked for again. */
export interface Denied {
  type: "Denied";
  to: number;
  seat: number;
  gained?: number[];
}

/** A player resigned or left (AG-3). */
export interface Departed {
  type: "Departed";
  seat: number;
  how: "left" | "resigned";
  gained?: number[];
}

/** A command. Sent again with the same id until it is answered; applied once. */
export interface Do {
  type: "do";
  id: string;
  command: string;
  seen?: number | null;
  sent?: number | null;
}

/** The command was applied and committed. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** Answers a Pong at once, with its time, so that the server measures the round trip (MO-13). */
export interface Echo {
  type: "echo";
  now: number;
}

/** The connection ends, and why. `again`: the client should reconnect. */
export interface Ended {
  type: "ended";
  reason: "closing" | "deleted" | "moved" | "no-seat" | "no-table" | "removed" | "too-much";
  again: boolean;
}

/** A question no longer waits for a seat: its player left, or a bot took it that does not vote (AG-4). */
export interface Excused {
  type: "Excused";
  number: number;
  seat: number;
  gained?: number[];
}

/** A game on the shelf. */
export interface GameInfo {
  key: string;
  title: string;
  tagline: string;
  fewest: number;
  most: number;
  levels: string[];
  own_device: boolean;
  options: OptionField[];
  groups: OptionGroup[];
  conflicts: Conflict[];
  presets: NamedPreset[];
  exports: string[];
}

/** What a game makes of a word: the first ruling says whether it counts at all. */
export interface GameVerdict {
  game: string;
  title: string;
  rulings: WordRuling[];
}

/** A bot took the seat, or its player came back to it (AG-3). */
export interface Handed {
  type: "Handed";
  seat: number;
  bot?: string;
  gained?: number[];
}

/** Lines were added to the log. */
export interface Happened {
  type: "happened";
  n: number;
  now: number;
  view: unknown;
  events: unknown[];
}

export interface Health {
  status: "well";
  version: string;
}

/** The first message: which table, which seat (by its token; none: to watch), and the last line seen. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  seen?: number;
}

/** A good move, as one would say it. */
export interface Hint {
  command: string;
}

/** A wife or a husband, and the children of both; None: of these the other parent is not told. */
export interface Household {
  partner: NextOfKin | null;
  children: NextOfKin[];
}

/** The link of a table, for others. */
export interface Invitation {
  link: string;
  reaches_out: boolean;
}

/** Take an open seat: the given one, or any. */
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

/** What this seat may do now, as one would say it. */
export interface LegalCommands {
  n: number;
  commands: string[];
  is_whole: boolean;
}

/** A game or a position: a log of Parlour, or text in a format that a game reads. */
export interface LookAt {
  text: string;
}

/** Whether words may be looked up now: not by the seats of a game that is played without (AG-7). */
export interface LookUpState {
  open: boolean;
  closed_by: TableView[];
}

/** The game step by step, everything open, and each of its turns beside the best plays. */
export interface LookedAt {
  replay: Replay;
  analysis: unknown;
}

/** All that the house knows of a word. */
export interface LookedUp {
  asked: string;
  word: string;
  written: string;
  language: "en" | "fr";
  known: boolean;
  verdicts: GameVerdict[];
  kinds: string[];
  bases: string[];
  english: string[];
  themes: string[];
  fit: boolean;
  verses: VersesFound;
  persons: Namesake[];
  namesakes: number;
  claims: ShownProof[];
  speaker: number;
  near: string[];
  elsewhere: boolean;
}

export interface MakePublic {
  public: boolean;
}

/** A verse of the King James Version, with the words that it is shown for. */
export interface MarkedVerse {
  reference: string;
  text: string;
  marks: [number, number][];
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

/** A named set of options. */
export interface NamedPreset {
  key: string;
  label: string;
  values: Record<string, boolean | number | string | (string | number)[] | null>;
}

/** A person of the Bible, with the next of kin. */
export interface Namesake {
  id: string;
  name: string;
  names: string[];
  who: string;
  reference: string;
  parents: NextOfKin[];
  siblings: NextOfKin[];
  households: Household[];
}

/** Where two words come nearest that nothing connects. */
export interface Nearby {
  apart: number;
  verses: MarkedVerse[];
}

/** A seat of a new table: for a person (the host, or in hot-seat anyone at the device), open, or for a bot. */
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
}

/** A table to be set up. The first person is the host. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | (string | number)[] | null>;
  preset?: string;
  public?: boolean;
  hot_seat?: boolean;
}

/** Somebody's next of kin. */
export interface NextOfKin {
  id: string;
  name: string;
  relation: string;
  reference: string;
}

/** One option, with all that a form has to know of it. */
export interface OptionField {
  name: string;
  label: string;
  help: string;
  rule: string;
  group: "challenges" | "game" | "judging" | "play" | "scoring" | "table" | "time" | "variations" | "words";
  kind: "choice" | "list" | "number" | "ranking" | "switch" | "text";
  choices: Choice[];
  default: unknown;
  usual: unknown;
  may_be_none: boolean;
  none: string;
  settled: boolean;
  own_list: boolean;
  each: string;
  unit: string;
  least: number | null;
  most: number | null;
  whole: boolean;
  pattern: string;
  when: Term[][];
}

export interface OptionGroup {
  key: "challenges" | "game" | "judging" | "play" | "scoring" | "table" | "time" | "variations" | "words";
  label: string;
}

/** Whether a table can be set up with them. */
export interface OptionsChecked {
  idle: string[];
  text: Record<string, string>;
  about: string[];
}

/** What each seat sees in its own way. */
export interface OwnView {
  seat: number | null;
  to_act: number[];
  prompts: PromptView[];
}

/** The clocks stand (AG-6). */
export interface Paused {
  type: "Paused";
  why?: "agreed" | "stopped";
  gained?: number[];
}

/** Asks for a Pong, which has the server's time; `sent` is the client's. */
export interface Ping {
  type: "ping";
  sent: number;
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** Why something was not done; nothing has changed. */
export interface Problem {
  status: number;
  rule: string;
  text: Record<string, string>;
}

/** A question that the table waits for. >>> window = Prompt(number=1, kind="challenge", seats=(1, 2), answers=("accept", "challenge"), ... decisive=("challenge",), silence="accept") >>> window.open_to(1), window.takes("challenge"), window.takes("pass") (True, True, False) >>> window = window.answered(1, "accept") >>> window.open_to(1), window.settled (False, False) >>> window.answered(2, "challenge").settled True */
export interface Prompt {
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

/** Further fields of a view, for the generic page. */
export interface PromptTexts {
  prompt_texts: Record<string, Record<string, string>>;
}

/** A question as a seat sees it. */
export interface PromptView {
  number: number;
  kind: string;
  asks_you: boolean;
  answers: string[];
  silence: string;
  until: number | null;
  waiting_for: number[];
  about: Record<string, string | number | boolean | (string | number)[] | null>;
}

/** Something for the gallery, as text. It has to have a name, and no faults. */
export interface Publish {
  text: string;
}

/** The command was refused; nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  text: Record<string, string>;
}

/** What one person is to another, and the facts that prove it. */
export interface Relationship {
  claim: string;
  steps: string[];
}

/** The table where it goes on, and the seat that this player has there; None: somebody else has it by now. */
export interface Rematch {
  table: string;
  seat: number | null;
  token: string;
}

/** A rematch was set up, with the seat this player has there. */
export interface Rematched {
  type: "rematch";
  table: string;
  seat: number | null;
  token: string;
}

export interface Remove {
  seat: number;
}

export interface Rename {
  name: string;
}

/** A finished game, everything open. Prompts, deadlines and whose move it is are left out: nobody can act. */
export interface Replay {
  game: string;
  setting: unknown;
  steps: ReplayStep[];
}

/** A line of the log, everything open, and what it changed. `view` and `hands` hold only the fields that differ from the step before: the view of a step is `{...view_before, ...step.view}`, and so is what each seat saw in its own way. */
export interface ReplayStep {
  n: number;
  at?: number;
  raw?: number | null;
  event?: Event | null;
  view?: Record<string, unknown>;
  hands?: Record<string, Record<string, unknown>>;
}

/** The clocks run again. */
export interface Resumed {
  type: "Resumed";
  gained?: number[];
}

/** The rules of a game, and of all games, rule by rule. */
export interface RulebookPages {
  game: string;
  title: string;
  language: string;
  sections: Section[];
  common: Section[];
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
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
export interface SeenEvent {
  n: number;
  at: number;
  seat: number | null;
  event: Event;
  command?: string;
  text?: Record<string, string>;
}

/** Something that holds, and the verses that prove it. */
export interface ShownProof {
  kind: string;
  sentence: string;
  verses: MarkedVerse[];
}

/** Time was up: silence answered for those who had not. */
export interface Silence {
  type: "Silence";
  number: number;
  gained?: number[];
}

/** What a seat saw happen. */
export interface Stream {
  n: number;
  events: unknown[];
}

/** Seats, settings or connections changed. */
export interface TableChanged {
  type: "table";
  table: TableView;
}

export interface TableMade {
  table: TableView;
  tokens: SeatToken[];
}

/** A seat at the table, as everyone sees it. */
export interface TableSeat {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  connected: boolean;
  host: boolean;
  muted: boolean;
}

/** The lobby view of a table: everything but the game. */
export interface TableView {
  id: string;
  code: string;
  game: string;
  status: "gathering" | "over" | "playing";
  seats: TableSeat[];
  public: boolean;
  hot_seat: boolean;
  watching: number;
  created: number;
  notices: Record<string, string>[];
  next: string;
}

/** The option has one of these values; with `but`, none of them. */
export interface Term {
  option: string;
  values: (string | boolean | number | null)[];
  but: boolean;
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

/** Asks what this command would score. Nothing is stored. */
export interface TryOut {
  type: "try";
  id: string;
  command: string;
}

/** A page of the verses that have a word or a form of it: those that many know first, then in order. */
export interface VersesFound {
  total: number;
  verses: MarkedVerse[];
  books: BookCount[];
}

/** The answer to Hello: the whole table. */
export interface Welcome {
  type: "welcome";
  table: TableView;
  seat: number | null;
  n: number;
  now: number;
  setting: unknown | null;
  view: unknown | null;
  events: unknown[];
  chat: ChatLine[];
}

/** The game stands again as it stood after that line of the log (AG-5). Nothing is erased. */
export interface WentBack {
  type: "WentBack";
  to: number;
  seat: number;
  gained?: number[];
}

/** What a rule of a game says of a word. */
export interface WordRuling {
  rule: string;
  yes: boolean;
  sentence: string;
}

/** What can happen in every game. What can happen besides is in the `wire.ts` of the game. */
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
  | Denied;

export type Incoming =
  | Hello
  | Do
  | TryOut
  | Say
  | Ping
  | Echo;

export type Outgoing =
  | Welcome
  | Happened
  | TableChanged
  | Chatted
  | Done
  | Refused
  | Tried
  | Rematched
  | Pong
  | Ended;

export type GameView = CommonView & OwnView;
