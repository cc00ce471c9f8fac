/** The bots that a table may add. */

import { CAST, type Character } from "./cast";
import { language } from "./i18n.svelte";

/** Somebody of the cast who is not at the table yet, first those usual at that level. */
export function freeBot(level: string, taken: readonly string[]): Character | undefined {
  const free = CAST.filter((one) => !taken.some((name) => name.toLowerCase() === one.key));
  return free.find((one) => one.level === level) ?? free[0];
}

/** The person of that name. */
export const botNamed = (name: string): Character | undefined =>
  CAST.find((one) => one.key === name.toLowerCase());

/** How a person plays, in the reader's language. */
export function aboutBot(key: string): string {
  const about = CAST.find((one) => one.key === key)?.about;
  return about?.[language()] ?? about?.["en"] ?? "";
}
