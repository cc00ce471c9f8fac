import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./service_worker/plugin";

// Where `parlour serve` listens during `npm run dev`.
const server = process.env.PARLOUR ?? "http://127.0.0.1:8765";

/** What a table in play needs. What comes before and after it, and other pages, are loaded when they are opened. */
const LATER =
  "finished|Replay|Summary|Final|Highlights|ScoreGraph|Analys|card_text|words_said|plays|actions|verse_of";
const TABLE = new RegExp(
  `node_modules|src/(lib|contract|table)/(?!options|[Ss]hare|GameOver|Waiting|Join|NameCard|GameIntro|GameSettings|Invite|Rack|Rule|Screen|TableMenu|[Mm]arkdown|${LATER})`,
);
const GAME = new RegExp(`src/games/[^/]+/(?!TileGameReplay|TileGameSummary|${LATER})[^/]+$`);

/** The script of a game, without what lies in folders: lessons and further pages. */
const gameOf = (path: string): string => `game-${/games\/([^/]+)/.exec(path)![1]!.replaceAll("_", "-")}`;

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The server's content security policy forbids `data:` fonts and scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The home page loads one script. A table adds one script of all tables, one of its game, and one of what
        // games share.
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial"], priority: 3 },
            { name: "table", test: TABLE, priority: 2 },
            { name: gameOf, test: GAME, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/health": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.{ts,mjs}"] },
});
