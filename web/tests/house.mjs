/** A real house for tests and pictures: the server of this checkout with an empty store, and people at its tables. */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";

/** How long, in milliseconds, to wait for what should come at once: a busy machine may take its time. */
const PATIENCE = 60_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
export const python = process.env.PYTHON ?? join(root, ".venv/bin/python");

/** All that a house deals and rolls for a test derives from this number: the same tests see the same games. */
const SEED = 46;

/** Start a server. `stop` ends it for good, `restart` as after a crash: killed, and begun again with the same store. */
export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), "parlour-"));
  const data = join(folder, "tables.db");
  let server;
  const house = { address: "", port: 0, data, games: [], standing: 0, stop, restart, close, open };

  async function open() {
    const args = [
      "-m",
      "parlour",
      "serve",
      "--local",
      "--no-browser",
      "--port",
      String(house.port),
      "--data",
      data,
      "--pace",
      "50",
      "--test-seed",
      String(SEED),
    ];
    server = spawn(python, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    house.address = await new Promise((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (text) => {
        said += text;
        const found = /http:\/\/[\d.]+:(\d+)/.exec(said);
        if (!found) return;
        house.port = Number(found[1]);
        resolve(found[0]);
      });
      // Of no consequence once the address is known.
      server.once("exit", (code) => reject(new Error(`the server ended (${code}): ${said}`)));
    });
    for (let tries = 0; tries < 1_200; tries++) {
      const well = await fetch(`${house.address}/health`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the server does not answer");
  }

  async function close(signal = "SIGKILL") {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await gone;
  }

  async function restart() {
    await close();
    await open();
  }

  async function stop() {
    await close("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }

  await open();
  house.games = await (await reach(`${house.address}/api/games`)).json();
  return house;
}

/** A house and a browser for the tests of a file; both are ended after the last of them. */
export async function openWithBrowser() {
  const [opening, launching] = [openHouse(), launch()];
  after(async () => {
    await (await launching).close();
    await (await opening).stop();
  });
  const [house, browser] = await Promise.all([opening, launching]);
  return { house, browser };
}

/** A request. While stand-ins play, a line kept open may have been closed by the server: then it is asked again. */
function reach(url, init) {
  return fetch(url, init).catch(() => fetch(url, init));
}

async function ask(house, path, body, token) {
  const reply = await reach(house.address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body ?? {}),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** For tests that any game will do for: the first that can be played around one device. */
const anyGame = (house) => house.games.find(({ own_device }) => !own_device).key;

/** Options by which that game waits for answers as long as it takes. */
function patience(house, game) {
  const { options } = house.games.find(({ key }) => key === game);
  const names = ["challenge_time", "answer_time"].filter((name) => options.some((one) => one.name === name));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** A table whose persons are all ours, begun. */
export async function begin(house, names, options = {}, game = anyGame(house)) {
  const made = await ask(house, "/api/tables", {
    game,
    seats: names.map((name) =>
      typeof name === "string" ? { kind: "person", name } : { kind: "bot", ...name },
    ),
    options: { ...patience(house, game), ...options },
    hot_seat: true,
  });
  await reach(`${house.address}/api/tables/${made.table.id}/start`, {
    method: "POST",
    headers: { Authorization: `Bearer ${made.tokens[0].token}` },
  });
  return { id: made.table.id, tokens: made.tokens };
}

/** A table that stands as a position says; see `set_table.py`. */
export function standing(house, names, position, options, game) {
  const script = fileURLToPath(new URL("set_table.py", import.meta.url));
  house.standing += 1;
  const seed = String(1000 * SEED + house.standing);
  const all = JSON.stringify({ ...patience(house, game), ...options });
  const given = [house.data, game, all, position, seed, ...names];
  const said = execFileSync(python, [script, ...given], { stdio: ["ignore", "pipe", "inherit"] });
  const { id, tokens } = JSON.parse(String(said));
  // A person's token stands at the place of their seat; a bot has none.
  return { id, tokens: names.map((_, seat) => tokens.find((one) => one.seat === seat)) };
}

/** Let stand-ins play the table until so many turns have begun (`8`), or until a question is open then (`8?`). */
export function playOn(house, table, turns, level = "greedy") {
  standIn(house, table, String(turns), level, "inherit");
}

function standIn(house, table, turns, level, out) {
  const script = fileURLToPath(new URL("stand_in.py", import.meta.url));
  const tokens = table.tokens.map(({ token }) => token);
  const said = execFileSync(python, [script, house.address, table.id, turns, level, ...tokens], {
    stdio: ["ignore", out, "inherit"],
  });
  return said === null ? "" : String(said);
}

/** What a stand-in would do now. */
export function hint(house, table, level = "greedy") {
  return standIn(house, table, "hint", level, "pipe").trim();
}

/** What a seat sees. */
export async function viewOf(house, table, seat = 0) {
  const reply = await reach(`${house.address}/api/tables/${table.id}/view`, {
    headers: { Authorization: `Bearer ${table.tokens[seat].token}` },
  });
  const read = await reply.json();
  return read.view ?? read;
}

/** Wait until it is so; what is asked may be the house or a page. Nobody acts on a page because of what the house says. */
export async function until(what, wanted) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await wanted()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A person with a device of their own. `seats` are the tokens that it holds. */
export async function arrive(
  browser,
  { width = 1280, height = 860, name = "", table, seats = [], ...more } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "en-GB",
    hasTouch: width < 600,
    ...more,
  });
  const kept = {
    name,
    sound: false,
    seats: table ? { [table.id]: seats.map((seat) => table.tokens[seat]) } : {},
    ...more.kept,
  };
  await context.addInitScript((given) => {
    if (!localStorage.parlour) localStorage.parlour = JSON.stringify(given);
  }, kept);
  // A page draws the number of a map by itself.
  await context.addInitScript((seed) => {
    let state = seed;
    Math.random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  }, SEED);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket/.test(message.text()))
      page.faults.push(message.text());
  });
  return page;
}

/** Lets a test cut the line of a page that has not been opened yet, and mend it. Until then nothing comes through. */
export async function cuttable(page) {
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

/** The persons of these pages go; none of the pages has made an error. */
export async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, [], "the page has made an error");
    await page.context().close();
  }
}
