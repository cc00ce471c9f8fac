import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { homeMessages } from "./games";
import { stored } from "../lib/storage.svelte";
import { handleLinks } from "../lib/router.svelte";
import { unlockSound } from "../lib/sound";
import { registerMessages, setLanguage } from "../lib/i18n.svelte";
import { showTheme } from "../lib/theme";
import { registerServiceWorker } from "./update.svelte";

showTheme(stored.theme);
unlockSound();
handleLinks();
registerMessages(homeMessages);
await setLanguage();
mount(App, { target: document.getElementById("app")! });
// Not before the page is there; without it everything but offline use works.
void registerServiceWorker().catch(() => {});
