import { language, t } from "../../lib/i18n.svelte";
import type { BibleEvent, BibleSetting, BibleView } from "./api_types";
import type { PromptView, SeenEvent } from "../../lib/api_types";
import type { GameModule } from "../../contract/module";
import { confirmChallenge } from "../crossword/challenges";
import { wordReward } from "../crossword/word_reward";
import Play from "./Play.svelte";
import TileTrade from "./TileTrade.svelte";
import Watch from "./Watch.svelte";
import WordPanel from "./WordPanel.svelte";

const BANNERS: GameModule["banners"] = {
  "crossword-challenge-won": "notice",
  "crossword-ran-out-of-time": "loss",
  "scrabble-bible-challenge-lost": "loss",
  "scrabble-bible-play-withdrawn": "loss",
  "scrabble-bible-bonus-kept": "notice",
  "scrabble-bible-bonus-lost": "notice",
  "scrabble-bible-bonus-word": "festive",
  "scrabble-bible-babel-word": "festive",
  "scrabble-bible-perfection": "festive",
  "scrabble-bible-peace-be-with-you": "festive",
  "scrabble-bible-story-accepted": "festive",
};

const RULES: Record<string, string> = {
  challenge: "SB-16",
  "judge-bonus": "SB-24",
  story: "SB-32",
  tell: "SB-32",
  "judge-story": "SB-32",
  "own-word": "SB-32",
  help: "SB-33",
  take: "SB-33",
  trade: "SB-33",
  back: "AG-5",
  pause: "AG-6",
  absent: "AG-3",
};

function answerLabel(answer: string, prompt: PromptView, names: readonly string[]): string | null {
  const [verb = "", ...rest] = answer.split(" ");
  if (verb === "challenge" && rest[0] === "bonus")
    return t("scrabble-bible-ui-prompt-challenge-bonus", { word: rest[1] ?? "" });
  if (verb === "ask")
    return t(`scrabble-bible-ui-prompt-${prompt.about.own ? "tell" : "ask"}`, { word: rest[0] ?? "" });
  if (verb === "take") return t("scrabble-bible-ui-prompt-take", { name: names[Number(rest[0])] ?? "?" });
  return null;
}

/** How far back a challenge is that a player still has in mind. */
const RECENT = 6;

/** That a challenger misses a turn is said with the challenge: soon after, it is no news. */
const isSaidBefore = (event: BibleEvent, before: readonly SeenEvent[]): boolean =>
  event.type === "TurnLost" &&
  before.slice(-RECENT).some((seen) => {
    const one = seen.event as BibleEvent;
    return one.type === "Challenged" && one.by === event.seat;
  });

export const game: GameModule = {
  Play,
  Watch,
  SidePanel: WordPanel,
  fits: true,
  /** The passage of a bonus word, once it stands. */
  async earned(events, client) {
    if (!events.some(({ event }) => (event as BibleEvent).type === "Stood")) return null;
    const { move } = client.view as unknown as BibleView;
    const bonus = move?.words.find((one) => one.bonus)?.word.toUpperCase();
    const found = bonus && (await wordReward(client.id, bonus, "en", language()));
    return found ? { ...found, sentence: t("scrabble-bible-ui-reward", { word: found.title }) } : null;
  },
  notNews(event, before) {
    const own = event as BibleEvent;
    return own.type === "Drew" || isSaidBefore(own, before);
  },
  finished: async () => (await import("./finished")).finished,
  answerForms: { trade: TileTrade },
  answerLabel,
  banners: BANNERS,
  keys: () => t("crossword-ui-keys"),
  confirmAnswer: confirmChallenge,
  ruleOf: (prompt) => RULES[prompt.kind] ?? "",
  target: (setting, seat) => (setting as BibleSetting | null)?.targets[seat] ?? null,
  notes(view, _, seat) {
    const { tiles, lost } = view as unknown as BibleView;
    const notes: string[] = [];
    if (!view.over && tiles[seat] !== undefined) notes.push(t("crossword-ui-tiles", { count: tiles[seat] }));
    if (lost[seat]) notes.push(t("crossword-ui-owes-turn"));
    return notes;
  },
  turnOf(event) {
    const own = event as BibleEvent;
    return own.type === "TurnBegan" ? own.seat : null;
  },
  sound(seen, seat) {
    const event = seen.event as BibleEvent;
    switch (event.type) {
      case "Laid":
        return event.seat === seat ? null : "lay";
      case "Withdrawn":
        return "no";
      case "Exchanged":
        return "flip";
      case "Ended":
        return "chime";
      case "TurnBegan":
        return event.seat === seat ? "chime" : null;
      default:
        return null;
    }
  },
};
