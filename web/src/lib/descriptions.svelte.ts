/** The server's descriptions of its games, loaded once for each language. */

import { api } from "./api";
import { labelOf } from "./options";
import { language } from "./speech.svelte";
import type { GameInfo, OptionField } from "./wire";

let games = $state.raw<Partial<Record<string, GameInfo[]>>>({});
const asked = new Set<string>();

/** The description of a game; undefined until loaded. */
export function described(key: string): GameInfo | undefined {
  const spoken = language();
  if (!asked.has(spoken)) {
    asked.add(spoken);
    void api
      .games(spoken)
      .then((found) => (games = { ...games, [spoken]: found }))
      .catch(() => asked.delete(spoken));
  }
  return games[spoken]?.find((one) => one.key === key);
}

export function optionOf(key: string, name: string): OptionField | undefined {
  return described(key)?.options.find((field) => field.name === name);
}

/** The label of an option. */
export function optionLabel(key: string, name: string): string {
  return optionOf(key, name)?.label ?? "";
}

/** The label of a choice. */
export function choiceLabel(key: string, name: string, value: string | number): string {
  return labelOf(optionOf(key, name), value);
}
