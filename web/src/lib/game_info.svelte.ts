/** The server's descriptions of its games, loaded once for each language. */

import { api } from "./api";
import { labelOf } from "./options";
import { language } from "./i18n.svelte";
import type { GameInfo, OptionField } from "./api_types";

let games = $state.raw<Partial<Record<string, GameInfo[]>>>({});
const asked = new Set<string>();

/** The description of a game; undefined until loaded. */
export function gameInfo(key: string): GameInfo | undefined {
  const current = language();
  if (!asked.has(current)) {
    asked.add(current);
    void api
      .games(current)
      .then((found) => (games = { ...games, [current]: found }))
      .catch(() => asked.delete(current));
  }
  return games[current]?.find((one) => one.key === key);
}

export function optionOf(key: string, name: string): OptionField | undefined {
  return gameInfo(key)?.options.find((field) => field.name === name);
}

/** The label of an option. */
export function optionLabel(key: string, name: string): string {
  return optionOf(key, name)?.label ?? "";
}

/** The label of a choice; empty until it is loaded. */
export function choiceLabel(key: string, name: string, value: string | number): string {
  const option = optionOf(key, name);
  return option ? labelOf(option, value) : "";
}
