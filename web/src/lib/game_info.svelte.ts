/** The server's descriptions of its games, loaded once for each language. */

import { api } from "./api";
import { labelOf } from "./options";
import { language } from "./i18n.svelte";
import type { GameInfo, OptionField } from "./api_types";

let games = $state.raw<Partial<Record<string, GameInfo[]>>>({});
let failed = $state(false);
const asked = new Set<string>();

function load(): void {
  const current = language();
  if (asked.has(current)) return;
  asked.add(current);
  void api
    .games(current)
    .then((found) => (games = { ...games, [current]: found }))
    .catch(() => {
      asked.delete(current);
      failed = true;
    });
}

/** The description of a game; undefined until loaded. */
export function gameInfo(key: string): GameInfo | undefined {
  load();
  return games[language()]?.find((one) => one.key === key);
}

/** Whether names of options are known or cannot be loaded: a page that would move when they come waits for this. */
export function gameInfoSettled(): boolean {
  load();
  return games[language()] !== undefined || failed;
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
