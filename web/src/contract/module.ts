/** What a game brings to a table. The table around it is the same for all games. */

import type { Component, Snippet } from "svelte";
import type { Language } from "../lib/kept.svelte";
import type { Moment } from "../lib/replay";
import type { SeatLink } from "../lib/seat.svelte";
import type { Event, GameView, PromptView, SeenEvent } from "../lib/wire";

export interface PlayProps {
  link: SeatLink;
  /** Whether there is room for the prompt beside the board. */
  wide: boolean;
  /** Whether the board is on the television and this device is only the rack. */
  rackOnly: boolean;
  /** The prompts, to be shown between board and rack where there is no room beside them. */
  prompt: Snippet;
  openRule: (rule: string) => void;
}

export interface QuestionProps {
  link: SeatLink;
  prompt: PromptView;
  answer: (command: string) => void;
}

export interface ShownProps {
  link: SeatLink;
}

export interface FinishedProps extends ShownProps {
  /** The game step by step, all hands open. */
  moments: readonly Moment[];
}

export interface GameModule {
  /** Board and rack for a player. */
  Play: Component<PlayProps>;
  /** The board alone, for those who watch and for the television. */
  Watch: Component<ShownProps & { large?: boolean }>;
  /** What all may read beside the board: what the latest play rests on. */
  Aside?: Component<ShownProps & { wide: boolean }>;
  /** Whether this event is told there, and need not be told twice. */
  aside?(event: Event): boolean;
  /** The game told when it is over. */
  Story: Component<FinishedProps>;
  /** The finished game, move by move. */
  Replay: Component<FinishedProps & { onclose: () => void }>;
  /** Answers to prompts that want more than buttons, by kind. */
  answers: Record<string, Component<QuestionProps>>;
  /** An event in a sentence; null if it is not worth one. */
  tell(event: Event, names: readonly string[], setting: unknown): string | null;
  /** What a prompt is about, beyond what all prompts share. */
  pose(prompt: PromptView, names: readonly string[], seat: number | null): string | null;
  /** The words on the button of an answer; null: those of all games. */
  label(answer: string, prompt: PromptView, names: readonly string[]): string | null;
  /** Kinds of prompts whose answers tell what somebody holds: around one screen, only who is asked sees them. */
  secret?: readonly string[];
  /** A rule that is worth reading before an answer is given. */
  ruleOf(prompt: PromptView): string;
  /** Small notes under a player's name: tiles, goal, a turn that is owed. */
  notes(view: GameView, setting: unknown, seat: number): string[];
  /** Words that were put to the vote and are settled now: the next game at the table may keep to it. */
  settled?(view: GameView): { word: string; counts: boolean }[];
  /** The language of its words; English, if nothing is said. */
  language?(setting: unknown): Language;
  /** Whether this event ends a turn in the log. */
  turnOf(event: Event): number | null;
  /** Where all act at once: what they do, in a few words. Null, or not there: somebody is on turn. */
  together?(view: GameView): string | null;
  /** The sound that goes with what happened. */
  sound(seen: SeenEvent, seat: number | null): "lay" | "flip" | "chime" | "no" | null;
}
