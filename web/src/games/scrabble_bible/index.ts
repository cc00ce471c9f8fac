import ChartLine from "@lucide/svelte/icons/chart-line";
import type { GamePage } from "../../contract/page";

export const page: GamePage = {
  key: "scrabble-bible",
  order: 1,
  module: async () => (await import("./game")).game,
  lesson: () => import("./lesson/Lesson.svelte"),
  pages: {
    analyse: {
      load: () => import("./AnalysisPage.svelte"),
      link: { en: "Look at a game", fr: "Examiner une partie" },
      icon: ChartLine,
    },
  },
};
