/** The form of house rules: built from what the game says of its options, with the ones most wanted first. */

import type { GameInfo, OptionField } from "../lib/wire";

export type Value = boolean | number | string | string[] | null;
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
  /** Only of use when another option has one of these values. */
  needs: Record<string, (values: Values) => boolean>;
}

const none: Order = { variants: [], essentials: [], ownLists: [], each: [], needs: {} };

const ORDERS: Record<string, Order> = {
  "scrabble-bible": {
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
