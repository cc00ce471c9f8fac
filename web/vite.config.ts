import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./service_worker/plugin";

// Where `parlour serve` listens during `npm run dev`.
const server = process.env.PARLOUR ?? "http://127.0.0.1:8765";

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
        // The home page loads one script, and its messages in one file for each language. A table adds one script of
        // all tables, one of its game, and one of what games share.
        codeSplitting: {
          groups: [
            { name: "home-en", test: /src\/(locale|games\/[^/]+\/locale\/(?:home))\/en\.ftl/, priority: 4 },
            { name: "home-fr", test: /src\/(locale|games\/[^/]+\/locale\/(?:home))\/fr\.ftl/, priority: 4 },
            { name: "home", tags: ["$initial"], priority: 3 },
            {
              name: "table",
              test: /node_modules|src\/(lib|contract|table)\/(?!options|[Ss]hare)/,
              priority: 2,
            },
            { name: gameOf, test: /src\/games\/[^/]+\/[^/]+$/, priority: 1 },
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
