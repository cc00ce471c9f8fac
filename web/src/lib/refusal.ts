import { announce } from "./announce.svelte";
import { play as sound } from "./sound";
import { inLanguage } from "./speech.svelte";
import type { Refused } from "./wire";

/** Announces a refusal with a sound; null if it has no text. */
export function tellRefusal(refused: Refused): Refused | null {
  if (!refused.text.en) return null;
  sound("no");
  announce(inLanguage(refused.text));
  return refused;
}
