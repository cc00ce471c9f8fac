/** What this device stores: the player's name, settings, and seat tokens. */

import type { SeatToken } from "./api_types";

export type Language = "en" | "fr";
export type Theme = "system" | "light" | "dark";

interface Stored {
  name: string;
  /** Empty for the browser's language. */
  language: Language | "";
  theme: Theme;
  sound: boolean;
  /** Tokens by table. */
  seats: Record<string, SeatToken[]>;
  /** Tables at which this device shows the rack only, because the board is on a television. */
  racks: string[];
  /** The set-up of the last game, by game and play mode. */
  setUps: Record<string, SetUpChoices>;
  /** Whether the pictures of the games stand still. */
  still: boolean;
  /** The latest lookups, newest first. */
  lookups: LookupEntry[];
  /** The step of each game's lesson to go on with. */
  lessons: Record<string, number>;
  /** The paper of the last print; empty for that of the browser's country. */
  paper: "a4" | "letter" | "";
  ink: "colour" | "black";
  /** Whether the welcome was closed. */
  welcomed: boolean;
}

/** A word that was looked up, its language, and the word it was linked with. */
export interface LookupEntry {
  word: string;
  of: Language;
  other: string;
}

/** What was chosen to set up a table. */
export interface SetUpChoices {
  seats: { kind: "person" | "open" | "bot"; name: string; level: string }[];
  preset: string;
  options: Record<string, boolean | number | string | (string | number)[] | null>;
}

const KEY = "parlour";

const DEFAULTS: Stored = {
  name: "",
  language: "",
  theme: "system",
  sound: true,
  seats: {},
  racks: [],
  setUps: {},
  still: false,
  lookups: [],
  lessons: {},
  paper: "",
  ink: "colour",
  welcomed: false,
};

function read(): Stored {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? { ...DEFAULTS } : { ...DEFAULTS, ...(JSON.parse(text) as Partial<Stored>) };
  } catch {
    // Storage may be disabled, or written by another version: start with the defaults.
    return { ...DEFAULTS };
  }
}

export const stored: Stored = $state(read());

/** Call after each change. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage a seat lasts as long as the page.
  }
}

export function seatsAt(table: string): SeatToken[] {
  return stored.seats[table] ?? [];
}

export function holdSeats(table: string, seats: SeatToken[]): void {
  const others = seatsAt(table).filter((held) => !seats.some((seat) => seat.seat === held.seat));
  stored.seats[table] = [...others, ...seats].sort((a, b) => a.seat - b.seat);
  save();
}

export function releaseSeats(table: string, seat?: number): void {
  const left = seat === undefined ? [] : seatsAt(table).filter((held) => held.seat !== seat);
  if (left.length) stored.seats[table] = left;
  else delete stored.seats[table];
  save();
}

// Another tab of the same browser may take or leave a seat.
if (typeof addEventListener === "function") {
  addEventListener("storage", (change) => {
    if (change.key === KEY) Object.assign(stored, read());
  });
}
