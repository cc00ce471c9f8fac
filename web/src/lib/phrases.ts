/** Quick phrases of the chat. They travel as keys, so that each reader sees them in their language. */

import type { ChatLine, Say } from "./api_types";
import { t } from "./i18n.svelte";

export type Phrase = NonNullable<Say["phrase"]>;

/** In the order in which they are offered; the record has to name them all. */
const ORDER: Record<Phrase, number> = {
  nice: 1,
  "well-played": 2,
  wow: 3,
  haha: 4,
  ouch: 5,
  oops: 6,
  thinking: 7,
  "one-moment": 8,
  "your-turn": 9,
  thanks: 10,
  sorry: 11,
  hello: 12,
  "good-luck": 13,
  again: 14,
  goodbye: 15,
};

export const PHRASES = (Object.keys(ORDER) as Phrase[]).sort((a, b) => ORDER[a] - ORDER[b]);

export const phraseText = (phrase: Phrase): string => t(`tables-phrase-${phrase}`);

/** The text of a line of chat for this reader. */
export const lineText = (line: ChatLine): string => (line.phrase ? phraseText(line.phrase) : line.text);
