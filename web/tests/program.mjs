/** The single-file program (`make program`), as a double click starts it: no terminal, no PATH, an empty home. */

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch } from "./chromium.mjs";
import { startGame } from "./home.mjs";
import { closePages, openPage, until } from "./server.mjs";

const program = process.env.PROGRAM ?? fileURLToPath(new URL("../../dist/parlour", import.meta.url));
const home = mkdtempSync(join(tmpdir(), "parlour-program-"));
const [opened, opener, unpacked] = ["opened", "browser", "tmp"].map((name) => join(home, name));
mkdirSync(unpacked);
writeFileSync(opener, `#!/bin/sh\necho "$1" >> "${opened}"\n`);
chmodSync(opener, 0o700);
const env = { HOME: home, PATH: "", TMPDIR: unpacked, BROWSER: opener, LANG: "C.UTF-8" };
const run = (...args) => promisify(execFile)(program, args, { cwd: home, env });

const began = Date.now();
const child = spawn(program, [], { cwd: home, env, stdio: ["ignore", "pipe", "inherit"] });
const browser = await launch();
const pages = () => (existsSync(opened) ? readFileSync(opened, "utf8").trim().split("\n") : []);

process.once("exit", () => child.kill("SIGTERM"));
let said = "";
// Unpacking takes seconds, and more on a busy machine.
await new Promise((resolve, reject) => {
  child.stdout.on("data", (text) => {
    said += text;
    if (said.includes("Ctrl-C")) resolve();
  });
  child.once("exit", (code) => reject(new Error(`the program ended (${code}): ${said}`)));
});
await until("its page is opened", () => pages().length > 0);
console.log(`its page was opened after ${((Date.now() - began) / 1000).toFixed(1)} s`);
const [welcome] = pages();
const { origin } = new URL(welcome);

after(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

test("it opens its page with a welcome and the address for phones", async () => {
  assert.match(said, new RegExp(`Parlour is running at ${origin}`));
  const page = await openPage(browser, { width: 1440, height: 900 });
  await page.goto(welcome);
  const card = page.getByRole("region", { name: "Welcome to Parlour" });
  await card.getByRole("button", { name: "Play on phones nearby" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on phones nearby" });
  await dialog.getByText(/Scan the code|Only this computer/).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await card.getByRole("button", { name: "Close" }).click();
  await card.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).search, "");
  await closePages(page);
});

test("every game begins against a bot; where one may pass, the bot answers", async () => {
  const games = await (await fetch(`${origin}/api/games`)).json();
  assert.ok(games.length >= 4);
  let passed = 0;
  for (const { key } of games) {
    const page = await openPage(browser, { width: 1440, height: 900, reducedMotion: "reduce" });
    await page.goto(origin);
    await startGame(page, key, "bot");
    await page.waitForURL(/\/t\//);
    const start = page.locator("main").getByRole("button", { name: /ready/i });
    const mine = () => page.evaluate(() => /Your (turn|move)/.test(document.title));
    await until(`a turn in ${key}`, async () => (await start.isVisible()) || (await mine()));
    const pass = page.getByRole("button", { name: "Pass", exact: true });
    if (await pass.isVisible()) {
      await pass.click();
      await page.locator("dialog .main").click();
      await until(`the bot's turn in ${key}`, async () => !(await mine()));
      await until(`the next turn in ${key}`, mine);
      passed += 1;
    }
    await closePages(page);
  }
  assert.ok(passed > 0);
});

test("it prints, in the page and on the command line", async () => {
  const [{ key }] = await (await fetch(`${origin}/api/games`)).json();
  const printed = await fetch(`${origin}/api/print/${key}/rules`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  assert.equal(printed.status, 200);
  assert.equal(
    Buffer.from(await printed.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    "%PDF-",
  );
  const pdf = join(home, "rules.pdf");
  await run("print", "rules", key, "--out", pdf);
  assert.equal(readFileSync(pdf).subarray(0, 5).toString(), "%PDF-");
});

test("a second start opens the one that runs", async () => {
  const { stdout } = await run();
  assert.match(stdout, /already running/);
  assert.deepEqual(pages(), [welcome, origin]);
});

test("it stops when it is told to, and leaves nothing unpacked", async () => {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  assert.equal(await gone, 0);
  assert.deepEqual(readdirSync(unpacked), []);
});
