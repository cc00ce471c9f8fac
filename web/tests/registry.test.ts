import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { allGames } from "../src/app/games";
import { Registry } from "../src/app/registry";
import { t } from "../src/lib/i18n.svelte";
import type { GameModule } from "../src/contract/module";
import type { GamePage } from "../src/contract/page";

const folders = readdirSync(new URL("../src/games", import.meta.url), { recursive: true })
  .map(String)
  .filter((path) => /^[^/]+\/index\.ts$/.test(path))
  .map((path) => path.split("/")[0]!);
const keys = folders.map((folder) => folder.replaceAll("_", "-"));

const games = allGames();

test("every folder with an index is a game, under the key of its folder", () => {
  expect(keys.length).toBeGreaterThan(1);
  for (const key of keys) expect(games.pageOf(key)?.key).toBe(key);
});

test("games are offered in their stated order, and only if the server has them", () => {
  const shuffled = keys.toReversed().map((key) => ({ key }));
  const orders = games.offered(shuffled).map(({ key }) => games.pageOf(key)!.order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(new Set(orders).size).toBe(keys.length);
  expect(games.offered([{ key: keys[0]! }])).toEqual([{ key: keys[0] }]);
});

test("pages of games are found by their URL, and no two games claim one", () => {
  const names = keys.flatMap((key) => Object.keys(games.pageOf(key)!.pages ?? {}));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(games.extraPage(name)).toBeTypeOf("function");
  expect(games.extraPage("t")).toBeUndefined();
  expect(games.extraPage("constructor")).toBeUndefined();
});

test("a game without a page gets the generic one, after the others", async () => {
  const own = { name: "own" } as unknown as GameModule;
  const generic = { name: "generic" } as unknown as GameModule;
  const page: GamePage = { key: "draughts", order: 99, module: async () => own };
  const games = new Registry([page], async () => generic);
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response("draughts-crowned = A king!"));
  });
  expect(games.offered([{ key: "go" }, { key: "draughts" }])).toEqual([{ key: "draughts" }, { key: "go" }]);
  expect(await games.module("draughts")).toBe(own);
  expect(await games.module("go")).toBe(generic);
  expect(asked).toEqual(["/api/games/draughts/messages/en", "/api/games/go/messages/en"]);
  expect(t("draughts-crowned")).toBe("A king!");
});
