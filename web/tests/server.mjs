/** A real server for tests and pictures, started from this checkout with an empty store, and players for it. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { noMessageIds } from "./message_ids.mjs";

/** Timeout in milliseconds, generous for slow machines. */
const TIMEOUT = 60_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
export const python = process.env.PYTHON ?? join(root, ".venv/bin/python");

/** Seed of everything the server deals and rolls: the same tests see the same games. */
const SEED = 46;

/** Starts a server, with further flags; without a test seed it deals as a live one does. `stop` shuts it down; `restart` kills it and starts it again with the same store. */
export async function startServer({ testSeed = SEED, flags = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "parlour-"));
  const data = join(folder, "tables.db");
  let child;
  const server = {
    address: "",
    port: 0,
    data,
    games: [],
    standing: 0,
    preparing: null,
    stop,
    restart,
    close,
    open,
  };

  async function open() {
    const args = [
      "-m",
      "parlour",
      "serve",
      "--local",
      "--no-browser",
      "--port",
      String(server.port),
      "--data",
      data,
      "--pace",
      "50",
      ...(testSeed === null ? [] : ["--test-seed", String(testSeed)]),
      ...flags,
    ];
    child = spawn(python, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    server.address = await new Promise((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (text) => {
        said += text;
        const found = /http:\/\/[\d.]+:(\d+)/.exec(said);
        if (!found) return;
        server.port = Number(found[1]);
        resolve(found[0]);
      });
      // Ignored once the address is known.
      child.once("exit", (code) => reject(new Error(`the server ended (${code}): ${said}`)));
    });
    for (let tries = 0; tries < 1_200; tries++) {
      const well = await fetch(`${server.address}/health`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the server does not answer");
  }

  async function close(signal = "SIGKILL") {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  async function restart() {
    await close();
    await open();
  }

  async function stop() {
    server.preparing?.end();
    await close("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }

  await open();
  server.games = await (await request(`${server.address}/api/games`)).json();
  return server;
}

/** A server and a browser for the tests of a file; both are stopped after the last test. Options as for `startServer`. */
export async function startWithBrowser(options) {
  const [opening, launching] = [startServer(options), launch()];
  after(async () => {
    await (await launching).close();
    await (await opening).stop();
  });
  const [server, browser] = await Promise.all([opening, launching]);
  return { server, browser };
}

/** Retries once: the server may have closed the keep-alive connection. */
function request(url, init) {
  return fetch(url, init).catch(() => fetch(url, init));
}

async function ask(server, path, body, token) {
  const reply = await request(server.address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body ?? {}),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** For tests that work with any game: the first that can be played on a shared device. */
const anyGame = (server) => server.games.find(({ own_device }) => !own_device).key;

/** Options that switch the time limits of prompts off. */
function withoutTimeLimits(server, game) {
  const { options } = server.games.find(({ key }) => key === game);
  const names = ["challenge_time", "answer_time"].filter((name) => options.some((one) => one.name === name));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** A table that is not started, as the HTTP API makes it. */
export const createTable = (server, made) => ask(server, "/api/tables", made);

/** A started table with people (or bots) in all seats. */
export async function begin(server, names, options = {}, game = anyGame(server)) {
  const made = await createTable(server, {
    game,
    seats: names.map((name) =>
      typeof name === "string" ? { kind: "person", name } : { kind: "bot", ...name },
    ),
    options: { ...withoutTimeLimits(server, game), ...options },
    hot_seat: true,
  });
  await request(`${server.address}/api/tables/${made.table.id}/start`, {
    method: "POST",
    headers: { Authorization: `Bearer ${made.tokens[0].token}` },
  });
  return { id: made.table.id, tokens: made.tokens };
}

/** The process that prepares tables of a server, one line of JSON after the other; started when it is needed. */
function preparing(server) {
  const args = ["-m", "web.tests.prepare_tables", server.data];
  const child = spawn(python, args, { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  let errors = "";
  child.stderr.on("data", (text) => (errors += text));
  child.stdin.on("error", () => {}); // it has ended: the reason is in its errors
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(spec) {
      child.stdin.write(`${JSON.stringify(spec)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(errors.trim().split("\n").at(-1));
      const answer = JSON.parse(value);
      if (answer.error) throw new Error(answer.error);
      return answer;
    },
    end: () => child.stdin.end(),
  };
}

const prepare = (server, spec) => (server.preparing ??= preparing(server)).ask(spec);

/** Adds a table: a `TableSpec` of `add_table.py` without id. Bots have no tokens. */
export async function addTable(server, spec) {
  server.standing += 1;
  const options = { ...withoutTimeLimits(server, spec.game), ...spec.options };
  const id = `set-${server.standing}`;
  const { tokens } = await prepare(server, { type: "add", seed: SEED, ...spec, id, options });
  return { id, tokens: spec.names.map((_, seat) => tokens.find((one) => one.seat === seat)) };
}

/** A table at a given position. */
export const tableAt = (server, names, position, options, game) =>
  addTable(server, { game, names, seed: 1000 * SEED + server.standing + 1, options, position });

/** Lets bots play the table until a number of turns have begun (`8`), or until a prompt is then open (`8?`). */
export async function playOn(server, table, turns, level = "greedy") {
  const tokens = table.tokens.map(({ token }) => token);
  const { address } = server;
  const spec = { type: "play", address, table: table.id, turns: String(turns), level, tokens };
  return (await prepare(server, spec)).said;
}

/** The command that a bot would choose now. */
export const hint = (server, table, level) => playOn(server, table, "hint", level);

/** The view of a seat. */
export async function viewOf(server, table, seat = 0) {
  const reply = await request(`${server.address}/api/tables/${table.id}/view`, {
    headers: { Authorization: `Bearer ${table.tokens[seat].token}` },
  });
  const read = await reply.json();
  return read.view ?? read;
}

/** Polls until a condition holds. Before acting on a page, wait for the page, not for the server. */
export async function until(what, wanted) {
  for (const end = Date.now() + TIMEOUT; Date.now() < end;) {
    if (await wanted()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A person with a device of their own, which holds the tokens of `seats`. */
export async function openPage(
  browser,
  { width = 1280, height = 860, name = "", table, seats = [], ...more } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "en-GB",
    hasTouch: width < 600,
    // Tests of what the server sends; those of the installed app allow it.
    serviceWorkers: "block",
    ...more,
  });
  const stored = {
    name,
    sound: false,
    seats: table ? { [table.id]: seats.map((seat) => table.tokens[seat]) } : {},
    ...more.stored,
  };
  await context.addInitScript((given) => {
    if (!localStorage.parlour) localStorage.parlour = JSON.stringify(given);
  }, stored);
  // Random map seeds are drawn by the page.
  await context.addInitScript((seed) => {
    let state = seed;
    Math.random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  }, SEED);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket/.test(message.text()))
      page.faults.push(message.text());
  });
  return page;
}

/** Makes the WebSocket of a page interruptible; call before the page is opened. */
export async function interruptible(page) {
  const lines = new Set();
  let away = false;
  await page.routeWebSocket(/\/ws$/, (line) => {
    if (away) return void line.close();
    line.connectToServer();
    lines.add(line);
  });
  return {
    cut() {
      away = true;
      for (const line of lines) line.close();
      lines.clear();
    },
    mend() {
      away = false;
    },
  };
}

/** Closes these pages; fails if a page logged an error or shows the id of a message. */
export async function closePages(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, [], "the page has made an error");
    await noMessageIds(page, page.url());
    await page.context().close();
  }
}
