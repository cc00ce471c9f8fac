import type { GamePage } from "../../contract/page";

export const page: GamePage = {
  key: "tag-on",
  order: 2,
  module: async () => (await import("./game")).game,
  lesson: () => import("./lesson/Lesson.svelte"),
};
