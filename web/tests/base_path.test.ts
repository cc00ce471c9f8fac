/** Every path of ours begins with the base path: a server may be below a path of a proxy. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const files = readdirSync(src, { recursive: true })
  .map(String)
  .filter((name) => /\.(svelte|ts)$/.test(name));

/** Links, navigation and addresses that begin with a slash; `ask` adds the base path itself. */
const WITHOUT = /(?:href|src)="\/(?!\/)|\b(?:go|fetch|register)\(["'`]\/|location\.(?:origin|host)\}\//;

it.each(files)("%s names no path without the base path", (name) => {
  const lines = readFileSync(src + name, "utf8").split("\n");
  expect(lines.filter((line) => WITHOUT.test(line))).toEqual([]);
});

it("finds the paths that it looks for", () => {
  for (const line of ['<a href="/t/x">', "go(`/t/${id}`)", 'go("/")', "`${location.origin}/maps`"])
    expect(line).toMatch(WITHOUT);
  for (const line of ['<a href="{base}/t/x">', 'ask("GET", "/api/games")', "`${location.origin}${base}/`"])
    expect(line).not.toMatch(WITHOUT);
});
