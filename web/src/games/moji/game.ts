import { t, tOptional } from "../../lib/i18n.svelte";
import type { GameView } from "../../lib/api_types";
import type { MojiEvent, MojiSetting, MojiView } from "./api_types";
import type { GameModule } from "../../contract/module";
import Play from "./Play.svelte";
import Watch from "./Watch.svelte";

const RULES: Record<string, string> = { dispute: "MO-18", pause: "AG-6", absent: "AG-3" };
const moji = (view: GameView): GameView & MojiView => view as GameView & MojiView;

export const game: GameModule = {
  Play,
  Watch,
  fits: true,
  finished: async () => (await import("./finished")).finished,
  emptyAtEnd: true,
  answerForms: {},
  answerLabel(answer, prompt) {
    if (prompt.kind !== "dispute") return null;
    return answer === "vote yes"
      ? t("moji-ui-dispute-yes")
      : answer === "vote no"
        ? t("moji-ui-dispute-no")
        : null;
  },
  notNews: (event) => (event as MojiEvent).type === "TurnBegan",
  keys: () => t("moji-ui-shortcuts"),
  ruleOf: (prompt) => RULES[prompt.kind] ?? "",
  notes(view, setting, seat) {
    const { stacks, piles, written } = moji(view);
    const { options, partners } = setting as MojiSetting;
    const notes: string[] = [];
    const partner = partners[seat];
    if (partner !== undefined) notes.push(t("moji-ui-note-with", { name: view.seats[partner]?.name ?? "" }));
    if (!view.over && options.variation === "race")
      notes.push(t("moji-note-stack", { count: stacks[seat] ?? 0 }));
    if (!written.length && options.variation !== "eagle-eyes")
      notes.push(t("moji-ui-note-pile", { count: piles[seat]?.length ?? 0 }));
    return notes;
  },
  votedWords(view) {
    const { voted_in, voted_out } = moji(view);
    return [
      ...voted_in.map((word) => ({ word, counts: true })),
      ...voted_out.map((word) => ({ word, counts: false })),
    ];
  },
  turnOf(event) {
    const own = event as MojiEvent;
    return own.type === "TurnBegan" ? own.seat : null;
  },
  phaseText(view) {
    const { phase } = moji(view);
    return phase === "grid" ? null : (tOptional(`moji-ui-phase-${phase}`) ?? "");
  },
  sound(seen, seat) {
    const event = seen.event as MojiEvent;
    switch (event.type) {
      case "Revealed":
      case "Flipped":
      case "GridLaid":
      case "Shown":
        return "flip";
      case "Collected":
        return event.seat === seat ? "chime" : "lay";
      case "Tied":
      case "SetAside":
        return "no";
      case "Ended":
        return "chime";
      case "TurnBegan":
        return event.seat === seat ? "chime" : null;
      default:
        return null;
    }
  },
};
