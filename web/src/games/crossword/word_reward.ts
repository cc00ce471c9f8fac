/** What a played word means, and where the Bible has it, as a reward to read. */

import { api, Refusal } from "../../lib/api";
import type { Reward } from "../../lib/reward";

/** Null if the table may not know it now (AG-7), or if there is nothing to tell. `of` is the language of the word. */
export async function wordReward(
  table: string,
  word: string,
  of: string,
  reader: string,
): Promise<Reward | null> {
  try {
    const { definitions, verse, story } = await api.playedWord(table, word, of, reader);
    if (!definitions.length && !verse) return null;
    return {
      key: word,
      title: word,
      sentence: "",
      story: story ? `${story.title} (${story.reference})` : "",
      verses: verse ? [verse] : [],
      lang: "en",
      meanings: definitions,
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
