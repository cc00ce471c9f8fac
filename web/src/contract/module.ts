/** What a game provides to a table. Everything around the board is shared by all games. */

import type { Component, Snippet } from "svelte";
import type { Language } from "../lib/storage.svelte";
import type { Snapshot } from "../lib/replay";
import type { Reward } from "../lib/reward";
import type { TableClient } from "../lib/table_client.svelte";
import type { Event, GameView, PromptView, SeenEvent } from "../lib/api_types";

/** How a banner is shown on the board: as news, as a loss, or with a small celebration. */
export type Tone = "notice" | "loss" | "festive";

export interface PlayProps {
  client: TableClient;
  /** Whether the window is wide enough to show prompts beside the board. */
  wide: boolean;
  /** Whether the board is on a television and this device shows the rack only. */
  rackOnly: boolean;
  /** The open prompts. A game renders them between board and rack if the window is narrow. */
  prompt: Snippet;
  openRule: (rule: string) => void;
}

export interface PromptProps {
  client: TableClient;
  prompt: PromptView;
  answer: (command: string) => void;
}

export interface WatchProps {
  client: TableClient;
}

export interface WatchBoardProps extends WatchProps {
  /** Whether there is room for a large board. */
  large?: boolean;
  /** Whether it is on a television, to be read from afar. */
  far?: boolean;
}

export interface FinishedProps extends WatchProps {
  /** One snapshot for each line of the log, with every seat's hand. */
  snapshots: readonly Snapshot[];
}

export interface ReplayProps extends FinishedProps {
  /** Whether its analysis is wanted as well. */
  analysed: boolean;
  onclose: () => void;
}

/** The text of a share card, below the picture. */
export interface CardText {
  /** The best word or moment: "Best move: LIGHT, 24". */
  best: string;
  verse?: { text: string; reference: string } | undefined;
}

export interface FinishedParts {
  /** The summary of a finished game. */
  Summary: Component<FinishedProps>;
  /** The replay of a finished game. */
  Replay: Component<ReplayProps>;
  /** The text of the share card besides picture and result; null: none. */
  cardText?(finished: FinishedProps): Promise<CardText | null>;
}

export interface GameModule {
  /** Board and rack of a player. */
  Play: Component<PlayProps>;
  /** The board for spectators and televisions. */
  Watch: Component<WatchBoardProps>;
  /** A panel beside the board that everybody sees, such as the proof of the latest tag. */
  SidePanel?: Component<WatchProps & { wide: boolean }>;
  /** Whether an event is in the log, but never the latest news: a panel shows it, or it says little. */
  notNews?(event: Event, before: readonly SeenEvent[]): boolean;
  /** Messages that are in the log, but left out of the latest news of phones and televisions, where room is short. */
  logOnly?: ReadonlySet<string>;
  /** The reward of a play among these new events: a passage, shown for a moment on every screen. */
  earned?(events: readonly SeenEvent[], client: TableClient): Promise<Reward | null>;
  /** Whether its board takes the room that everything else leaves, so that nothing scrolls. */
  fits?: boolean;
  /** The parts for a finished game, loaded when it is over. */
  finished: () => Promise<FinishedParts>;
  /** Whether nothing is left to look at on the table when the game is over. */
  emptyAtEnd?: boolean;
  /** Components for prompts that need more than buttons, by prompt kind. */
  answerForms: Record<string, Component<PromptProps>>;
  /** The label of an answer button; null for the common one. */
  answerLabel(answer: string, prompt: PromptView, names: readonly string[]): string | null;
  /** Whether everybody may see everything, so that nobody has to look away. */
  openHands?: boolean;
  /** Prompt kinds whose answers reveal a hand: on a shared device only the player who is asked sees them. */
  secretPrompts?: readonly string[];
  /** Prompt kinds that are answered on the board, without buttons. */
  boardPrompts?: readonly string[];
  /** The rule to link beside a prompt. */
  ruleOf(prompt: PromptView): string;
  /** Short notes under a player's name: tiles left, goal, a turn to skip. */
  notes(view: GameView, setting: unknown, seat: number): string[];
  /** The score that wins the game for a player, if there is one. */
  target?(setting: unknown, seat: number): number | null;
  /** Words decided by vote; the next game at the table can keep the decisions. */
  votedWords?(view: GameView): { word: string; counts: boolean }[];
  /** The language of the words played; English by default. */
  language?(setting: unknown): Language;
  /** The language of the verses quoted; English by default. */
  verseLanguage?(setting: unknown): string;
  /** The seat whose turn this event starts, or null. */
  turnOf(event: Event): number | null;
  /** The current activity if all players act at once. Null or absent if one seat is on turn. */
  phaseText?(view: GameView): string | null;
  /** Messages that are shown on the board for a moment when they happen, by id. The log has them all. */
  banners?: Readonly<Record<string, Tone>>;
  /** The question to confirm an answer that may cost a turn; null: none. */
  confirmAnswer?(answer: string, prompt: PromptView): string | null;
  /** The keyboard shortcuts, a line for each: keys, a colon, what they do. Absent if there are none. */
  keys?(): string;
  /** The sound for an event. */
  sound(seen: SeenEvent, seat: number | null): "lay" | "flip" | "chime" | "no" | null;
}
