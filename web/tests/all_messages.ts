/** The messages of all pages, for tests of modules that a page opens with its messages. */

import { addMessages } from "../src/lib/i18n.svelte";

await addMessages(import.meta.glob<string>("../src/**/*.ftl", { query: "?raw", import: "default" }));
