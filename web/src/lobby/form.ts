/** The form of house rules: built from what the game says of its options, with the ones most wanted first. */

import type { GameInfo, OptionField } from "../lib/wire";

export type Value = boolean | number | string | (string | number)[] | null;
export type Values = Record<string, Value>;

interface Order {
  /** Named ways to play: switches, shown first. */
  variants: string[];
  /** Shown openly; all others are folded away. */
  essentials: string[];
  /** Choices that may also be a list of the table's own words. */
  ownLists: string[];
  /** A choice that may be made for each player. */
  each: string[];
  /** Whether the essentials are shown at once. */
  open?: boolean;
  /** What is chosen beforehand, by the language of the page. */
  usual?: (language: string) => Values;
  /** Only of use when another option has one of these values. */
  needs: Record<string, (values: Values) => boolean>;
  /** What of these values does not go together with so many players: reasons that the catalogues put in words. */
  conflicts: (values: Values, players: number) => string[];
  /** A race: everyone needs a keyboard of their own. */
  race: boolean;
}

const none: Order = {
  variants: [],
  essentials: [],
  ownLists: [],
  each: [],
  needs: {},
  conflicts: () => [],
  race: false,
};

/** The same that the house would say when the table is set up, said while it can still be chosen otherwise. */
function mojiConflicts(values: Values, players: number): string[] {
  const race = values.variation === "race";
  const chained = values.partners === "ball-and-chain" || values.partners === "partner-only";
  const found = {
    stacks: !race && values.stack_em_up === true,
    chained: !race && chained,
    amigos: !race && values.three_amigos === true,
    colours: values.variation === "eagle-eyes" && values.monochrome === true,
    reach: chained && values.three_amigos === true,
    oneColour: chained && values.monochrome === true,
    oneLetter:
      values.partners === "partner-only" &&
      (values.placement === "first-and-last" || values.placement === "between"),
    pairs: values.partners !== "none" && players !== 4 && players !== 6,
    four: values.three_amigos === true && players < 4,
    match: values.masters_choice === true && values.rounds === 1,
  };
  return Object.entries(found).flatMap(([reason, holds]) => (holds ? [reason] : []));
}

const ORDERS: Record<string, Order> = {
  moji: {
    ...none,
    variants: [
      "variation",
      "min",
      "placement",
      "theme",
      "rounds",
      "masters_choice",
      "stack_em_up",
      "partners",
      "monochrome",
      "three_amigos",
    ],
    essentials: ["own_words", "banned_words", "house_rules"],
    needs: {
      order: (values) => values.variation === "off-the-grid",
      tie_window: (values) => values.variation === "race",
      cool_down: (values) => values.variation !== "eagle-eyes",
      repeats: (values) => values.variation !== "eagle-eyes",
      // Time has its own rules here.
      clock: () => false,
      clock_seconds: () => false,
      aids: () => false,
    },
    conflicts: mojiConflicts,
    race: true,
  },
  "scrabble-bible": {
    ...none,
    variants: ["my_cup_overflows", "it_is_finished", "levels", "tests_of_faith", "good_samaritan", "babel"],
    essentials: ["words", "clock", "clock_seconds"],
    ownLists: ["word_list", "bonus_list"],
    each: ["levels"],
    needs: {
      levels: (values) => values.it_is_finished === true,
      clock_seconds: (values) => values.clock !== "none",
      judge: (values) => values.bonus === "claimed",
    },
  },
};

ORDERS["tag-em"] = {
  ...none,
  variants: ["construction", "vehicles", "flag_return"],
  essentials: ["map", "game_type", "pawns", "pom", "clock", "clock_seconds"],
  ownLists: [],
  each: [],
  open: true,
  needs: {
    clock_seconds: (values) => values.clock !== "none",
    builds_per_turn: (values) => values.construction === true,
    flag_return: (values) => values.game_type === "capture-their-flag",
    hill_points: (values) => values.game_type === "king-of-the-hill",
    sniper_range: (values) => values.snipers !== "none",
  },
};

ORDERS["tag-on"] = {
  ...none,
  essentials: ["edition", "words", "clock", "clock_seconds"],
  open: true,
  // Who speaks French plays with the French tiles, unless they choose otherwise.
  usual: (language): Values => (language === "fr" ? { edition: "fr" } : {}),
  needs: {
    clock_seconds: (values) => values.clock !== "none",
  },
};

export interface Form {
  variants: OptionField[];
  essentials: OptionField[];
  rest: OptionField[];
  order: Order;
}

export function formOf(game: GameInfo): Form {
  const order = ORDERS[game.key] ?? none;
  const pick = (names: string[]): OptionField[] =>
    names.flatMap((name) => game.options.filter((field) => field.name === name));
  const shown = new Set([...order.variants, ...order.essentials]);
  return {
    variants: pick(order.variants),
    essentials: pick(order.essentials),
    rest: game.options.filter((field) => !shown.has(field.name)),
    order,
  };
}

/** Why this value cannot be chosen beside the others; an empty text if it can. */
export function barred(order: Order, values: Values, name: string, value: Value, players: number): string {
  const now = new Set(order.conflicts(values, players));
  return order.conflicts({ ...values, [name]: value }, players).find((reason) => !now.has(reason)) ?? "";
}

/** Whether the game is played by all at once. */
export function isRace(key: string): boolean {
  return ORDERS[key]?.race ?? false;
}

/** What is in force: what was chosen, else what the set of rules says, else the default. */
export function inForce(game: GameInfo, preset: string, chosen: Values): Values {
  const values: Values = {};
  for (const field of game.options) values[field.name] = field.default as Value;
  return { ...values, ...(game.presets[preset] as Values | undefined), ...chosen };
}

/** The words of a list as people type it. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return [...new Set(plain.split(/[^A-Z]+/).filter((word) => word.length >= 2 && word.length <= 21))];
}
