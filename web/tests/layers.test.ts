/** Imports point down: a layer imports from the layers below it, never from those above or beside it. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/** From top to bottom. Layers of one row do not import each other. */
const LAYERS = [
  ["app"], // connects games and pages
  ["lobby", "lookup"], // pages
  ["table"], // a table of any game
  ["games", "generic"], // what is specific to a game
  ["contract"], // what a game provides, as types and hooks
  ["lib"],
  ["locale"], // the page's messages
];
const RANK = new Map(LAYERS.flatMap((names, depth) => names.map((name) => [name, -depth] as const)));

interface Import {
  /** The import specifier. */
  from: string;
  line: number;
}

type Node = Record<string, unknown>;

/** Every node of a Svelte syntax tree, templates included. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const part of tree) yield* nodesOf(part);
  else if (tree && typeof tree === "object") {
    if ("type" in tree) yield tree as Node;
    for (const part of Object.values(tree)) yield* nodesOf(part);
  }
}

function textOf(node: unknown): string[] {
  const value = (node as { value?: unknown } | null | undefined)?.value;
  return typeof value === "string" ? [value] : [];
}

function svelteImports(source: string): Import[] {
  const found: Import[] = [];
  for (const node of nodesOf(parse(source, { modern: true }))) {
    const callee = node.callee as { object?: { type?: string }; property?: { name?: string } } | undefined;
    const names =
      node.type === "ImportExpression" || /^(Import|Export(Named|All))Declaration$/.test(String(node.type))
        ? textOf(node.source)
        : node.type === "TSImportType"
          ? textOf(node.argument)
          : callee?.object?.type === "MetaProperty" && callee.property?.name === "glob"
            ? [...nodesOf((node.arguments as unknown[])[0])].flatMap(textOf)
            : [];
    const line = source.slice(0, node.start as number).split("\n").length;
    for (const from of names) found.push({ from, line });
  }
  return found;
}

function scriptImports(source: string): Import[] {
  const file = ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (text: ts.Node | undefined): void => {
    if (text && ts.isArrayLiteralExpression(text)) text.elements.forEach(add);
    else if (text && ts.isStringLiteralLike(text))
      found.push({ from: text.text, line: file.getLineAndCharacterOfPosition(text.getStart()).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        /^import\.meta\.glob\b/.test(node.expression.getText()))
    )
      add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function importsOf(path: string, source: string): Import[] {
  return path.endsWith(".svelte") ? svelteImports(source) : scriptImports(source);
}

/** The imported path below `src`; null for a package. */
function target(path: string, from: string): string | null {
  return from.startsWith(".") ? normalize(join(dirname(path), from)) : null;
}

/** The file of an import without an extension. */
function fileOf(imported: string): string | undefined {
  const names = ["", ".ts", ".svelte.ts", "/index.ts"].map((end) => imported + end);
  return names.find((name) => /\.\w+$/.test(name) && existsSync(join(SOURCE, name)));
}

const layerOf = (path: string): string => path.split("/")[0]!;
const gameOf = (path: string): string => path.split("/")[1]!;

/** Why an import is not allowed; empty if it is. `shared`: the folders in `games` that are not games. */
function fault(path: string, imported: string, shared: ReadonlySet<string>): string {
  const [own, other] = [layerOf(path), layerOf(imported)];
  const [rank, below] = [RANK.get(own), RANK.get(other)];
  if (rank === undefined) return `${own} has no layer yet: give it one in this test`;
  if (below === undefined) return `${imported} is in no layer`;
  if (own !== other) return below < rank ? "" : `${other} is not below ${own}`;
  if (own !== "games" || gameOf(path) === gameOf(imported) || shared.has(gameOf(imported))) return "";
  return `${gameOf(path)} and ${gameOf(imported)} are two games`;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .toSorted();
const imports = new Map(
  files.map((path) => [path, importsOf(path, readFileSync(join(SOURCE, path), "utf-8"))] as const),
);
/** Folders in `games` without a page are shared by games. */
const shared = new Set(
  files
    .filter((path) => layerOf(path) === "games")
    .map(gameOf)
    .filter((folder) => !files.includes(`games/${folder}/index.ts`)),
);

test("imports point down, and no game imports another", () => {
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const [path, found] of imports)
    for (const { from, line } of found) {
      const imported = target(path, from);
      const why = imported === null ? "" : fault(path, imported, shared);
      if (why) faults.push(`src/${path}:${line} imports ${from}: ${why}`);
    }
  expect(faults).toEqual([]);
});

test("there are no import cycles", () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(" → "));
    if (done.has(path) || way.includes(path)) return;
    for (const { from } of imports.get(path) ?? []) {
      const next = target(path, from);
      const file = next === null ? undefined : fileOf(next);
      if (file) follow(file, [...way, path]);
    }
    done.add(path);
  };
  for (const path of files) follow(path, []);
  expect(cycles).toEqual([]);
});

test("every relative import resolves to a file", () => {
  for (const [path, found] of imports)
    for (const { from, line } of found) {
      const imported = target(path, from);
      if (imported !== null && !from.includes("*"))
        expect(fileOf(imported), `src/${path}:${line} imports ${from}`).toBeDefined();
    }
});

test.each([
  ["a.ts", 'import { a } from "../games/one/cards";', 1],
  ["a.ts", '\nimport type { A } from "../games/one/cards";', 2],
  ["a.ts", 'import "../games/one/cards";', 1],
  ["a.ts", 'export { a } from "../games/one/cards";', 1],
  ["a.ts", 'export * from "../games/one/cards";', 1],
  ["a.ts", 'const late = () => import("../games/one/cards");', 1],
  ["a.ts", 'type A = import("../games/one/cards").A;', 1],
  ["a.ts", 'const all = import.meta.glob<A>("../games/one/cards");', 1],
  ["a.ts", 'const all = import.meta.glob(["../games/one/cards"]);', 1],
  ["a.svelte", '<script lang="ts">\n  import { a } from "../games/one/cards";\n</script>', 2],
  ["a.svelte", '<script lang="ts">\n  import type { A } from "../games/one/cards";\n</script>', 2],
  ["a.svelte", '<script lang="ts" module>\n  export { a } from "../games/one/cards";\n</script>', 2],
  ["a.svelte", '<script lang="ts">type A = import("../games/one/cards").A;</script>', 1],
  ["a.svelte", '<script>const a = import.meta.glob("../games/one/cards");</script>', 1],
  ["a.svelte", '<p>\n{#await import("../games/one/cards") then a}{a}{/await}</p>', 2],
])("every form of import is found: %s %s", (name, source, line) => {
  expect(importsOf(name, source)).toEqual([{ from: "../games/one/cards", line }]);
});

test.each([
  ["lib/a.ts", "contract/games", "contract is not below lib"],
  ["lobby/A.svelte", "lookup/Lookup.svelte", "lookup is not below lobby"],
  ["games/one/a.ts", "table/Log.svelte", "table is not below games"],
  ["games/one/a.ts", "games/two/b.ts", "one and two are two games"],
  ["games/part/a.ts", "games/one/b.ts", "part and one are two games"],
  ["games/one/a.ts", "games/part/b.ts", ""],
  ["games/one/a.ts", "games/one/b.ts", ""],
  ["table/A.svelte", "contract/games", ""],
  ["new/a.ts", "lib/api", "new has no layer yet: give it one in this test"],
])("%s importing %s", (path, imported, why) => {
  expect(fault(path, imported, new Set(["part"]))).toBe(why);
});
