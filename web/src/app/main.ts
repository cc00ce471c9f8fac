import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { kept } from "../lib/kept.svelte";
import { follow } from "../lib/router.svelte";
import { wakeSound } from "../lib/sound";
import { speak } from "../lib/speech.svelte";
import { showTheme } from "../lib/theme";

showTheme(kept.theme);
wakeSound();
follow();
await speak();
mount(App, { target: document.getElementById("app")! });
