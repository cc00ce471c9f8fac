/** Parses the Markdown of rulebook pages: paragraphs, pictures, lists, tables, code blocks. */

export type Inline =
  { kind: "text" | "code" | "strong" | "em"; text: string } | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; alt: string; path: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** An ending such as “-ed”: no line ends after its hyphen. */
const ENDING = /(?<=^|[\s(])-(?=\p{Ll})/gu;
const plain = (text: string): Inline => ({ kind: "text", text: text.replace(ENDING, "-\u2060") });

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push(plain(text.slice(end, match.index)));
    if (match[1] !== undefined) parts.push({ kind: "code", text: match[1] });
    else if (match[2] !== undefined) parts.push({ kind: "strong", text: match[2] });
    else if (match[3] !== undefined) parts.push({ kind: "em", text: match[3] });
    else parts.push({ kind: "link", text: match[4]!, to: match[5]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(plain(text.slice(end)));
  return parts;
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

const PICTURE = /^!\[([^\]]*)\]\(([^)\s]+)\)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function parse(markdown: string): Block[] {
  const lines = markdown.split("\n");
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    const picture = PICTURE.exec(line.trim());
    if (!line.trim()) {
      i += 1;
    } else if (picture) {
      blocks.push({ kind: "picture", alt: picture[1]!, path: picture[2]! });
      i += 1;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((one, at) => at > i && one.startsWith("```"));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: "code", text: lines.slice(i + 1, last).join("\n") });
      i = last + 1;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (i < lines.length && lines[i]!.startsWith("|")) rows.push(lines[i++]!);
      const [head = "", , ...rest] = rows;
      blocks.push({ kind: "table", head: cells(head), rows: rest.map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      while (i < lines.length && lines[i]!.trim()) {
        const one = lines[i++]!;
        if (ITEM.test(one)) items.push(one.replace(ITEM, ""));
        else items[items.length - 1] += ` ${one.trim()}`;
      }
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items: items.map(inline) });
    } else {
      const text: string[] = [];
      while (i < lines.length && lines[i]!.trim() && !/^(```|\|)/.test(lines[i]!) && !ITEM.test(lines[i]!)) {
        text.push(lines[i++]!.trim());
      }
      blocks.push({ kind: "paragraph", parts: inline(text.join(" ")) });
    }
  }
  return blocks;
}

/** The rule that a link points to, or null. */
export function ruleIn(link: string): string | null {
  return /#([A-Z]{2}-\d+)$/.exec(link)?.[1] ?? null;
}

/** The dark variant of a picture, which a page names by its light one; null if the name says nothing of that. */
export function darkVariant(path: string): string | null {
  return /^[\w/-]+-light\.svg$/.test(path) ? path.replace(/light\.svg$/, "dark.svg") : null;
}
