/** The page evaluates options as the Python rules do, and knows no option by name. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  EffectiveOptions,
  isDefault,
  formatValue,
  goalOf,
  summaryOf,
  usualValues,
  valuesOf,
  wordsIn,
  type Values,
} from "../src/lib/options";
import type { Conflict, GameInfo, OptionField } from "../src/lib/api_types";
import { t } from "../src/lib/i18n.svelte";
import "./all_messages";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCE = join(ROOT, "web/src");
const python = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");

interface Described {
  key: string;
  options: OptionField[];
  conflicts: Conflict[];
  cases: { values: Values; players: number; idle: string[]; conflicts: string[] }[];
}

const described = JSON.parse(
  execFileSync(python, [join(ROOT, "web/tests/option_cases.py")], { encoding: "utf-8", maxBuffer: 2 ** 28 }),
) as Described[];

describe("which options apply and which conflict", () => {
  it.each(described.map((game) => [game.key, game] as const))("matches the rules: %s", (_, game) => {
    expect(game.cases.some((one) => one.idle.length)).toBe(true);
    for (const { values, players, idle, conflicts } of game.cases) {
      const inForce = new EffectiveOptions(game, values, players);
      const hidden = game.options.filter((field) => !inForce.applies(field.name));
      expect(hidden.map((field) => field.name)).toEqual(idle);
      expect(inForce.conflicts().map((one) => one.text)).toEqual(conflicts);
    }
  });
});

describe("a form of options", () => {
  const field: OptionField = {
    name: "",
    label: "",
    help: "",
    rule: "AG-1",
    group: "game",
    kind: "switch",
    choices: [],
    default: false,
    usual: false,
    against_bots: false,
    in_summary: false,
    is_goal: false,
    may_be_none: false,
    none: "",
    settled: false,
    own_list: false,
    each: "",
    ranked: "",
    unit: "",
    least: null,
    most: null,
    whole: true,
    pattern: "",
    when: [],
  };
  const choices = [
    { value: 1, label: "one: short", help: "Run once." },
    { value: 2, label: "two", help: "Run twice." },
  ];
  const number: OptionField = {
    ...field,
    name: "laps",
    kind: "choice",
    choices,
    default: 1,
    usual: 1,
    against_bots: 2,
  };
  Object.assign(number, { label: "Laps", in_summary: true, is_goal: true });
  const game: GameInfo = {
    key: "any",
    title: "",
    tagline: "",
    goal: "Run.",
    minutes: 0,
    words_in: [],
    fewest: 2,
    most: 4,
    lesson: 0,
    exports: [],
    prints: [],
    prints_analysis: false,
    levels: [],
    own_device: false,
    options: [
      number,
      {
        ...field,
        name: "tongue",
        kind: "text",
        default: "en",
        usual: "fr",
        against_bots: "en",
        label: "Tongue",
      },
      { ...field, name: "twins", when: [[{ option: "players", values: [2, 4], but: false }]] },
      {
        ...field,
        name: "wait",
        kind: "number",
        default: 20,
        usual: 20,
        against_bots: 20,
        label: "Wait",
        may_be_none: true,
        none: "for ever",
        unit: "s",
      },
    ],
    groups: [{ key: "game", label: "" }],
    conflicts: [
      {
        text: "Twins run once.",
        rule: "AG-1",
        terms: [
          { option: "laps", values: [1], but: true },
          { option: "twins", values: [true], but: false },
        ],
      },
    ],
    presets: [{ key: "long", label: "Long", values: { laps: 2 } }],
  };

  it("uses the chosen value, else the preset, else the default", () => {
    expect(valuesOf(game, "", {}).laps).toBe(1);
    expect(valuesOf(game, "long", {}).laps).toBe(2);
    expect(valuesOf(game, "long", { laps: 1 }).laps).toBe(1);
    expect(usualValues(game, false)).toEqual({ tongue: "fr" });
    expect(usualValues(game, true)).toEqual({ laps: 2, tongue: "fr" });
    expect(valuesOf(game, "", {}, usualValues(game, true)).laps).toBe(2);
    expect(valuesOf(game, "", { laps: 1 }, usualValues(game, true)).laps).toBe(1);
  });

  it("sums up what is special, and says how to win", () => {
    const told = (preset: string, chosen: Values): [string[], string] => {
      const values = valuesOf(game, preset, chosen);
      const effective = new EffectiveOptions(game, values, 2);
      return [summaryOf(game, values, effective), goalOf(game, effective)];
    };
    // The usual language of the reader is nothing special.
    expect(told("", { tongue: "fr" })).toEqual([[t("setup-standard"), "Laps: one"], "Run once."]);
    expect(told("", { wait: null })).toEqual([["Laps: one", "Wait: for ever"], "Run once."]);
    expect(told("long", {})).toEqual([["Long", "Laps: two"], "Run twice."]);
  });

  it("bars values that would conflict, and only those", () => {
    const twins = new EffectiveOptions(game, valuesOf(game, "", { twins: true }), 2);
    expect(twins.barred("laps", 2)).toBe("Twins run once.");
    expect(twins.barred("laps", 1)).toBe("");
    expect(new EffectiveOptions(game, valuesOf(game, "long", { twins: true }), 2).barred("laps", 2)).toBe("");
  });

  it("ignores options that do not apply or that the server calls idle", () => {
    const three = new EffectiveOptions(game, valuesOf(game, "long", { twins: true }), 3);
    expect(three.applies("twins")).toBe(false);
    expect(three.value("twins")).toBe(false);
    expect(three.conflicts()).toEqual([]);
    expect(new EffectiveOptions(game, valuesOf(game, "", {}), 2, ["twins"]).applies("twins")).toBe(false);
  });

  it("writes a value by its label, unit, or the label of none", () => {
    const wait = game.options[3]!;
    expect(formatValue(number, 2)).toBe("two");
    expect(formatValue(field, "name: Dunes\n\n..w..\n")).toBe("Dunes");
    expect([formatValue(wait, 30), formatValue(wait, null)]).toEqual(["30 s", "for ever"]);
    expect([formatValue(field, true), isDefault(field, false), isDefault(wait, null)]).toEqual([
      t("page-yes"),
      true,
      false,
    ]);
  });

  it("reads a typed list, keeping the words that match the pattern", () => {
    expect(wordsIn("light, Église\n\nlight; a 12 foi", "^[A-Z]{2,21}$")).toEqual(["LIGHT", "EGLISE", "FOI"]);
    expect(wordsIn("a foi", "^[A-Z]{1,60}$")).toEqual(["A", "FOI"]);
  });
});

describe("the page outside of the games", () => {
  /** Option names that are also ordinary words on the page, with another meaning. */
  const WORDS = new Set([
    "bible",
    "bonus",
    "clock",
    "end",
    "language",
    "levels",
    "links",
    "map",
    "min",
    "order",
    "partners",
    "replace",
    "rounds",
    "theme",
    "tie",
    "words",
  ]);
  const names = new Set(
    described.flatMap((game) => game.options.map((field) => field.name)).filter((name) => !WORDS.has(name)),
  );

  function* files(folder: string): Generator<string> {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* files(path);
      else if (/\.(ts|svelte)$/.test(entry.name)) yield path;
    }
  }

  /** All identifiers and strings of a file, without comments. */
  function* wordsOf(code: string): Generator<string> {
    const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code);
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (kind === ts.SyntaxKind.Identifier || kind === ts.SyntaxKind.StringLiteral)
        yield scanner.getTokenValue();
    }
  }

  it("names no option of any game", () => {
    expect(names.size).toBeGreaterThan(40);
    const found = [...files(SOURCE)]
      // A game's own page may know its options.
      .filter((path) => !path.startsWith(join(SOURCE, "games")))
      .flatMap((path) =>
        [...wordsOf(readFileSync(path, "utf-8"))]
          .filter((word) => names.has(word))
          .map((word) => `${path.slice(SOURCE.length)}: ${word}`),
      );
    expect(found).toEqual([]);
  });
});
