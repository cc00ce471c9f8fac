/** The latest proof or verdict at the table. */

import { language, t } from "../../lib/i18n.svelte";
import type { SeenEvent } from "../../lib/api_types";
import type { Evidence, Shown, TagOnMove } from "./api_types";
import { asTagOn } from "./tile_set";

export interface Found {
  word: string;
  /** The other word of a tag or kinship. */
  other: string;
  proofs: readonly Evidence[];
  /** The verdict on a challenge; empty without a challenge. */
  verdict: string;
  stands: boolean;
}

/** The reference of a verse in the reader's language. */
export const referenceOf = (verse: Shown): string =>
  verse.references?.[language() === "fr" ? 1 : 0] ?? verse.reference;

export const proofText = (proof: Evidence): string => proof.told[language() === "fr" ? 1 : 0];

/** The title of the story in which a proof is; empty in logs of earlier releases. */
export const storyTitle = (proof: Evidence): string => proof.title?.[language() === "fr" ? 1 : 0] ?? "";

/** The proof to show until the next one; null if the latest play has no tag and was not challenged. */
export function latestProof(events: readonly SeenEvent[]): Found | null {
  let move: TagOnMove | null = null;
  let found: Found | null = null;
  /** The play whose challenged tag stands: its proof arrives a second time when the play stands. */
  let upheld: TagOnMove | null = null;
  for (const { event: happened } of events) {
    const event = asTagOn(happened);
    switch (event.type) {
      case "Played":
        // The previous proof stays until there is a new one.
        move = event.move;
        break;
      case "Proved":
        if (move?.tag && !(upheld === move && found?.proofs.length))
          found = { ...about(move, "tag"), proofs: event.proofs, verdict: "", stands: true };
        break;
      case "ClaimJudged":
        if (move && event.claim === "tag" && event.stands) upheld = move;
        if (move)
          found = {
            ...about(move, event.claim),
            proofs: event.proofs ?? [],
            verdict: event.stands
              ? t(`tag-on-ui-verdict-stands-${event.judged}`)
              : event.judged === "text"
                ? t("tag-on-ui-not-proved")
                : t("tag-on-ui-verdict-falls-vote"),
            stands: event.stands,
          };
        break;
      case "Withdrawn":
      case "WentBack":
        move = null;
        found = null;
        break;
    }
  }
  return found;
}

function about(move: TagOnMove, claim: string): { word: string; other: string } {
  const kin = claim === "kin" ? move.claims?.find((one) => one.kind === "kin")?.word : "";
  return { word: move.word.toUpperCase(), other: (claim === "tag" ? move.tag?.word : kin) ?? "" };
}
