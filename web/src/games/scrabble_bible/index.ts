import ChartLine from "@lucide/svelte/icons/chart-line";
import type { GamePage } from "../../contract/page";
import { withMessages } from "../../lib/i18n.svelte";
import { libraryMessages } from "../../lib/library_messages";
import { crosswordMessages } from "../crossword/locale";
import Picture from "./Picture.svelte";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
const messages = [crosswordMessages, own];

export const page: GamePage = {
  key: "scrabble-bible",
  order: 1,
  picture: Picture,
  analyses: true,
  module: withMessages(messages, async () => (await import("./game")).game),
  pages: {
    analyse: {
      load: withMessages(
        [...messages, libraryMessages("scrabble-bible")],
        () => import("./AnalysisPage.svelte"),
      ),
      link: "scrabble-bible-ui-home-analyse",
      icon: ChartLine,
    },
  },
};
