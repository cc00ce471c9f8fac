import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts/plugin";
import { icons } from "./icons/plugin";
import { serviceWorker } from "./service_worker/plugin";

// Where `parlour serve` listens during `npm run dev`.
const server = process.env.PARLOUR ?? "http://127.0.0.1:8765";

/** What is loaded when a game is over. */
const FINISHED =
  "finished|GameOver|Replay|TileGameReplay|TileGameSummary|Summary|Final|Highlights|ScoreGraph|Analys|card_text|words_said|plays|actions|verse_of";
/** Log and chat: beside the board of a wide window; on a phone, only when they are opened. */
const TABS = "TableTabs|TabList|Chat|Log\\b|LinkedText";
/** What a table in play does not need: it is loaded when it is opened. */
const LATER = `options|[Ss]hare|[Pp]rint|Waiting|Join|NameCard|GameIntro|GameSettings|Invite|Rack|Rule|Screen|Lesson|TableMenu|[Mm]arkdown|${TABS}|${FINISHED}`;

/** The script of a game, without what lies in folders: lessons and further pages. */
const gameOf = (path: string): string => `game-${/games\/([^/]+)/.exec(path)![1]!.replaceAll("_", "-")}`;

export default defineConfig({
  plugins: [icons(), svelte(), fonts(), serviceWorker()],
  experimental: {
    // The server may be under a path of a proxy: scripts and styles name each other relative to themselves, and the
    // server puts the path into index.html.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
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
        // games share; so does the end of a game.
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial"], priority: 5 },
            {
              name: "table",
              test: new RegExp(`node_modules|src/(lib|contract|table)/(?!${LATER})`),
              priority: 4,
            },
            {
              name: gameOf,
              debugName: "game",
              test: new RegExp(`src/games/[^/]+/(?!${FINISHED})[^/]+$`),
              priority: 3,
            },
            { name: "tabs", test: new RegExp(`src/(lib|table)/(${TABS})`), priority: 2.5 },
            // A group takes along what its modules import, unless a group before it has it.
            { name: "finished", test: new RegExp(`src/(lib|table)/(${FINISHED})`), priority: 2 },
            {
              name: (path) => `${gameOf(path)}-finished`,
              debugName: "game-finished",
              test: new RegExp(`src/games/[^/]+/(${FINISHED})`),
              priority: 1,
            },
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
  // No test depends on how fast the machine is.
  test: { include: ["tests/**/*.test.{ts,mjs}"], testTimeout: 60_000 },
});
