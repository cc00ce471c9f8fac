/** Which events are shown on the board for a moment. */

import type { Tone } from "../contract/module";
import type { Message, SeenEvent } from "../lib/api_types";

export interface Banner {
  tone: Tone;
  messages: readonly Message[];
}

const WEIGHT: Record<Tone, number> = { notice: 0, loss: 1, festive: 2 };

/** The messages of these events that a game wants to be shown, and the tone of the weightiest; null if there are none. */
export function bannerOf(events: readonly SeenEvent[], tones: Readonly<Record<string, Tone>>): Banner | null {
  const messages = events.flatMap((seen) => seen.messages ?? []).filter(({ id }) => tones[id] !== undefined);
  if (!messages.length) return null;
  const [tone] = messages.map(({ id }) => tones[id]!).sort((a, b) => WEIGHT[b] - WEIGHT[a]);
  return { tone: tone!, messages };
}
