import type { GameView, PromptView } from "../../lib/api_types";
import type { TagOnSetting, TagOnView } from "./api_types";
import { kebab, t, tOptional } from "../../lib/i18n.svelte";
import type { GameModule } from "../../contract/module";
import ProofPanel from "./ProofPanel.svelte";
import ChallengeDetails from "./ChallengeDetails.svelte";
import { newProof, rewardOf, verseLanguage } from "./proofs";
import { asTagOn } from "./tile_set";
import { confirmChallenge } from "../crossword/challenges";
import Play from "./Play.svelte";
import ShieldPrompt from "./ShieldPrompt.svelte";
import Watch from "./Watch.svelte";

const BANNERS: GameModule["banners"] = {
  "crossword-challenge-won": "notice",
  "crossword-ran-out-of-time": "loss",
  "tag-on-challenge-failed": "loss",
  "tag-on-tiles-taken-back": "loss",
  "tag-on-turn-lost": "loss",
  "tag-on-next-turn-lost": "loss",
  "tag-on-claim-challenged": "notice",
  "tag-on-tag-linked": "notice",
  "tag-on-tag-unlinked": "loss",
  "tag-on-claim-upheld-by-text": "notice",
  "tag-on-claim-upheld-by-vote": "notice",
  "tag-on-claim-rejected-by-text": "loss",
  "tag-on-claim-rejected-by-vote": "loss",
  "tag-on-shield-saved-turn": "notice",
  "tag-on-shield-saved-other": "notice",
  "tag-on-tagged": "festive",
  "tag-on-claimed": "festive",
  "tag-on-claimed-kin": "festive",
  "tag-on-nine-tiles": "festive",
};

const RULES: Record<string, string> = {
  challenge: "TO-24",
  judge: "TO-50",
  shield: "TO-22",
  back: "AG-5",
  pause: "AG-6",
  absent: "AG-3",
};

function answerLabel(answer: string, prompt: PromptView): string | null {
  if (prompt.kind === "challenge") return tOptional(`tag-on-ui-answer-${kebab(answer)}`);
  if (prompt.kind !== "shield" || answer !== "decline") return null;
  // Where everybody is asked, declining does not lose the reader's own turn.
  if (prompt.about["any"]) return t("tag-on-ui-answer-no-shield");
  return t(prompt.about["loses"] === "next" ? "tag-on-ui-answer-lose-next" : "tag-on-ui-answer-lose-turn");
}

export const game: GameModule = {
  Play,
  Watch,
  SidePanel: ProofPanel,
  fits: true,
  async earned(events, client) {
    const found = newProof(events, client.events);
    return found && found.proofs.length ? rewardOf(found, client.setting as TagOnSetting) : null;
  },
  notNews: (event) => ["Proved", "Drew"].includes(asTagOn(event).type),
  logOnly: new Set(["tag-on-running-total"]),
  finished: async () => (await import("./finished")).finished,
  answerForms: { challenge: ChallengeDetails, judge: ChallengeDetails, shield: ShieldPrompt },
  secretPrompts: ["shield"],
  answerLabel,
  banners: BANNERS,
  keys: () => [t("crossword-ui-keys"), t("tag-on-ui-keys")].join("\n"),
  confirmAnswer: confirmChallenge,
  ruleOf: (prompt) => RULES[prompt.kind] ?? "",
  notes(view, _setting, seat) {
    const { tiles, lost } = view as GameView & TagOnView;
    const notes: string[] = [];
    if (!view.over && tiles[seat] !== undefined) notes.push(t("crossword-ui-tiles", { count: tiles[seat] }));
    if (lost[seat]) notes.push(t("crossword-ui-owes-turn"));
    return notes;
  },
  language: (setting) => (setting as TagOnSetting).options.edition,
  verseLanguage: (setting) => verseLanguage(setting as TagOnSetting),
  turnOf(event) {
    const found = asTagOn(event);
    return found.type === "TurnBegan" ? found.seat : null;
  },
  sound({ event }, seat) {
    const found = asTagOn(event);
    switch (found.type) {
      case "Played":
        return found.seat === seat ? null : "lay";
      case "Withdrawn":
        return "no";
      case "Exchanged":
      case "ShieldExchanged":
      case "ShieldReturned":
      case "ClaimJudged":
        return "flip";
      case "Finished":
        return "chime";
      case "TurnBegan":
        return found.seat === seat ? "chime" : null;
      default:
        return null;
    }
  },
};
