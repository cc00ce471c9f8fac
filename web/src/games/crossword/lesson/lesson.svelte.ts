/** A first game of tiles as a script: step by step something is laid that is known beforehand, and something said of it. */

import { untrack } from "svelte";
import { Hand } from "../hand.svelte";
import { readPlace } from "../squares";
import { go } from "../../../lib/router.svelte";
import { play as sound } from "../../../lib/sound";

interface Word {
  place: string;
  /** A small letter is a blank. */
  word: string;
}

export interface Step {
  key: string;
  rack: string;
  /** What is to be laid. */
  lay?: Word;
  /** What somebody else lays, and what the player has to say to it. */
  ask?: Word;
  /** Whether something is to be said of the word that was laid. */
  says?: boolean;
}

/** The squares of a word and the letter on each. */
export function squaresOf({ place, word }: Word, size: number): { square: number; letter: string }[] {
  const from = readPlace(place, size);
  if (!from) throw new Error(`${place} is no place`);
  return [...word].map((letter, i) => ({ square: from.square + i * (from.across ? 1 : size), letter }));
}

export class Lesson<S extends Step> {
  readonly hand = new Hand();
  at = $state(0);
  cells = $state("");
  /** Squares that were laid in this step. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether the tiles of this step lie as they should, and whether what is said of them was said. */
  laid = $state(false);
  said = $state(false);

  readonly script: readonly S[];
  readonly step: S;
  readonly goal: readonly { square: number; letter: string }[];
  readonly across: boolean;
  readonly done: boolean;
  readonly last: boolean;
  /** What is still to be laid: free squares, and letters to be replaced. */
  readonly missing: readonly { square: number; letter: string }[];

  /** `tell` reads out what the step says now. */
  constructor(
    script: () => readonly S[],
    readonly size: number,
    private readonly tell: () => void,
    replaces = false,
  ) {
    const { hand } = this;
    hand.replaces = replaces;
    this.cells = ".".repeat(size * size);
    this.script = $derived(script());
    this.step = $derived(this.script[this.at]!);
    this.last = $derived(this.at === this.script.length - 1);
    this.goal = $derived(this.step.lay ? squaresOf(this.step.lay, size) : []);
    this.across = $derived(this.step.lay ? readPlace(this.step.lay.place, size)!.across : true);
    this.done = $derived((!this.step.lay && !this.step.ask) || (this.laid && this.said));
    this.missing = $derived(
      this.laid ? [] : this.goal.filter(({ square, letter }) => this.cells[square] !== letter),
    );
    const right = $derived(
      this.missing.length > 0 &&
        this.missing.every(({ square, letter }) => hand.at(square)?.letter === letter.toUpperCase()),
    );

    // Another language is another script: the lesson begins anew.
    $effect(() => {
      void this.script;
      untrack(() => {
        this.at = 0;
        this.cells = ".".repeat(size * size);
      });
    });

    $effect(() => {
      void this.step;
      untrack(() => this.begin());
    });

    $effect(() => {
      if (right) untrack(() => this.finish());
    });
  }

  private begin(): void {
    const { hand, step } = this;
    this.laid = false;
    this.said = !step.ask && !step.says;
    this.fresh = new Set();
    hand.recall();
    if (step.ask) {
      this.put(squaresOf(step.ask, this.size));
      this.laid = true;
      sound("lay");
    }
    hand.update(this.cells, this.size, step.rack);
    const first = this.missing[0];
    const free = first && this.cells[first.square] === ".";
    hand.cursor = free ? { square: first.square, across: this.across } : null;
    this.tell();
  }

  private put(squares: readonly { square: number; letter: string }[]): void {
    const next = [...this.cells];
    this.fresh = new Set(
      squares.filter(({ square, letter }) => next[square] !== letter).map(({ square }) => square),
    );
    for (const { square, letter } of squares) next[square] = letter;
    this.cells = next.join("");
  }

  private finish(): void {
    const { hand } = this;
    const rest = hand.free.map((tile) => tile.letter).join("");
    const lifted = [...hand.bared].map((square) => this.cells[square] ?? "").join("");
    this.put(this.goal);
    hand.recall();
    hand.cursor = null;
    hand.update(this.cells, this.size, rest + lifted);
    this.laid = true;
    sound(this.said ? "chime" : "lay");
    this.tell();
  }

  /** What was to be said is said. */
  say(): void {
    this.said = true;
    sound("chime");
    this.tell();
  }

  /** What somebody else laid goes from the board again. */
  withdraw(): void {
    const next = [...this.cells];
    for (const square of this.fresh) next[square] = ".";
    this.cells = next.join("");
    this.fresh = new Set();
    this.hand.update(this.cells, this.size, this.step.rack);
  }

  next(): void {
    // Whoever skips a step finds it done.
    if (this.step.lay && !this.laid) this.put(this.goal);
    if (this.step.ask && !this.said) this.withdraw();
    if (this.last) go("/");
    else this.at += 1;
  }
}
