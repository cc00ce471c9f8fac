/** The state of a form of options: the chosen values, which of them apply, and errors. */

import { api } from "./api";
import type { CheckOptions, GameInfo, OptionField, OptionsChecked } from "./api_types";
import { language } from "./i18n.svelte";
import {
  EffectiveOptions,
  goalOf,
  presetValues,
  summaryOf,
  valuesOf,
  type Value,
  type Values,
} from "./options";

/** Milliseconds without a change before the server checks the options. */
const CHECK_AFTER = 150;

export class OptionChoices {
  readonly game: GameInfo;
  preset = $state("");
  chosen = $state<Values>({});
  /** Values preselected for such a table. */
  usual = $state.raw<Values>({});
  /** Number of seats. */
  players = $state(2);
  /** The server's verdict on these options, including what depends on their content. */
  #checked = $state.raw<OptionsChecked | null>(null);

  readonly values = $derived.by(() => valuesOf(this.game, this.preset, this.chosen, this.usual));
  readonly effective = $derived.by(
    () => new EffectiveOptions(this.game, this.values, this.players, this.#checked?.idle ?? []),
  );
  readonly #conflicts = $derived(this.effective.conflicts());
  readonly #refusal = $derived(this.#checked?.text[language()] ?? "");
  /** Why a table cannot have these options; empty if it can. */
  readonly problem = $derived(this.#conflicts.map(({ text }) => text).join(" ") || this.#refusal);
  readonly summary = $derived.by(() => summaryOf(this.game, this.values, this.effective));
  readonly goal = $derived.by(() => goalOf(this.game, this.effective));

  /** The values for the server: those that have an effect. */
  readonly sent = $derived.by((): Values => {
    const preset = presetValues(this.game, this.preset);
    const usual = Object.entries(this.usual).filter(([name]) => !(name in preset));
    const all = { ...Object.fromEntries(usual), ...$state.snapshot(this.chosen) };
    return Object.fromEntries(Object.entries(all).filter(([name]) => this.effective.applies(name)));
  });

  constructor(game: GameInfo) {
    this.game = game;
  }

  /** The error of an option, found by the form or by the server. */
  faultOf(name: string): string {
    const clash = this.#conflicts.find(({ terms }) => terms.some((term) => term.option === name));
    return clash?.text ?? (this.#checked?.about.includes(name) ? this.#refusal : "");
  }

  /** Why nothing but the default can be chosen beside the other values; empty if something can. */
  unavailable(field: OptionField): string {
    const now = this.effective.value(field.name);
    const others: Value[] =
      field.kind === "switch"
        ? [true]
        : field.kind === "choice" && !field.own_list && !field.may_be_none
          ? field.choices.map((choice) => choice.value)
          : [];
    const changes = others.filter((value) => value !== now);
    if (now !== field.default || this.faultOf(field.name) || !changes.length) return "";
    const reasons = changes.map((value) => this.effective.barred(field.name, value));
    return reasons.every(Boolean) ? reasons[0]! : "";
  }

  change(name: string, value: Value): void {
    this.chosen[name] = value;
  }

  choosePreset(name: string): void {
    this.preset = name;
    this.chosen = {};
  }

  /** Adapts options with one value per player to the number of players. */
  seat(players: number): void {
    this.players = players;
    for (const field of this.game.options) {
      const value = this.chosen[field.name];
      if (field.kind === "ranking") delete this.chosen[field.name];
      else if (field.each && Array.isArray(value))
        this.chosen[field.name] = Array.from(
          { length: players },
          (_, i) => value[i] ?? String(field.default),
        );
    }
  }

  /** Call in a component: the server checks the options after each change. */
  watch(): void {
    // As text, so that an equal value triggers no further request.
    const asked = $derived(
      JSON.stringify({ options: this.sent, preset: this.preset, players: this.players }),
    );
    $effect(() => {
      const given = JSON.parse(asked) as CheckOptions;
      let current = true;
      const timer = setTimeout(
        () =>
          void api
            .checkOptions(this.game.key, given)
            .then((found) => current && (this.#checked = found))
            .catch(() => current && (this.#checked = null)),
        CHECK_AFTER,
      );
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
