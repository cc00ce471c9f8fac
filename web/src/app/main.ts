import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { stored } from "../lib/storage.svelte";
import { handleLinks } from "../lib/router.svelte";
import { unlockSound } from "../lib/sound";
import { setLanguage } from "../lib/i18n.svelte";
import { showTheme } from "../lib/theme";

showTheme(stored.theme);
unlockSound();
handleLinks();
await setLanguage();
mount(App, { target: document.getElementById("app")! });
