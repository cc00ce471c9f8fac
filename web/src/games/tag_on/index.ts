import type { GamePage } from "../../contract/page";
import { withMessages } from "../../lib/i18n.svelte";
import { crosswordMessages } from "../crossword/locale";
import Picture from "./Picture.svelte";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
const messages = [crosswordMessages, own];

export const page: GamePage = {
  key: "tag-on",
  order: 2,
  picture: Picture,
  module: withMessages(messages, async () => (await import("./game")).game),
};
