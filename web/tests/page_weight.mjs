/** After the build: compresses the files, and checks the size of what a visitor loads before a game is opened. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const MOST = 150_000;
const page = new URL("../../src/parlour/server/page/", import.meta.url).pathname;

/** Every file of the page with its compressed size; fonts are compressed already. */
const weights = new Map();
for (const name of readdirSync(page, { recursive: true }).map(String)) {
  const path = join(page, name);
  if (!statSync(path).isFile() || /\.(br|gz)$/.test(name)) continue;
  const bytes = readFileSync(path);
  if (/\.woff2$/.test(name)) {
    weights.set(name, bytes.length);
    continue;
  }
  const zipped = gzipSync(bytes, { level: 9 });
  weights.set(name, zipped.length);
  if (name !== "index.html") {
    writeFileSync(`${path}.gz`, zipped);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  }
}

/** What the lobby loads: its own files and their imports, the messages of one language, and the fonts. */
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
const first = new Set(["index.html", "mark.svg", "manifest.webmanifest"]);
function add(key) {
  const entry = manifest[key];
  if (!entry || first.has(entry.file)) return;
  first.add(entry.file);
  for (const file of [...(entry.css ?? []), ...(entry.assets ?? [])]) first.add(file);
  for (const more of entry.imports ?? []) add(more);
}
const files = [...readFileSync(join(page, "index.html"), "utf8").matchAll(/"\/(assets\/[^"]+)"/g)].map(
  ([, file]) => file,
);
const scripts = Object.keys(manifest).filter((key) => files.includes(manifest[key].file));
if (!scripts.length) throw new Error("index.html loads no script of the manifest");
scripts.forEach(add);
for (const file of files) first.add(file);
// The larger of the two languages.
for (const key of Object.keys(manifest)) if (/^src\/(locale\/|app\/home_)fr\b/.test(key)) add(key);

const sum = [...first].reduce((total, name) => total + (weights.get(name) ?? 0), 0);
const table = [...weights].filter(([name]) => !first.has(name)).reduce((total, [, size]) => total + size, 0);
console.log(`before a game is opened: ${(sum / 1000).toFixed(1)} kB gzipped (at most ${MOST / 1000})`);
console.log(`all the rest: ${(table / 1000).toFixed(1)} kB gzipped`);
if (sum > MOST) {
  console.error("The page is too heavy:");
  for (const name of first) console.error(`  ${((weights.get(name) ?? 0) / 1000).toFixed(1)} kB  ${name}`);
  process.exit(1);
}
