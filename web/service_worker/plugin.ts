/** Writes `sw.js` with the list of files that the page needs without a connection: home and the rules. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules that are loaded on demand, and needed to read the rules. */
const NEEDED = /\/src\/(table\/RulesPage\.svelte|locale\/.*\.ftl|games\/[^/]+\/locale\/(?:home)\/.*\.ftl)/;

export function serviceWorker(): Plugin {
  return {
    name: "parlour-service-worker",
    apply: "build",
    // After Vite has added the styles to the chunks.
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const add = (name: string): void => {
        const part = bundle[name];
        if (!part || files.has(name)) return;
        files.add(name);
        if (part.type !== "chunk") return;
        part.imports.forEach(add);
        for (const more of [
          ...(part.viteMetadata?.importedCss ?? []),
          ...(part.viteMetadata?.importedAssets ?? []),
        ])
          add(more);
      };
      const needed = (chunk: Rolldown.OutputChunk): boolean =>
        chunk.isEntry || chunk.moduleIds.some((id) => NEEDED.test(id));
      for (const part of Object.values(bundle)) if (part.type === "chunk" && needed(part)) add(part.fileName);
      for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) add(name);

      const fixed = readdirSync(at("../public"));
      const version = createHash("sha256").update([...files].join());
      for (const name of fixed) version.update(readFileSync(at(`../public/${name}`)));
      version.update(readFileSync(at("./sw.js")));
      const list = ["", ...[...files, ...fixed].sort()];
      const source = readFileSync(at("./sw.js"), "utf8")
        .replace('"VERSION"', JSON.stringify(version.digest("hex").slice(0, 12)))
        .replace('["FILES"]', JSON.stringify(list));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
