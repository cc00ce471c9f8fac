import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `parlour serve` listens during `npm run dev`.
const server = process.env.PARLOUR ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The server's content security policy forbids `data:` fonts and scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
