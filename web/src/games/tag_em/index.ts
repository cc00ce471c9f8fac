import MapIcon from "@lucide/svelte/icons/map";
import type { GamePage } from "../../contract/page";
import { withMessages } from "../../lib/i18n.svelte";
import { libraryMessages } from "../../lib/library_messages";
import Picture from "./Picture.svelte";

const messages = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
/** Names of tiles, and what happens in an attack. */
const ofLibrary = libraryMessages("tag-em");
const ofMaps = import.meta.glob<string>("./maps/locale/*.ftl", { query: "?raw", import: "default" });

export const page: GamePage = {
  key: "tag-em",
  order: 4,
  picture: Picture,
  modes: { hotSeat: "tag-em-ui-home-hot-seat", screen: "tag-em-ui-home-screen" },
  // Its players need the map on their phones.
  phoneRole: null,
  module: withMessages([messages], async () => (await import("./game")).game),
  about: withMessages([messages, ofLibrary], () => import("./MapAbout.svelte")),
  pages: {
    maps: {
      load: withMessages([messages, ofLibrary, ofMaps], () => import("./maps/MapsPage.svelte")),
      link: "tag-em-ui-home-maps",
      icon: MapIcon,
    },
  },
  fields: { map: withMessages([messages, ofLibrary, ofMaps], () => import("./maps/MapChoice.svelte")) },
};
