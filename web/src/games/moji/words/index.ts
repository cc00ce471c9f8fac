/** What this game says, in both languages. It is loaded with the game, so that the lobby stays light. */

import { language } from "../../../lib/i18n.svelte";
import { en, type MojiWords } from "./en";
import { fr } from "./fr";

export const t = (): MojiWords => (language() === "fr" ? fr : en);
