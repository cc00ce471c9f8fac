import MapIcon from "@lucide/svelte/icons/map";
import type { GamePage } from "../../contract/page";

export const page: GamePage = {
  key: "tag-em",
  order: 4,
  module: async () => (await import("./game")).game,
  lesson: () => import("./lesson/Lesson.svelte"),
  pages: {
    maps: {
      load: () => import("./maps/MapsPage.svelte"),
      link: { en: "Make a map", fr: "Dessiner une carte" },
      icon: MapIcon,
    },
  },
  fields: { map: () => import("./maps/MapChoice.svelte") },
};
