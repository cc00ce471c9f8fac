/** What a game provides to the pages around it: lobby and set-up form. */

import type { Component } from "svelte";
import type { GameModule } from "./module";
import type { PlayMode } from "./play_mode";

/** A component loaded on first use. */
export type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** The props of a set-up field drawn by the game. */
export type FieldProps = {
  label: string;
  value: string;
  /** The id of the element that describes the option. */
  describedby: string;
  onchange: (value: string) => void;
};

/** The props of what a game shows in the waiting room. */
export type AboutProps = { options: Readonly<Record<string, unknown>> };

/** A game's entry: a few texts for the lobby, and loaders for the rest. */
export interface GamePage {
  key: string;
  /** The lobby sorts games by this number; games without a page come last. */
  order: number;
  /** Its picture in motion (`Steps`), 8 wide and 5 high. Its texts are in `locale/home`, as all texts here. */
  picture?: Component;
  /** Ids of descriptions of play modes that replace the common ones. */
  modes?: Partial<Record<PlayMode, string>>;
  /** The id of the label of the "this phone is my rack" switch, if the phone is not a rack; null: no switch. */
  phoneRole?: string | null;
  /** Whether its finished games can be analysed. */
  analyses?: boolean;
  module: () => Promise<GameModule>;
  /** A button in the waiting room for something to look at, such as the map. */
  about?: Lazy<AboutProps>;
  /** Further pages, each at `/<name>`, with the ids of their lobby links. */
  pages?: Readonly<Record<string, { load: Lazy; link: string; icon: Component<{ size?: number }> }>>;
  /** Set-up fields drawn by the game, by option name. */
  fields?: Readonly<Record<string, Lazy<FieldProps>>>;
}
