// Made by tools/wire.py from the types of the server; not to be changed by hand.

/** From a record: points for or against a player that no play gave (a challenge, the clock). */
export interface Adjusted {
  type: "Adjusted";
  seat: number;
  points: number;
  why: string;
  gained?: number[];
}

/** How the next game differs from this one. */
export interface Again {
  keep?: string[];
}

/** An attack that could be made: whom, with which modifiers, at which odds (TE-26). */
export interface Aim {
  target: string;
  far: boolean;
  modifiers: Modifier[];
  odds: Odds;
}

/** What `parlour.analyse` gives for a game of SCRABBLE Bible Edition. */
export interface Analysis {
  players: string[];
  turns: LookedAtTurn[];
  start: number[];
  scores: number[];
  adjustments: number[];
  lost: number[];
  over: boolean;
  to_move: number | null;
  now: BestPlay[];
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
  question: Question;
  gained?: number[];
}

/** Something that could be done. */
export interface BestPlay {
  command: string;
  score: number;
  value: number;
}

/** What everyone sees alike. */
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

/** What each seat sees in its own way. */
export interface BibleOwn {
  rack: string;
  helper_rack: string;
}

/** What everyone sees and what never changes in a game. */
export interface BibleSetting {
  options: BibleOptions;
  kit: Kit;
  targets: number[];
}

/** A claimed bonus was challenged (SB-24). If it fails, only the bonus goes. */
export interface BonusChallenged {
  type: "BonusChallenged";
  by: number;
  word: string;
  stands: boolean;
  judged: "list" | "vote";
  gained?: number[];
}

export interface BookCount {
  number: number;
  name: string;
  count: number;
}

export interface CardView {
  letter: string;
  colour: string;
  points: number;
}

/** The words of the latest play were challenged and looked up. */
export interface Challenged {
  type: "Challenged";
  by: number;
  rulings: Ruling[];
  gained?: number[];
}

/** The word challenges of a round (MO-30 to MO-32). */
export interface Challenges {
  min?: number;
  placement?: "anywhere" | "between" | "first-and-last" | "first-or-last";
  theme?: ("adjectives" | "animals" | "books" | "famous" | "food" | "movies" | "nouns" | "verbs")[];
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

/** A map in the making, as text. */
export interface CheckMap {
  text: string;
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

/** A tag, a colour or a kinship was challenged (TO-24). */
export interface ClaimChallenged {
  type: "ClaimChallenged";
  by: number;
  claim: string;
  gained?: number[];
}

/** The text or the players have decided. What fails costs only its points (TO-24). */
export interface ClaimJudged {
  type: "ClaimJudged";
  seat: number;
  claim: string;
  stands: boolean;
  judged: "text" | "vote";
  proofs?: Evidence[];
  gained?: number[];
}

/** A word that counts, held until no earlier one can still arrive (MO-13). Only the speaker is told. */
export interface Claimed {
  type: "Claimed";
  seat: number;
  word: string;
  at: number;
  tops: string[];
  cards: string[];
  gained?: number[];
}

/** A question is no longer open. */
export interface Closed {
  type: "Closed";
  number: number;
  gained?: number[];
}

/** A word was first: its cards go to the speaker's pile, and their owners have to flip until then. */
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

/** The sheets were laid side by side. */
export interface Compared {
  type: "Compared";
  written: Written[];
  until: number;
  gained?: number[];
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
  proofs: ShownProof[];
  kin: Relationship[];
  nearest: Nearby[];
}

/** Which side of a tile counts (TO-32, TO-33). */
export interface Counting {
  played_across: "left" | "lower" | "right" | "upper";
  played_down: "left" | "lower" | "right" | "upper";
  tagged_across: "left" | "lower" | "right" | "upper";
  tagged_down: "left" | "lower" | "right" | "upper";
}

/** A stack was dealt, face down: not even its owner sees it. */
export interface Dealt {
  type: "Dealt";
  seat: number;
  count: number;
  cards?: string[];
  gained?: number[];
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
  gained?: number[];
}

/** Everyone drew a tile to see who starts; ties drew again; all tiles went back. */
export interface DrewForFirst {
  type: "DrewForFirst";
  rounds: [number, string][][];
  first: number;
  gained?: number[];
}

export interface DuelView {
  seats: number[];
  cards: CardView[];
}

/** Sent at once when a pong comes, with its time: so the table measures the way there and back (MO-13). */
export interface Echo {
  type: "echo";
  now: number;
}

/** The connection ends, and why; a device that was moved or removed does not try again. */
export interface Ended {
  type: "ended";
  reason: "closing" | "deleted" | "moved" | "no-seat" | "no-table" | "removed" | "too-much";
  again: boolean;
}

/** A proof (TO-50), kept as it was shown: nobody need look it up again. */
export interface Evidence {
  kind: string;
  told: [string, string];
  passages?: ShownVerse[];
}

/** Tiles were exchanged. Only the seat itself sees which. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  count: number;
  gave?: string;
  drew?: string;
  gained?: number[];
}

/** A question no longer waits for a seat: its player left, or a bot took it that does not vote (AG-4). */
export interface Excused {
  type: "Excused";
  number: number;
  seat: number;
  gained?: number[];
}

/** The letters beside the board were drawn, open to all (TO-2). */
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

/** A flag, where it lies or whose pawn carries it. */
export interface Flag {
  team: number;
  square: string;
  carried?: boolean;
}

export interface Flipped {
  type: "Flipped";
  seat: number;
  card: string;
  until: number;
  by_itself?: boolean;
  gained?: number[];
}

/** A word formed or modified in a turn, and what it is worth. */
export interface FormedWord {
  word: string;
  start: number;
  across: boolean;
  points: number;
  bonus?: number;
}

export interface GalleryPage {
  maps: HungMap[];
  total: number;
}

/** The game is over (SB-17, SB-31). */
export interface GameEnded {
  type: "Ended";
  why: "alone" | "out" | "passes" | "scoreless" | "target";
  adjustments: number[];
  winners: number[];
  by?: number | null;
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
}

/** What a game makes of a word: the first ruling says whether it counts at all. */
export interface GameVerdict {
  game: string;
  title: string;
  rulings: WordRuling[];
}

/** The table around the game changed: somebody came, went, was moved. */
export interface Gathered {
  type: "table";
  table: TableView;
}

/** A player finds nothing (MO-14). */
export interface GaveUp {
  type: "GaveUp";
  seat: number;
  gained?: number[];
}

/** What a team has to do to win a mission (TE-59). */
export interface Goal {
  team: number;
  kind: "defeat" | "hold" | "reach" | "survive";
  square?: string;
  enemy?: number;
  count?: number;
}

/** Off the Grid: all cards of it lie open (MO-45). */
export interface GridLaid {
  type: "GridLaid";
  cards: string[];
  gained?: number[];
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
  sights: unknown[];
}

export interface Health {
  status: "well";
  version: string;
}

/** The latest word that counted, or one of one's own that did not. */
export interface HeardView {
  seat: number;
  word: string;
  accepted: boolean;
  fault: string;
  rule: string;
  may_question: boolean;
}

/** From a record: these were the player's tiles at this moment. */
export interface Held {
  type: "Held";
  seat: number;
  tiles?: string;
  gained?: number[];
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
  gained?: number[];
}

/** The player on turn goes without the help that was offered. */
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

/** The helper's rack lies open to the player on turn, and to nobody else. */
export interface HelpTaken {
  type: "HelpTaken";
  seat: number;
  helper: number;
  rack?: string;
  gained?: number[];
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

/** A map in the gallery, as a list shows it. */
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

/** The others have voted. If the verdict falls, these cards go to the pile, or from it to the side. */
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
  gained?: number[];
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

/** The cards of somebody who left are set aside (AG-3). */
export interface LeftBehind {
  type: "LeftBehind";
  seat: number;
  count: number;
  cards?: string[];
  gained?: number[];
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

/** A turn that was taken. */
export interface LookedAtTurn {
  line: number;
  seat: number;
  rack: string;
  command: string;
  score: number;
  value: number;
  best: BestPlay[];
  lost: number;
  points: number[];
  chances: number[];
  withdrawn: boolean;
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

/** A fair map by chance; the same for the same seed. */
export interface MakeMap {
  seed: number;
  players?: number;
  width?: number;
  height?: number;
  theme?: string;
  grid?: "hex" | "square";
  symmetry?: "flip" | "mirror" | "turn";
}

export interface MakePublic {
  public: boolean;
}

export interface MapChecked {
  map: TagMap;
  faults: MapFault[];
}

/** Something that is wrong with it; line 0 and no square: with all of it. */
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

/** Something that is added to a roll. */
export interface Modifier {
  side: "attacker" | "defender";
  why: string;
  amount: number;
}

/** What everyone sees alike. */
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

export interface MojiEnded {
  type: "Ended";
  winners: number[];
  why: "alone" | "one" | "played" | "stuck" | "written";
  gained?: number[];
}

/** Letters with their points, and the colours each of them comes in (MO-1). */
export interface MojiKit {
  points: Record<string, number>;
  colours: Record<string, string>;
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

/** What each seat sees in its own way. */
export interface MojiOwn {
  held: string;
  heard: HeardView[];
  sheet: string[];
  written: WrittenView[];
}

export interface MojiPassed {
  type: "Passed";
  seat: number;
  out_of_time?: boolean;
  gained?: number[];
}

/** What everyone sees and what never changes in a game. */
export interface MojiSetting {
  options: MojiOptions;
  kit: MojiKit;
  partners: number[];
}

export interface MojiTurnBegan {
  type: "TurnBegan";
  seat: number;
  until: number;
  gained?: number[];
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

/** How many of the equally likely rolls win, tie and lose for the attacker. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
  of: number;
}

/** All who raced on are stuck: those cards are open to everyone again. */
export interface Opened {
  type: "Opened";
  cards: string[];
  gained?: number[];
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
  questions: QuestionView[];
}

export interface Passed {
  type: "Passed";
  seat: number;
  out_of_time?: boolean;
  gained?: number[];
}

/** The clocks stand (AG-6). */
export interface Paused {
  type: "Paused";
  why?: "agreed" | "stopped";
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

export interface Picked {
  type: "Picked";
  seat: number;
  challenges: Challenges;
  gained?: number[];
}

/** Asks for a sign of life, which tells the table's time; `sent` is the device's own. */
export interface Ping {
  type: "ping";
  sent: number;
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

/** A map on which bots are to play a game, for the report. */
export interface PlayMap {
  text: string;
  game_type: "capture-the-flag" | "capture-their-flag" | "elimination" | "king-of-the-hill" | "missions";
  number: number;
}

/** A play was laid and scored. */
export interface Played {
  type: "Played";
  seat: number;
  move: TagOnMove;
  gained?: number[];
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

/** Further fields of a view, for the page of games that it knows nothing of. */
export interface PromptTexts {
  prompt_texts: Record<string, Record<string, string>>;
}

/** The play stands, and this is what its tag rests on: for all to read (TO-50). */
export interface Proved {
  type: "Proved";
  seat: number;
  proofs: Evidence[];
  gained?: number[];
}

/** Something for the gallery, as text. It has to have a name, and no faults. */
export interface Publish {
  text: string;
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

/** A verdict is questioned; the race stands still for the vote (MO-18). */
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

/** The command was not carried out; nothing changed. */
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

/** What there is to say of a map. */
export interface Report {
  squares: number;
  seats: SeatReport[];
  chokes: string[];
}

/** A map whose fairness is asked for. */
export interface ReportMap {
  text: string;
}

/** The clocks run again. */
export interface Resumed {
  type: "Resumed";
  gained?: number[];
}

/** All who have a card left turned one, at the same moment (MO-3). */
export interface Revealed {
  type: "Revealed";
  cards: [number, string][];
  until: number;
  gained?: number[];
}

/** All cards are back in the box; the cards will be turned when all are ready, or then. */
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

/** A word that a play makes, and what it is worth. */
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

/** What a seat has. Distances are in Points of Movement. */
export interface SeatReport {
  start: string;
  to_enemies: number[];
  to_flag: number | null;
  to_hills: number[];
  room: number;
  cover: number;
  wade: number;
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

/** All are stuck: what lies face up goes to the discard pile (MO-14). */
export interface SetAside {
  type: "SetAside";
  cards: string[];
  gained?: number[];
}

/** By a shield tiles were exchanged, and the turn goes on (TO-22). Only the seat itself sees which. */
export interface ShieldExchanged {
  type: "ShieldExchanged";
  seat: number;
  count: number;
  gave?: string;
  drew?: string;
  gained?: number[];
}

/** A shield was put back unused, a tile drawn for it, and the turn goes on (TO-23). */
export interface ShieldReturned {
  type: "ShieldReturned";
  seat: number;
  drew?: string;
  gained?: number[];
}

/** A shield kept its holder from losing a turn, and went back to the bag (TO-22). */
export interface ShieldSaved {
  type: "ShieldSaved";
  seat: number;
  count: number;
  drew?: string;
  gained?: number[];
}

/** A map that comes with the game. */
export interface ShippedMap {
  key: string;
  map: TagMap;
  text: string;
}

/** Eagle Eyes: the cards lie in the middle, and all write (MO-46). */
export interface Shown {
  type: "Shown";
  cards: string[];
  until: number;
  gained?: number[];
}

/** Something that holds, and the verses that prove it. */
export interface ShownProof {
  kind: string;
  sentence: string;
  verses: MarkedVerse[];
}

/** A verse that is shown, and where in it the words stand that it is about. */
export interface ShownVerse {
  reference: string;
  text: string;
  marks?: [number, number][];
}

export type Side = ["+" | "×", number];

/** The four sides of a tile; one that is empty adds nothing. */
export interface Sides {
  left?: Side | null;
  lower?: Side | null;
  right?: Side | null;
  upper?: Side | null;
}

/** A line of the log as a seat sees it. */
export interface Sight {
  n: number;
  at: number;
  seat: number | null;
  event: Event;
  command?: string;
  text?: Record<string, string>;
}

/** Time was up: silence answered for those who had not. */
export interface Silence {
  type: "Silence";
  number: number;
  gained?: number[];
}

/** What lies face up before a player. */
export interface SlotView {
  card: CardView;
  under: number;
}

/** The play stands: nobody may challenge it any more. */
export interface Stood {
  type: "Stood";
  seat: number;
  gained?: number[];
}

/** Tests of Faith (SB-32): somebody asks for the story of a bonus word. */
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
  gained?: number[];
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

/** A pawn attacked another, next to it or from afar (TE-20, TE-50). */
export interface TagAttacked {
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
export interface TagBuilt {
  type: "Built";
  seat: number;
  square: string;
  was: string;
  now: string;
  gained?: number[];
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

/** The game is over. */
export interface TagEnded {
  type: "Ended";
  why: "alone" | "flag" | "goal" | "hill" | "last" | "rounds";
  winners: number[];
  by?: number | null;
  gained?: number[];
}

/** A pawn was defeated; the flags it carried stay there (TE-20, TE-41). */
export interface TagFell {
  type: "Fell";
  seat: number;
  square: string;
  by: number;
  returns: boolean;
  dropped?: number[];
  gained?: number[];
}

/** How long the square of a goal has been held (TE-59). */
export interface TagHeld {
  type: "Held";
  seat: number;
  goal: number;
  rounds: number;
  gained?: number[];
}

/** A map. Teams are counted from 0 here, from 1 in the text. */
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

/** A pawn went along a path, the square it left first (TE-10). */
export interface TagMoved {
  type: "Moved";
  seat: number;
  path: string[];
  cost: number;
  stopped?: boolean;
  took?: number[];
  sent_home?: number[];
  gained?: number[];
}

/** What the player says the played word is (TO-34); of kin, whose and what (TO-36). */
export interface TagOnClaim {
  kind: "book" | "character" | "kin" | "land" | "utterance";
  word?: string;
  place?: string;
  relation?: string;
}

/** A play: what was laid and lifted, the words it made, what it tags and claims, and what it earned. */
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
  tag?: TagOnTag | null;
  claims?: TagOnClaim[];
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
  tag: TagOnTag | null;
  claims: TagOnClaim[];
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

/** What a play would score as it lies (AG-7: the score is always shown, never whether its claims are true). */
export interface TagOnPreview {
  score: number;
  explained: string;
  words: ScoredWordView[];
  tag: TagOnTag | null;
  claims: TagOnClaim[];
  times: number;
  all_tiles: number;
  proofs: Evidence[];
  choices: TagChoice[];
  colours: ("book" | "character" | "genealogy" | "land" | "utterance")[];
}

/** What everyone sees and what never changes in a game. */
export interface TagOnSetting {
  options: TagOnOptions;
  kit: TileSet;
  counting: Counting;
  times: Record<string, number>;
}

/** The word that the played word tags (TO-13). */
export interface TagOnTag {
  word: string;
  start: number;
  across: boolean;
  place: string;
  sum: string;
  points: number;
  because?: string;
}

/** TAG ON as a seat sees it. */
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

/** The order of turns was rolled for; ties rolled again (TE-5). */
export interface TagOrderRolled {
  type: "OrderRolled";
  rolls: [number, number][][];
  order: number[];
  gained?: number[];
}

/** What a move costs and where a pawn could go, or the odds of an attack; before it is made. */
export interface TagPreview {
  cost: number;
  reach: Record<string, number>;
  paths: Record<string, string[]>;
  aims: Aim[];
  builds: string[];
}

/** The defeated pawn is back on the map (TE-30, TE-31). */
export interface TagReturned {
  type: "Returned";
  seat: number;
  square: string;
  gained?: number[];
}

/** Points for hills (TE-58), or for a flag brought home. */
export interface TagScored {
  type: "Scored";
  seat: number;
  points: number;
  total: number;
  gained?: number[];
}

/** What everyone sees and what never changes in a game. */
export interface TagSetting {
  options: TagOptions;
  map: TagMap;
  types: Record<string, Tile>;
  first_pawns: Pawn[];
  first_flags: Flag[];
}

/** A team left the game with its pawns and its flag; flags that its pawns carried stay where they were (TE-42). */
export interface TagTeamOut {
  type: "TeamOut";
  seat: number;
  why: "flag" | "left" | "no-pawns";
  by?: number | null;
  gained?: number[];
}

export interface TagTurnBegan {
  type: "TurnBegan";
  seat: number;
  pom: number;
  round: number;
  dice?: number[];
  gained?: number[];
}

export interface TagTurnEnded {
  type: "TurnEnded";
  seat: number;
  forfeited: number;
  out_of_time?: boolean;
  gained?: number[];
}

/** TAG 'EM as a seat sees it. */
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

/** The option has one of these values; with `but`, none of them. */
export interface Term {
  option: string;
  values: (string | boolean | number | null)[];
  but: boolean;
}

/** Some were together: they alone race on for those cards, with new words (MO-13). */
export interface Tied {
  type: "Tied";
  seats: number[];
  words: string[];
  cards: string[];
  until: number;
  gained?: number[];
}

/** What a tile does. */
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

/** A board and a set of tiles. */
export interface TileSet {
  edition: "en" | "fr";
  size: number;
  squares: string;
  tiles: Record<string, number>;
  sides: Record<string, Sides>;
}

/** A word that counted, but whose cards were gone. */
export interface TooLate {
  type: "TooLate";
  seat: number;
  word: string;
  gained?: number[];
}

/** Helper and helped changed a tile. Only they see which. */
export interface Traded {
  type: "Traded";
  seat: number;
  helper: number;
  gave?: string;
  got?: string;
  gained?: number[];
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
  gained?: number[];
}

/** The play was challenged and fell: its turn is lost (TO-24). */
export interface TurnForfeited {
  type: "TurnForfeited";
  seat: number;
  gained?: number[];
}

/** A player missed the turn owed for a challenge that failed. */
export interface TurnLost {
  type: "TurnLost";
  seat: number;
  gained?: number[];
}

/** The challenge was in vain: the next turn will be lost (TO-24). */
export interface TurnOwed {
  type: "TurnOwed";
  seat: number;
  gained?: number[];
}

/** A vehicle that the map gives to a team (TE-51). */
export interface Vehicle {
  team: number;
  kind: "boat" | "helicopter" | "land";
  square: string;
}

/** A page of the verses that have a word or a form of it: those that many know first, then in order. */
export interface VersesFound {
  total: number;
  verses: MarkedVerse[];
  books: BookCount[];
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
  gained?: number[];
}

export interface WholeMap {
  about: HungMap;
  map: TagMap;
  text: string;
}

/** The play was taken back, its points too; the turn is lost. */
export interface Withdrawn {
  type: "Withdrawn";
  seat: number;
  gained?: number[];
}

/** What a rule of a game says of a word. */
export interface WordRuling {
  rule: string;
  yes: boolean;
  sentence: string;
}

export interface WordView {
  word: string;
  place: string;
  points: number;
  bonus: number;
}

/** A word of a writing sheet, after all were compared (MO-46). */
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

/** A word that does not count. Nobody but the speaker hears of it (MO-17). */
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

/** What a sheet holds now; only its writer sees it. */
export interface Wrote {
  type: "Wrote";
  seat: number;
  words: string[];
  gained?: number[];
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
  | Ping
  | Echo;

export type MojiEvent =
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
  | MojiTurnBegan
  | MojiPassed
  | Shown
  | Wrote
  | Compared
  | RoundEnded
  | Picked
  | MojiEnded;

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

export type TagEvent =
  | TagOrderRolled
  | TagTurnBegan
  | TagMoved
  | TagAttacked
  | TagFell
  | TagReturned
  | TagBuilt
  | TagTurnEnded
  | TagScored
  | TagHeld
  | TagTeamOut
  | TagEnded;

export type TagOnEvent =
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

export type BibleView = BibleCommon & BibleOwn;

export type GameView = CommonView & OwnView;

export type MojiView = MojiCommon & MojiOwn;
