/** The reward of a play: a passage of the Bible and the meaning of its word. */

import type { MarkedVerse, WordDefinition } from "./api_types";

export interface Reward {
  /** Another key is another reward. */
  key: string;
  /** The words that it is about. */
  title: string;
  /** The link between the words, or the result of a challenge; may be empty. */
  sentence: string;
  /** The title of the story to which the passage belongs; may be empty. */
  story: string;
  verses: readonly MarkedVerse[];
  /** The language of the verses. */
  lang: string;
  meanings: readonly WordDefinition[];
}

const PARTS_OF_SPEECH = ["noun", "verb", "adjective", "adverb"];

/** Whether a meaning comes from the dictionary, which is English. */
export const fromDictionary = ({ kind }: WordDefinition): boolean => PARTS_OF_SPEECH.includes(kind);

/** How long it is shown by itself, in milliseconds: longer for longer texts. */
export function readingTime({ sentence, verses, meanings }: Reward): number {
  const texts = [sentence, ...verses.map(({ text }) => text), ...meanings.map(({ text }) => text)];
  return Math.min(20_000, 4_000 + 45 * texts.join(" ").length);
}
