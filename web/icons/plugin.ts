/** Compiles the icons of `@lucide/svelte` to plain pictures. Their own component builds attributes and shapes again for each
 * icon on a page, which takes a phone longer than everything else in a button. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Icon {
  name: string;
  size: number;
  aliases?: string[];
  /** The shapes: element names and attributes. */
  node: [string, Record<string, string>][];
}

const FILE = /@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/;
const DATA = /const iconData = (\{.*\});/;

function componentOf({ name, size, aliases = [], node }: Icon): string {
  const shapes = node.map(([tag, attributes]) => {
    const given = Object.entries(attributes).filter(([key]) => key !== "key");
    return `<${tag} ${given.map(([key, value]) => `${key}="${value}"`).join(" ")} />`;
  });
  const classes = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return `<script>
  const { size = ${size}, strokeWidth = 2, fill = "none" } = $props();
</script>
<svg class="${classes.join(" ")}" width={size} height={size} viewBox="0 0 ${size} ${size}" {fill} stroke="currentColor"
  stroke-width={strokeWidth} stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes.join("")}</svg>
`;
}

export function icons(): Plugin {
  return {
    name: "parlour-icons",
    enforce: "pre",
    load(id) {
      if (!FILE.test(id)) return null;
      const data = DATA.exec(readFileSync(id, "utf8"))?.[1];
      if (!data) throw new Error(`no icon in ${id}`);
      return componentOf(JSON.parse(data) as Icon);
    },
  };
}
