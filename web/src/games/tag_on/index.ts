import type { GamePage } from "../../contract/page";

export const page: GamePage = {
  key: "tag-on",
  order: 2,
  tagline: {
    en: "Bible words that tag each other",
    fr: "Des mots de la Bible qui se répondent",
  },
  module: async () => (await import("./game")).game,
  lesson: () => import("./lesson/Lesson.svelte"),
};
