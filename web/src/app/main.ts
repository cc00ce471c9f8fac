import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { allGames, homeMessages } from "./games";
import { preload } from "./pages";
import { stored } from "../lib/storage.svelte";
import { handleLinks, route } from "../lib/router.svelte";
import { unlockSound } from "../lib/sound";
import { registerMessages, setLanguage } from "../lib/i18n.svelte";
import { showTheme } from "../lib/theme";
import { registerServiceWorker } from "./update.svelte";

showTheme(stored.theme);
unlockSound();
handleLinks();
const games = allGames();
preload(route(), games);
registerMessages(homeMessages);
await setLanguage();
mount(App, { target: document.getElementById("app")!, props: { games } });
// Not before the page is there; without it everything but offline use works.
void registerServiceWorker().catch(() => {});
