/** The latest proof or verdict at the table. */

import { language, t } from "../../lib/i18n.svelte";
import type { SeenEvent } from "../../lib/api_types";
import { unbroken } from "../../lib/references";
import type { Reward } from "../../lib/reward";
import type { ClaimJudged, Evidence, Shown, TagOnMove, TagOnSetting } from "./api_types";
import { asTagOn } from "./tile_set";

export interface Found {
  word: string;
  /** The other word of a tag or kinship. */
  other: string;
  proofs: readonly Evidence[];
  /** The verdict on a challenge; empty without a challenge. */
  verdict: string;
  /** Where the text links the two words of a challenged tag; empty if it does not. */
  linked: string;
  stands: boolean;
}

/** The reference of a verse in the reader's language. */
export const referenceOf = (verse: Shown): string =>
  verse.references?.[language() === "fr" ? 1 : 0] ?? verse.reference;

export const proofText = (proof: Evidence): string => unbroken(proof.told[language() === "fr" ? 1 : 0]);

/** The title of the story in which a proof is; empty in logs of earlier releases. */
export const storyTitle = (proof: Evidence): string => proof.title?.[language() === "fr" ? 1 : 0] ?? "";

/** The language of the verses that a table quotes. */
export const verseLanguage = (setting: TagOnSetting | null): string =>
  setting && setting.options.bible !== "kjv" ? setting.options.edition : "en";

export const titleOf = ({ word, other }: Found): string =>
  other ? t("tag-on-ui-proof-of", { one: word, other }) : word;

/** The first proof as a card to read. */
export function rewardOf(found: Found, setting: TagOnSetting | null): Reward {
  const first = found.proofs[0];
  return {
    key: `${found.word} ${found.other} ${found.verdict}`,
    title: titleOf(found),
    sentence: found.linked || found.verdict || (first ? proofText(first) : ""),
    story: first ? storyTitle(first) : "",
    verses: (first?.passages ?? []).map((verse) => ({
      reference: referenceOf(verse),
      text: verse.text,
      marks: verse.marks ?? [],
    })),
    lang: verseLanguage(setting),
    meanings: [],
  };
}

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
          found = { ...about(move, "tag"), proofs: event.proofs, verdict: "", linked: "", stands: true };
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
            linked: event.stands ? linked(move, event) : "",
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

/** Where the text links the two words of a challenged tag; empty if the players have decided. */
function linked(move: TagOnMove, { claim, judged, proofs }: ClaimJudged): string {
  const verse = proofs?.[0]?.passages?.[0];
  if (claim !== "tag" || judged !== "text" || !verse) return "";
  const { word, other } = about(move, claim);
  return unbroken(t("tag-on-ui-verdict-linked", { one: word, other, where: referenceOf(verse) }));
}

/** What the new events have proved: the tag of a play that stands, or a challenged claim. Null if that is known already. */
export function newProof(events: readonly SeenEvent[], all: readonly SeenEvent[]): Found | null {
  const types = events.map(({ event }) => asTagOn(event).type);
  if (types.includes("ClaimJudged")) return latestProof(all);
  if (!types.includes("Proved")) return null;
  const found = latestProof(all);
  // The proof of a challenged tag was shown when it was judged.
  return found?.verdict ? null : found;
}

function about(move: TagOnMove, claim: string): { word: string; other: string } {
  const kin = claim === "kin" ? move.claims?.find((one) => one.kind === "kin")?.word : "";
  return { word: move.word.toUpperCase(), other: (claim === "tag" ? move.tag?.word : kin) ?? "" };
}
