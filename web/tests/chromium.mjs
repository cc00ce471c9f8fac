/** Launches the Chromium from the npm packages, so that none has to be installed. */

import chromium from "@sparticuz/chromium";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium as playwright } from "playwright-core";

/** Unpacks the libraries that Chromium needs and that a bare machine may lack. */
function libraries(folder) {
  const packed = join(
    dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
    "../../bin/al2023.tar.br",
  );
  const inside = join(folder, "parlour-chromium-libraries");
  if (!existsSync(packed) || existsSync(inside)) return inside;
  mkdirSync(inside, { recursive: true });
  const tar = brotliDecompressSync(readFileSync(packed));
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const name = tar.toString("utf8", at, at + 100).replace(/\0.*$/, "");
    const size = parseInt(tar.toString("utf8", at + 124, at + 136), 8);
    const kind = tar[at + 156];
    if (size && (kind === 0 || kind === 48)) {
      writeFileSync(join(inside, name.split("/").at(-1)), tar.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return inside;
}

export async function launch() {
  // No WebGL: software rendering of it is slow, and no page uses it.
  chromium.setGraphicsMode = false;
  const executablePath = process.env.CHROMIUM ?? (await chromium.executablePath());
  const path = [process.env.LD_LIBRARY_PATH, libraries(dirname(executablePath))].filter(Boolean).join(":");
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
