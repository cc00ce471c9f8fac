/** The module for games without a page of their own: all content comes from the server. */

import { t } from "../lib/i18n.svelte";
import type { GameModule } from "../contract/module";
import Play from "./Play.svelte";
import Watch from "./Watch.svelte";

const RULES: Record<string, string> = { back: "AG-5", pause: "AG-6", absent: "AG-3" };

export const game: GameModule = {
  Play,
  Watch,
  finished: async () => (await import("./finished")).finished,
  answerForms: {},
  answerLabel: () => null,
  ruleOf: (prompt) => RULES[prompt.kind] ?? "",
  notes: () => [],
  turnOf: () => null,
  phaseText: (view) => (view.to_move.length > 1 ? t("generic-together") : null),
  sound: ({ seat: by, command }, seat) => (by === null ? null : command || by !== seat ? "lay" : null),
};
