/** Launches the Chromium from the npm packages, so that none has to be installed. */

import chromium from "@sparticuz/chromium";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium as playwright } from "playwright-core";

const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../..");

/** Unpacks the libraries that Chromium needs and that a bare machine may lack. */
function unpackLibraries(folder) {
  const tar = brotliDecompressSync(readFileSync(join(PACKAGE, "bin/al2023.tar.br")));
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const name = tar.toString("utf8", at, at + 100).replace(/\0.*$/, "");
    const size = parseInt(tar.toString("utf8", at + 124, at + 136), 8);
    const kind = tar[at + 156];
    if (size && (kind === 0 || kind === 48)) {
      writeFileSync(join(folder, name.split("/").at(-1)), tar.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/**
 * The folder with Chromium and its libraries. Test files that start at the same time each unpack it into a folder of
 * their own; the first one to finish renames its folder, so nobody runs a file that is still being written.
 */
async function unpacked() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const folder = join(PACKAGE, `../../.chromium-${version}`);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own; // where the package unpacks to
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  unpackLibraries(own);
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
  return folder;
}

export async function launch() {
  // No WebGL: software rendering of it is slow, and no page uses it.
  chromium.setGraphicsMode = false;
  const folder = await unpacked();
  const executablePath = process.env.CHROMIUM ?? join(folder, "chromium");
  const path = [process.env.LD_LIBRARY_PATH, folder].filter(Boolean).join(":");
  return playwright.launch({
    executablePath,
    headless: true,
    // The package defaults to a single process; tests with several players need more.
    args: chromium.args
      .filter((flag) => !/single-process|zygote|headless|window-size/.test(flag))
      .concat("--no-zygote"),
    env: { ...process.env, LD_LIBRARY_PATH: path },
  });
}
