/** Every text of the page is in both languages, with the same variables, and is used. */

import { CAST } from "../src/lib/cast";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type Entry, type Message, type Pattern } from "@fluent/syntax";
import { parse as parseSvelte } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import "./all_messages";
import { addMessages, kebab, listOf, messageText, t, tOptional } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import { waitingText } from "../src/lib/waiting";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
/** The server sends a game's messages from here; its page may use them. */
const LIBRARY = fileURLToPath(new URL("../../src/parlour", import.meta.url));
const pathsIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf-8" }).toSorted();
const paths = pathsIn(SOURCE);
const read = (path: string, root = SOURCE): string => readFileSync(join(root, path), "utf-8");

/** The ids of texts start with the area; those of a game with `<game>-ui-`, so that they differ from the library's. */
const AREAS = [
  "chat",
  "connection",
  "end",
  "generic",
  "handover",
  "home",
  "lesson",
  "log",
  "lookup",
  "notify",
  "page",
  "play",
  "print",
  "prompt",
  "replay",
  "rules",
  "screen",
  "setup",
  "table",
  "waiting",
];

interface Text {
  file: string;
  variables: string[];
}

function variablesOf(pattern: Pattern): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node && typeof node === "object") {
      const { type, id } = node as { type?: string; id?: { name: string } };
      if (type === "VariableReference") found.add(id!.name);
      Object.values(node).forEach(visit);
    }
  };
  visit(pattern);
  return [...found].sort();
}

/** The page parses a message when it is first used, and its references would be unknown then. */
const refers = (message: unknown): boolean =>
  JSON.stringify(message).match(/"type":"(Message|Term)Reference"/) !== null;

const isMessage = (entry: Entry): entry is Message => entry.type === "Message";

/** All texts of a language; an id that occurs twice is reported. */
function textsIn(language: string, root = SOURCE): { texts: Map<string, Text>; faults: string[] } {
  const texts = new Map<string, Text>();
  const faults: string[] = [];
  for (const file of pathsIn(root).filter((path) => path.endsWith(`/${language}.ftl`)))
    for (const entry of parse(read(file, root), {}).body) {
      if (entry.type === "Junk") faults.push(`${file}: ${entry.content}`);
      if (!isMessage(entry as Entry)) continue;
      const { id, value } = entry as Message;
      if (texts.has(id.name)) faults.push(`${id.name} is in ${file} and in ${texts.get(id.name)!.file}`);
      if (refers(entry)) faults.push(`${file}: ${id.name} refers to another message`);
      if (!value) faults.push(`${file}: ${id.name} has no value`);
      else texts.set(id.name, { file, variables: variablesOf(value) });
    }
  return { texts, faults };
}

interface Uses {
  /** Ids in calls of `t`, each with the names of the arguments of its calls. */
  ids: Map<string, string[][]>;
  /** Static beginnings of ids in calls, with the same. */
  prefixes: Map<string, string[][]>;
  /** All other strings: an id may be handed to a component. */
  strings: Set<string>;
}

type Node = Record<string, unknown> & { type?: string };

/** Script and template of a Svelte file are ESTree; TypeScript's tree has other names. Both are read as ESTree here. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const part of tree) yield* nodesOf(part);
  else if (tree && typeof tree === "object") {
    if ("type" in tree) yield tree as Node;
    for (const part of Object.values(tree)) yield* nodesOf(part);
  }
}

const addTo = (map: Map<string, string[][]>, key: string, names: string[]): void => {
  map.set(key, [...(map.get(key) ?? []), names]);
};

/** `id` is the first argument of a call, `names` are the keys of the second. */
function addCall(id: Node | undefined, names: string[], uses: Uses): void {
  if (id?.type === "ConditionalExpression") {
    addCall(id.consequent as Node, names, uses);
    addCall(id.alternate as Node, names, uses);
  } else if (id?.type === "LogicalExpression") {
    addCall(id.left as Node, names, uses);
    addCall(id.right as Node, names, uses);
  } else if (id?.type === "Literal") addTo(uses.ids, String(id.value), names);
  else if (id?.type === "TemplateLiteral") {
    const first = (id.quasis as { value: { cooked: string } }[])[0]!;
    addTo(uses.prefixes, first.value.cooked, names);
  }
}

const namesOf = (args: Node | undefined): string[] =>
  ((args?.properties ?? []) as { key: { name: string } }[]).map(({ key }) => key.name);

function addSvelte(source: string, uses: Uses): void {
  for (const node of nodesOf(parseSvelte(source, { modern: true }))) {
    if (node.type === "CallExpression" && /^(t|tOptional)$/.test(String((node.callee as Node).name))) {
      const [id, args] = node.arguments as Node[];
      addCall(id, namesOf(args), uses);
    } else if (node.type === "Literal" && typeof node.value === "string") uses.strings.add(node.value);
  }
}

/** Wraps a module as a component, so that one reader does for both. */
const addScript = (source: string, uses: Uses): void =>
  addSvelte(
    `<script lang="ts">\n${ts.transpile(source, { target: ts.ScriptTarget.ESNext })}\n</script>`,
    uses,
  );

function usesIn(code: readonly string[]): Uses {
  const uses: Uses = { ids: new Map(), prefixes: new Map(), strings: new Set() };
  for (const path of code)
    if (path.endsWith(".svelte")) addSvelte(read(path), uses);
    else if (path.endsWith(".ts") && !path.endsWith("i18n.svelte.ts")) addScript(read(path), uses);
  return uses;
}

const uses = usesIn(paths);

const english = textsIn("en");
const french = textsIn("fr");
const library = textsIn("en", LIBRARY);

const known = [...english.texts.keys(), ...library.texts.keys()];
const textOf = (id: string): Text | undefined => english.texts.get(id) ?? library.texts.get(id);

describe("the texts of the page", () => {
  it("are read without faults, and no id occurs twice", () => {
    expect(english.faults).toEqual([]);
    expect(french.faults).toEqual([]);
    for (const language of ["en", "fr"])
      expect(textsIn(language, LIBRARY).faults.filter((fault) => fault.includes("refers"))).toEqual([]);
    expect(english.texts.size).toBeGreaterThan(500);
  });

  it("are the same in both languages, in the same files, with the same variables", () => {
    const outline = ({ texts }: typeof english): Record<string, unknown> =>
      Object.fromEntries(
        [...texts].map(([id, { file, variables }]) => [
          id,
          `${file.replace(/\w+\.ftl$/, "")}: ${variables.join(" ")}`,
        ]),
      );
    expect(outline(french)).toEqual(outline(english));
  });

  it("have other ids than the library's messages", () => {
    expect(library.texts.size).toBeGreaterThan(500);
    expect([...library.texts.keys()].filter((id) => english.texts.has(id))).toEqual([]);
  });

  it("are in no other file", () => {
    // The brand, and addresses and codes that are examples.
    const allowed = /^(Parlour|· Parlour|[A-Z]{5,6}|\/\S*)$/;
    const spoken = /^(alt|aria-label|aria-valuetext|placeholder|title)$/;
    const found: string[] = [];
    for (const path of paths.filter((one) => one.endsWith(".svelte")))
      for (const node of nodesOf(parseSvelte(read(path), { modern: true }))) {
        const texts =
          node.type === "Fragment"
            ? (node.nodes as Node[])
            : node.type === "Attribute" && spoken.test(String(node.name)) && Array.isArray(node.value)
              ? (node.value as Node[])
              : [];
        for (const { type, data } of texts)
          if (type === "Text" && /\p{L}{2}/u.test(String(data)) && !allowed.test(String(data).trim()))
            found.push(`${path}: ${String(data).trim()}`);
      }
    expect(found).toEqual([]);
    // The lines about the bots are messages of the library, written there with the cast.
    const about = CAST.flatMap((one) => Object.values(one.about));
    const sentences = [...uses.strings].filter((text) => /^\p{Lu}.* .*[.?!…]$/u.test(text));
    expect(sentences.filter((text) => !about.includes(text))).toEqual([]);
  });

  it("have ids that say where they belong", () => {
    for (const [id, { file }] of english.texts) {
      const game = /^games\/(\w+)\//.exec(file)?.[1]?.replaceAll("_", "-");
      if (game) expect(id.startsWith(`${game}-ui-`), id).toBe(true);
      else expect(AREAS, id).toContain(id.split("-")[0]);
    }
  });

  it("exist if the code names them", () => {
    expect([...uses.ids.keys()].filter((id) => !textOf(id))).toEqual([]);
    const empty = [...uses.prefixes.keys()].filter((prefix) => !known.some((id) => id.startsWith(prefix)));
    expect(empty).toEqual([]);
  });

  it("are not the library's outside the games", () => {
    const shared = usesIn(paths.filter((path) => !path.startsWith("games/")));
    expect([...shared.ids.keys()].filter((id) => library.texts.has(id))).toEqual([]);
  });

  it("are loaded with the home page if it needs them", () => {
    const home = usesIn(paths.filter((path) => /^(app|lobby)\//.test(path)));
    expect(home.ids.size).toBeGreaterThan(40);
    for (const id of home.ids.keys()) expect(english.texts.get(id)?.file, id).toBe("locale/en.ftl");
  });

  it("are given their variables", () => {
    const short = (id: string, calls: string[][]): string[] =>
      calls.flatMap((names) =>
        textOf(id)!
          .variables.filter((name) => !names.includes(name))
          .map((name) => `${id} without ${name}`),
      );
    expect([...uses.ids].flatMap(([id, calls]) => short(id, calls))).toEqual([]);
    for (const [prefix, calls] of uses.prefixes) {
      const ids = known.filter((id) => id.startsWith(prefix));
      // A shorter prefix may cover texts of longer ones, so one call that gives all is enough.
      const served = calls.length === 0 || ids.some((id) => calls.some((one) => !short(id, [one]).length));
      expect(served, prefix).toBe(true);
    }
  });

  it("are all used", () => {
    const prefixes = [...uses.prefixes.keys()].filter((prefix) => prefix.includes("-"));
    const unused = [...english.texts.keys()].filter(
      (id) => !uses.ids.has(id) && !uses.strings.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

describe("a text", () => {
  it("takes variables, and counts", () => {
    expect(t("setup-own-list-count", { count: 1 })).toBe("1 word");
    expect(t("setup-own-list-count", { count: 12345 })).toBe("12345 words");
  });

  it("is missed loudly, unless it is optional", () => {
    expect(() => t("page-nothing-of-the-kind")).toThrow("page-nothing-of-the-kind");
    expect(() => t("setup-own-list-count")).toThrow("setup-own-list-count");
    expect(tOptional("page-nothing-of-the-kind")).toBeNull();
  });

  it("has an id made of keys of the program", () => {
    expect(["hotSeat", "played_across", "vote yes", "answer …"].map(kebab)).toEqual([
      "hot-seat",
      "played-across",
      "vote-yes",
      "answer",
    ]);
  });

  it("is not broken at a French hyphen before a pronoun", () => {
    const french = new Messages("fr");
    french.add("peut-on = Peut-on en rejouer ? A-t-il, échangez-en, celui-ci, grand-père\n");
    expect(french.format("peut-on", {}, [])).toBe(
      "Peut-\u2060on en rejouer ? A-\u2060t-\u2060il, échangez-\u2060en, celui-\u2060ci, grand-père",
    );
    french.add("cases = { $va-t-il ->\n    [dit-on] Dit-on { $peut-on } ?\n   *[other] Va-t-il ?\n}\n");
    expect(french.format("cases", { "va-t-il": "dit-on", "peut-on": "oui" }, [])).toBe("Dit-\u2060on oui ?");
    expect(french.format("cases", { "va-t-il": "non" }, [])).toBe("Va-\u2060t-\u2060il ?");
    const english = new Messages("en");
    english.add("one = Est-ce\n");
    expect(english.format("one", {}, [])).toBe("Est-ce");
  });

  it("lists names", () => {
    expect(listOf(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
    expect([listOf(["Ada"]), listOf([])]).toEqual(["Ada", ""]);
  });
});

describe("whom the game waits for", () => {
  it("has the turn, unless a question says more", () => {
    const question = { prompts: [{}] } as Parameters<typeof waitingText>[0];
    expect(waitingText({ prompts: [] }, ["Ben"])).toBe("Ben’s turn");
    expect(waitingText(question, ["Ben"])).toBe("Waiting for Ben");
    expect(waitingText({ prompts: [] }, ["Ada", "Ben"])).toBe("Waiting for Ada and Ben");
    expect(waitingText({ prompts: [] }, [])).toBe("Waiting…");
  });
});

describe("a message of the server", () => {
  const names = ["Ada", "Ben", "Cleo"];
  const spectator = { seat: null, names };
  const ada = { seat: 0, names };
  const files = {
    "en.ftl": () =>
      Promise.resolve(`
kernel-you = you
toy-took =
    { $who ->
        [you] You took { $count } from { $pile }.
       *[other] { $who-name } took { $count } from { $pile }.
    }
toy-pile = the { $place } pile
toy-winners = Winners: { $winners }.
`),
  };

  it("says “you” to the player it is about, and names everyone to spectators", async () => {
    await addMessages(files);
    const pile = { id: "toy-pile", args: { place: { en: "left", fr: "de gauche" } } };
    const took = { id: "toy-took", args: { who: { seat: 0 }, count: 1200, pile } };
    expect(messageText(took, ada)).toBe("You took 1200 from the left pile.");
    expect(messageText(took, spectator)).toBe("Ada took 1200 from the left pile.");
    const won = { id: "toy-winners", args: { winners: [{ seat: 0 }, { seat: 2 }, { seat: 9 }, "X", 3] } };
    expect(messageText(won, ada)).toBe("Winners: you, Cleo, ?, X, 3.");
    expect(messageText(won, spectator)).toBe("Winners: Ada, Cleo, ?, X, 3.");
  });
});

describe("the accessible name of a button", () => {
  // WCAG 2.5.3: speech input users say what they see.
  it.each([["a rule is opened", "play-rule", "play-rule-open", { id: "AG-1" }]])(
    "contains its visible label: %s",
    (_, seen, name, args) => {
      expect(t(name, args).toLowerCase()).toContain(t(seen, args).toLowerCase());
    },
  );
});
