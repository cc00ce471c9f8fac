/** What a game says of itself to the pages: the lobby, the set-up form, the lessons. */

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
