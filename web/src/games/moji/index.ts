import type { GamePage } from "../../contract/page";

export const page: GamePage = {
  key: "moji",
  order: 3,
  modes: {
    bot: {
      en: "Start at once. Bots think and type about as fast as people.",
      fr: "Commencez tout de suite. Les robots pensent et tapent à peu près comme nous.",
    },
    screen: {
      en: "The cards for all to see, phones as keyboards.",
      fr: "Les cartes pour tous, les téléphones comme claviers.",
    },
  },
  phoneRole: {
    en: "This device is my keyboard; the cards are on the television",
    fr: "Cet appareil est mon clavier ; les cartes sont sur la télévision",
  },
  module: async () => (await import("./game")).game,
  lesson: () => import("./lesson/Lesson.svelte"),
};
