/** A scripted first game: each step asks for a known play and, in some steps, a claim or an answer. */

import { untrack } from "svelte";
import { Hand } from "../hand.svelte";
import { readPlace } from "../squares";
import { go } from "../../../lib/router.svelte";
import { play as sound } from "../../../lib/sound";

interface Word {
  place: string;
  /** A lower-case letter is a blank. */
  word: string;
}

export interface Step {
  key: string;
  rack: string;
  /** The play the learner has to make. */
  lay?: Word;
  /** A play by the opponent that the learner has to answer. */
  ask?: Word;
  /** Whether the learner also has to make a claim about the play. */
  says?: boolean;
}

/** The squares of a word with the letter on each. */
export function squaresOf({ place, word }: Word, size: number): { square: number; letter: string }[] {
  const from = readPlace(place, size);
  if (!from) throw new Error(`${place} is no place`);
  return [...word].map((letter, i) => ({ square: from.square + i * (from.across ? 1 : size), letter }));
}

export class Lesson<S extends Step> {
  readonly hand = new Hand();
  at = $state(0);
  cells = $state("");
  /** Squares filled in this step. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether the play of this step is made, and whether its claim or answer is given. */
  laid = $state(false);
  said = $state(false);

  readonly script: readonly S[];
  readonly step: S;
  readonly goal: readonly { square: number; letter: string }[];
  readonly across: boolean;
  readonly done: boolean;
  readonly last: boolean;
  /** The rest of the play: empty squares, and letters to replace. */
  readonly missing: readonly { square: number; letter: string }[];

  /** `tell` reads the text of the step out. */
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

    // Changing the language changes the script, so the lesson restarts.
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

  /** The claim is made. */
  say(): void {
    this.said = true;
    sound("chime");
    this.tell();
  }

  /** Removes the opponent's play from the board. */
  withdraw(): void {
    const next = [...this.cells];
    for (const square of this.fresh) next[square] = ".";
    this.cells = next.join("");
    this.fresh = new Set();
    this.hand.update(this.cells, this.size, this.step.rack);
  }

  next(): void {
    // A skipped step is completed for the learner.
    if (this.step.lay && !this.laid) this.put(this.goal);
    if (this.step.ask && !this.said) this.withdraw();
    if (this.last) go("/");
    else this.at += 1;
  }
}
