/** What each game adds to the page. The app registers the games when it starts; the pages find them here. */

import type { Component } from "svelte";
import type { Language } from "../lib/kept.svelte";
import type { GameModule } from "./module";
import type { Path } from "./paths";

/** A text in the languages of the page. */
export type Texts = Readonly<Record<Language, string>>;

/** A component that is loaded when it is first shown. */
export type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** What a field of the set-up form is given that a game draws itself. */
export type FieldProps = {
  label: string;
  value: string;
  /** The id of the element that explains the option. */
  describedby: string;
  onchange: (value: string) => void;
};

/** A game on this page: little text that the lobby shows at once, and everything else to be loaded when it is wanted. */
export interface GamePage {
  key: string;
  /** The lobby lists games from low to high; those without a page of their own come last. */
  order: number;
  /** What the game is, in a line. */
  tagline: Texts;
  /** Ways into the game that are described otherwise than in most games. */
  paths?: Partial<Record<Path, Texts>>;
  /** What a phone is while the television shows the table; a rack, if nothing is said. */
  besideScreen?: Texts;
  /** Playing it, watching it, telling of it. */
  module: () => Promise<GameModule>;
  /** A first game, step by step, at `/learn/<key>`. */
  lesson?: Lazy;
  /** Pages of its own, each at `/<name>`, and how the lobby leads there. */
  pages?: Readonly<Record<string, { load: Lazy; link: Texts; icon: Component<{ size?: number }> }>>;
  /** Fields of the set-up form that it draws itself, by option. */
  fields?: Readonly<Record<string, Lazy<FieldProps>>>;
}

const games = new Map<string, GamePage>();
let generic: (() => Promise<GameModule>) | undefined;

/** Adds games. `fallback` is the module of games that have no page of their own. */
export function register(pages: Iterable<GamePage>, fallback?: () => Promise<GameModule>): void {
  for (const page of [...pages].sort((a, b) => a.order - b.order)) games.set(page.key, page);
  generic = fallback ?? generic;
}

/** What a game has registered; nothing, if it has no page of its own. */
export function pageOf(key: string): GamePage | undefined {
  return games.get(key);
}

/** The games of the server that can be played here, in the order in which they are offered. */
export function offered<Game extends { key: string }>(found: readonly Game[]): Game[] {
  const own = [...games.keys()].flatMap((key) => found.filter((game) => game.key === key));
  return generic ? [...own, ...found.filter((game) => !games.has(game.key))] : own;
}

/** The module of a game: its own, or the one for games without a page. */
export async function module(key: string): Promise<GameModule> {
  const load = games.get(key)?.module ?? generic;
  if (!load) throw new Error(`no page for the game ${key}`);
  return load();
}

/** The lesson of that game; without a game, the first that there is. */
export function lessonOf(key: string): Lazy | undefined {
  if (key) return games.get(key)?.lesson;
  return [...games.values()].find((game) => game.lesson)?.lesson;
}

/** The page of a game that has this address. */
export function extraPage(name: string): Lazy | undefined {
  for (const { pages } of games.values()) if (pages && Object.hasOwn(pages, name)) return pages[name]!.load;
  return undefined;
}
