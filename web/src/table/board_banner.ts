/** Which events are shown on the board for a moment. */

import type { Tone } from "../contract/module";
import type { Message, SeenEvent } from "../lib/api_types";

export interface Banner {
  tone: Tone;
  messages: readonly Message[];
}

const WEIGHT: Record<Tone, number> = { notice: 0, loss: 1, festive: 2 };

const seatNamed = ({ args }: Message): unknown => (args?.who as { seat?: number } | undefined)?.seat;

/** The messages of these events that a game wants to be shown, and the tone of the weightiest; null if there are none.
 *  The loss of another player is only a notice to the reader; a spectator (`null`) sees every loss. */
export function bannerOf(
  events: readonly SeenEvent[],
  tones: Readonly<Record<string, Tone>>,
  reader: number | null,
): Banner | null {
  const toneOf = (message: Message): Tone => {
    const tone = tones[message.id]!;
    const seat = seatNamed(message);
    return tone === "loss" && reader !== null && seat !== undefined && seat !== reader ? "notice" : tone;
  };
  const messages = events.flatMap((seen) => seen.messages ?? []).filter(({ id }) => tones[id] !== undefined);
  if (!messages.length) return null;
  const [tone] = messages.map(toneOf).sort((a, b) => WEIGHT[b] - WEIGHT[a]);
  return { tone: tone!, messages };
}
