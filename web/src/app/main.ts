import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { registerGames } from "./games";
import { kept } from "../lib/kept.svelte";
import { follow } from "../lib/router.svelte";
import { wakeSound } from "../lib/sound";
import { speak } from "../lib/speech.svelte";
import { showTheme } from "../lib/theme";

showTheme(kept.theme);
wakeSound();
follow();
registerGames();
await speak();
mount(App, { target: document.getElementById("app")! });
