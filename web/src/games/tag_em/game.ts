import { t } from "../../lib/i18n.svelte";
import type { GameView } from "../../lib/api_types";
import type { TagSetting, TagView } from "./api_types";
import type { GameModule } from "../../contract/module";
import { missionsOf } from "./goal_text";
import { asTag } from "./scene";
import Play from "./Play.svelte";
import Watch from "./Watch.svelte";

const RULES: Record<string, string> = {
  respawn: "TE-31",
  start: "TE-6",
  flag: "TE-6",
  "flag-vote": "TE-6",
  back: "AG-5",
  pause: "AG-6",
  absent: "AG-3",
};

export const game: GameModule = {
  Play,
  Watch,
  finished: async () => (await import("./finished")).finished,
  answerForms: {},
  openHands: true,
  boardPrompts: ["start", "flag", "respawn"],
  fits: true,
  notNews: (event) => asTag(event).type === "TurnEnded",
  answerLabel: (answer) => /^(?:respawn|start|flag) (.+)$/.exec(answer)?.[1] ?? null,
  keys: () => t("tag-em-ui-shortcuts"),
  banners: {
    "tag-em-took-flag": "festive",
    "tag-em-took-their-flag": "festive",
    "tag-em-flag-returned": "notice",
  },
  ruleOf: (prompt) => RULES[prompt.kind] ?? "",
  notes(view, setting, seat) {
    const now = view as GameView & TagView;
    const { options } = setting as TagSetting;
    if (now.out.includes(seat)) return [t("tag-em-out")];
    const notes: string[] = [];
    if (now.turn === seat && !view.over) notes.push(t("tag-em-ui-note-points", { count: now.pom }));
    if (options.game_type !== "elimination" && options.game_type !== "missions")
      notes.push(
        t("tag-em-pawn-count", {
          count: now.pawns.filter((pawn) => pawn.team === seat && pawn.square).length,
        }),
      );
    const own = new Set(now.pawns.filter((pawn) => pawn.team === seat).map((pawn) => pawn.square));
    if (now.flags.some((flag) => flag.carried && own.has(flag.square))) notes.push(t("tag-em-ui-note-flag"));
    if (options.game_type === "missions")
      notes.push(
        ...missionsOf(
          setting as TagSetting,
          seat,
          (team) => view.seats[team]?.name ?? t("tag-em-ui-team", { number: team + 1 }),
        ),
      );
    return notes;
  },
  turnOf(event) {
    const tag = asTag(event);
    return tag.type === "TurnBegan" ? tag.seat : null;
  },
  sound({ event }, seat) {
    const tag = asTag(event);
    switch (tag.type) {
      case "Moved":
        return "lay";
      case "Attacked":
        return "flip";
      case "Fell":
        return tag.seat === seat ? "no" : null;
      case "Ended":
        return "chime";
      case "TurnBegan":
        return tag.seat === seat ? "chime" : null;
      default:
        return null;
    }
  },
};
