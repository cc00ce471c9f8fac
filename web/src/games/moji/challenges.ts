import { choiceLabel } from "../../lib/game_info.svelte";
import { listOf, t } from "../../lib/i18n.svelte";
import type { Challenges } from "./api_types";

/** Short labels for the challenges of a round. */
export function challengeLabels(challenges: Challenges): string[] {
  const terms: string[] = [];
  if (challenges.min) terms.push(t("moji-challenge-min", { min: challenges.min }));
  if (challenges.placement && challenges.placement !== "anywhere")
    terms.push(t(`moji-challenge-${challenges.placement}`));
  if (challenges.theme?.length) {
    terms.push(
      t("moji-challenge-theme", {
        themes: listOf(
          challenges.theme.map((theme) => choiceLabel("moji", "theme", theme)),
          "disjunction",
        ),
      }),
    );
  }
  return terms;
}
