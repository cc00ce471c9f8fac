/** Evaluates options by their description: which apply, which conflict, how a value is written. Knows no option by name. */

import { listOf, t } from "./i18n.svelte";
import type { Conflict, GameInfo, OptionField, Term } from "./api_types";

export type Value = boolean | number | string | (string | number)[] | null;
export type Values = Record<string, Value>;
type Described = Pick<GameInfo, "options" | "conflicts">;

/** The name by which conditions refer to the number of seats. */
const PLAYERS = "players";

/** The options in force at a table. One that does not apply has its default. */
export class EffectiveOptions {
  private readonly fields: ReadonlyMap<string, OptionField>;

  /** `idle`: options without effect because of the content of another option, which only the server can check. */
  constructor(
    private readonly game: Described,
    private readonly values: Values,
    private readonly players: number,
    private readonly idle: readonly string[] = [],
  ) {
    this.fields = new Map(game.options.map((field) => [field.name, field]));
  }

  applies(name: string): boolean {
    const when = this.fields.get(name)?.when ?? [];
    if (this.idle.includes(name)) return false;
    return !when.length || when.some((terms) => this.hold(terms));
  }

  value(name: string): Value {
    const usual = (this.fields.get(name)?.default ?? null) as Value;
    const chosen = this.values[name];
    return chosen === undefined || !this.applies(name) ? usual : chosen;
  }

  /** The conflicts among these values, and with the number of players. */
  conflicts(): Conflict[] {
    return this.game.conflicts.filter(({ terms }) => this.hold(terms));
  }

  /** Why choosing this value would conflict; empty if it would not. */
  barred(name: string, value: Value): string {
    const now = new Set(this.conflicts());
    const then = new EffectiveOptions(this.game, { ...this.values, [name]: value }, this.players, this.idle);
    return then.conflicts().find((one) => !now.has(one))?.text ?? "";
  }

  private hold(terms: readonly Term[]): boolean {
    return terms.every(({ option, values, but }) => {
      const value = option === PLAYERS ? this.players : this.value(option);
      return values.some((one) => one === value) !== but;
    });
  }
}

/** The values of a form: chosen, else from the preset, else usual for such a table, else the default. */
export function valuesOf(game: GameInfo, preset: string, chosen: Values, usual: Values = {}): Values {
  const defaults = Object.fromEntries(game.options.map((field) => [field.name, field.default as Value]));
  return { ...defaults, ...usual, ...presetValues(game, preset), ...chosen };
}

export function presetValues(game: GameInfo, preset: string): Values {
  return game.presets.find((one) => one.key === preset)?.values ?? {};
}

/** The preselected values that differ from the defaults: by the reader's language, and for one person against bots. */
export function usualValues(game: GameInfo, againstBots: boolean): Values {
  return Object.fromEntries(
    game.options.flatMap((field) => {
      const special = againstBots && field.against_bots !== field.default;
      const value = special ? field.against_bots : field.usual;
      return value !== field.default && !Array.isArray(value) ? [[field.name, value as Value]] : [];
    }),
  );
}

/** What is special about these values, in a few words each: the named set of rules, what every summary has, what was changed. */
export function summaryOf(game: GameInfo, values: Values, effective: EffectiveOptions): string[] {
  const preset = game.presets.find(({ values: own }) =>
    Object.entries(own).every(([name, value]) => isSame(value, values[name] ?? null)),
  );
  const shown = game.groups
    .flatMap(({ key }) => game.options.filter((field) => field.group === key))
    .filter((field) => effective.applies(field.name));
  const changed = shown.filter((field) => {
    const value = effective.value(field.name);
    const usual = isDefault(field, value) || isSame(value, field.usual);
    return !field.in_summary && !usual && !(preset && field.name in preset.values);
  });
  const first = preset?.label ?? (changed.length ? [] : t("setup-standard"));
  const told = shown.filter((field) => field.in_summary || changed.includes(field));
  return [first, ...told.map((field) => valueText(field, effective.value(field.name)))].flat();
}

/** How to win under these values. */
export function goalOf(game: GameInfo, effective: EffectiveOptions): string {
  const field = game.options.find((one) => one.is_goal);
  const chosen = field?.choices.find((choice) => choice.value === effective.value(field.name));
  return chosen?.help || game.goal;
}

/** An option with its value, as short as possible. A label may end with an explanation after a colon. */
export function valueText(field: OptionField, value: Value): string {
  if (value === true) return field.label;
  const text = formatValue(field, value);
  // “No clock” needs no label.
  if (value === "none") return text;
  return t("setup-value", { label: field.label, value: field.choices.length ? shortLabel(text) : text });
}

export const shortLabel = (label: string): string => label.split(/\s*: /)[0]!;

/** Whether a value is the default. */
export function isDefault(field: OptionField, value: Value): boolean {
  return isSame(value, field.default);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The label of a choice. */
export function labelOf(field: OptionField | undefined, value: string | number): string {
  return field?.choices.find((choice) => choice.value === value)?.label ?? String(value);
}

/** A value as text. */
export function formatValue(field: OptionField, value: Value): string {
  if (value === null) return field.none;
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  if (typeof value === "number" && !field.choices.length) {
    const number = t("setup-number", { value });
    return field.unit ? `${number} ${field.unit}` : number;
  }
  // A whole document, such as a map: its name.
  if (typeof value === "string" && value.includes("\n"))
    return /^name: (.+)$/m.exec(value)?.[1] ?? field.label;
  if (!Array.isArray(value)) return labelOf(field, value);
  if (field.choices.length && !field.own_list) return listOf(value.map((one) => labelOf(field, one)));
  return value.length > 12 ? t("setup-own-list-count", { count: value.length }) : value.join(", ");
}

/** The words in typed text that match the option's pattern. */
export function wordsIn(text: string, pattern: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const fits = new RegExp(pattern);
  return [...new Set(plain.split(/[^A-Z]+/).filter((word) => word && fits.test(word)))];
}
