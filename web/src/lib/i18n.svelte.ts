/** The texts of the page, from Fluent files, and the messages that the server sends. */

import { untrack } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Message } from "./api_types";
import { Messages, numberOf } from "./messages";
import { save, stored, type Language } from "./storage.svelte";

export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };

/** Loaders of Fluent files by path. The name of a file is its language: `en.ftl`. */
export type MessageFiles = Readonly<Record<string, () => Promise<string>>>;

export type Args = Readonly<Record<string, string | number | boolean>>;

/** British English lists have no comma before “and”. */
const LISTS: Record<Language, string> = { en: "en-GB", fr: "fr" };

const messages: Record<Language, Messages> = { en: new Messages("en"), fr: new Messages("fr") };

const groups = new Set<MessageFiles>([
  import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" }),
]);
/** Each file is read once, even if two callers want it at the same time. */
const reading = new Map<() => Promise<string>, Promise<void>>();

/** The language of the device until its texts are loaded, so that a page that is opened meanwhile loads the same. */
let current = $state<Language>(stored.language || browserLanguage());

async function read(load: () => Promise<string>, language: Language): Promise<void> {
  messages[language].add(await load());
}

async function readGroup(files: MessageFiles, language: Language): Promise<void> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`${language}.ftl`));
  await Promise.all(
    found.map(async ([, load]) => {
      if (!reading.has(load)) reading.set(load, read(load, language));
      try {
        await reading.get(load);
      } catch (failed) {
        reading.delete(load); // so that it can be tried again
        throw failed;
      }
    }),
  );
}

/** Messages to load with each change of the language, the first one included. */
export function registerMessages(...added: MessageFiles[]): void {
  for (const files of added) groups.add(files);
}

/** Registers messages, and loads them in the current language. */
export async function addMessages(...added: MessageFiles[]): Promise<void> {
  registerMessages(...added);
  // A caller that waits in a template is not to wait again when the language changes.
  const now = untrack(() => current);
  await Promise.all(added.map((files) => readGroup(files, now)));
}

/** Loads something together with the messages that it needs. */
export function withMessages<Loaded>(
  files: readonly MessageFiles[],
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  return async () => {
    const [loaded] = await Promise.all([load(), addMessages(...files)]);
    return loaded;
  };
}

export function language(): Language {
  return current;
}

function browserLanguage(): Language {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

export async function setLanguage(wanted: Language | "" = stored.language): Promise<void> {
  const chosen = wanted || browserLanguage();
  // A page that opens meanwhile may add groups.
  for (let known = 0; known < groups.size;) {
    known = groups.size;
    await Promise.all([...groups].map((files) => readGroup(files, chosen)));
  }
  current = chosen;
  document.documentElement.lang = chosen;
  if (wanted !== stored.language) {
    stored.language = wanted;
    save();
  }
}

function variable(value: string | number | boolean): FluentVariable {
  if (typeof value === "number") return numberOf(value);
  return typeof value === "boolean" ? String(value) : value;
}

function format(id: string, args: Args): string | null {
  const variables = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));
  const errors: Error[] = [];
  const text = messages[current].format(id, variables, errors);
  if (errors.length && !import.meta.env.PROD) throw new Error(`${id}: ${errors.join(", ")}`);
  return text;
}

/** The text with this id in the current language. */
export function t(id: string, args: Args = {}): string {
  const text = format(id, args);
  if (text === null && !import.meta.env.PROD) throw new Error(`no message ${id} in ${current}`);
  return text ?? id;
}

/** The text with this id, or null if there is none. */
export function tOptional(id: string, args: Args = {}): string | null {
  return format(id, args);
}

/** For whom a message is formatted. Without a seat (spectators, a shared screen) every player is named. */
export interface Reader {
  seat: number | null;
  names: readonly string[];
}

/** What the server puts into a message: also a seat, a message, a text in each language, or a list of these. */
type Arg = string | number | boolean | { seat: number } | Message | Record<string, string> | Arg[];

const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? "?";

function isSeat(arg: Arg): arg is { seat: number } {
  return typeof arg === "object" && "seat" in arg && typeof arg.seat === "number";
}

/** An argument inside another one. */
function argText(arg: Arg, reader: Reader): string {
  if (typeof arg !== "object") return String(arg);
  if (Array.isArray(arg)) return arg.map((one) => argText(one, reader)).join(", ");
  if (isSeat(arg)) return arg.seat === reader.seat ? t("kernel-you") : nameOf(arg.seat, reader);
  return "id" in arg ? messageText(arg as Message, reader) : localized(arg as Record<string, string>);
}

/** A message of the server. A seat is two variables: `$who` is “you” or “other”, `$who-name` the player’s name. */
export function messageText({ id, args = {} }: Message, reader: Reader): string {
  const known: Record<string, string | number | boolean> = {};
  for (const [name, arg] of Object.entries(args) as [string, Arg][])
    if (isSeat(arg)) {
      known[name] = arg.seat === reader.seat ? "you" : "other";
      known[`${name}-name`] = nameOf(arg.seat, reader);
    } else known[name] = typeof arg === "object" ? argText(arg, reader) : arg;
  return t(id, known);
}

/** A key of the program as a part of an id: `hotSeat` as `hot-seat`. */
export function kebab(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Made when they are needed: a browser takes long to make one. */
const formatters: Record<string, Intl.ListFormat> = {};

/** “Ada, Ben and Cleo”; a disjunction is “Ada, Ben or Cleo”. */
export function listOf(
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const language = current;
  if (names.length < 2) return names[0] ?? "";
  const formatter = (formatters[`${language} ${type}`] ??= new Intl.ListFormat(LISTS[language], { type }));
  return formatter.format(names);
}

/** Chooses the current language from translated texts. */
export function localized(text: Readonly<Record<string, string>>): string {
  return text[current] ?? text.en ?? "";
}
