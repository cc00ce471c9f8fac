/** What is done when the house refuses a command. */

import { announce } from "./announce.svelte";
import { play as sound } from "./sound";
import { inLanguage } from "./speech.svelte";
import type { Refused } from "./wire";

/** Tells why it was refused, to be heard and read aloud; gives null if there is nothing to tell. */
export function tellRefusal(refused: Refused): Refused | null {
  if (!refused.text.en) return null;
  sound("no");
  announce(inLanguage(refused.text));
  return refused;
}
