import type { GamePage } from "../../contract/page";
import { withMessages } from "../../lib/i18n.svelte";
import Picture from "./Picture.svelte";

const messages = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export const page: GamePage = {
  key: "moji",
  order: 3,
  picture: Picture,
  modes: { bot: "moji-ui-home-bot", screen: "moji-ui-home-screen" },
  phoneRole: "moji-ui-home-phone-role",
  module: withMessages([messages], async () => (await import("./game")).game),
};
