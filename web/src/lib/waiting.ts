/** Names the players that the game waits for. */

import type { GameView } from "./api_types";
import { listOf, t } from "./i18n.svelte";

/** “Ben’s turn”; while a question is open, which says more: “Waiting for Ada and Ben”. */
export function waitingText({ prompts }: Pick<GameView, "prompts">, names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return t("play-waiting");
  if (others.length || prompts.length) return t("play-waiting-for", { names: listOf(names) });
  return t("screen-turn", { name: first });
}
