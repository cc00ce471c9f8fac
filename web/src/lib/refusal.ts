import { announce } from "./announce.svelte";
import { play as sound } from "./sound";
import { messageText, type Reader } from "./i18n.svelte";
import type { Refused } from "./api_types";

/** Announces a refusal with a sound; null if there is nothing to say. */
export function announceRefusal(refused: Refused | null, reader: Reader): Refused | null {
  if (!refused) return null;
  sound("no");
  announce(messageText(refused.message, reader));
  return refused;
}
