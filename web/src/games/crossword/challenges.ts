/** The question before a challenge of words, which costs the next turn if they are valid. */

import { listOf, t } from "../../lib/i18n.svelte";
import type { PromptView } from "../../lib/api_types";

export function confirmChallenge(answer: string, prompt: PromptView): string | null {
  if (prompt.kind !== "challenge" || answer !== "challenge") return null;
  const words = (prompt.about.words as string[]).map((word) => word.toUpperCase());
  return t("crossword-ui-challenge-sure", { words: listOf(words), count: words.length });
}
