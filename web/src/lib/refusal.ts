import { announce } from "./announce.svelte";
import { play as sound } from "./sound";
import { localized } from "./i18n.svelte";
import type { Refused } from "./api_types";

/** Announces a refusal with a sound; null if it has no text. */
export function announceRefusal(refused: Refused): Refused | null {
  if (!refused.text.en) return null;
  sound("no");
  announce(localized(refused.text));
  return refused;
}
