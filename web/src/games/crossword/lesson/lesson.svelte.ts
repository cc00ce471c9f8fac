/** A scripted first game: each step asks for a known play and, in some steps, a claim or an answer. */

import { untrack } from "svelte";
import { MoveDraft } from "../move_draft.svelte";
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
  claims?: boolean;
}

/** The squares of a word with the letter on each. */
export function squaresOf({ place, word }: Word, size: number): { square: number; letter: string }[] {
  const from = readPlace(place, size);
  if (!from) throw new Error(`${place} is no place`);
  return [...word].map((letter, i) => ({ square: from.square + i * (from.across ? 1 : size), letter }));
}

export class Lesson<S extends Step> {
  readonly draft = new MoveDraft();
  at = $state(0);
  cells = $state("");
  /** Squares filled in this step. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether the play of this step is made, and whether its claim or answer is given. */
  laid = $state(false);
  claimed = $state(false);

  readonly script: readonly S[];
  readonly step: S;
  readonly goal: readonly { square: number; letter: string }[];
  readonly across: boolean;
  readonly done: boolean;
  readonly last: boolean;
  /** The rest of the play: empty squares, and letters to replace. */
  readonly missing: readonly { square: number; letter: string }[];

  /** `readOut` reads the text of the step out. */
  constructor(
    script: () => readonly S[],
    readonly size: number,
    private readonly readOut: () => void,
    replaces = false,
  ) {
    const { draft } = this;
    draft.replaces = replaces;
    this.cells = ".".repeat(size * size);
    this.script = $derived(script());
    this.step = $derived(this.script[this.at]!);
    this.last = $derived(this.at === this.script.length - 1);
    this.goal = $derived(this.step.lay ? squaresOf(this.step.lay, size) : []);
    this.across = $derived(this.step.lay ? readPlace(this.step.lay.place, size)!.across : true);
    this.done = $derived((!this.step.lay && !this.step.ask) || (this.laid && this.claimed));
    this.missing = $derived(
      this.laid ? [] : this.goal.filter(({ square, letter }) => this.cells[square] !== letter),
    );
    const right = $derived(
      this.missing.length > 0 &&
        this.missing.every(({ square, letter }) => draft.at(square)?.letter === letter.toUpperCase()),
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
    const { draft, step } = this;
    this.laid = false;
    this.claimed = !step.ask && !step.claims;
    this.fresh = new Set();
    draft.recall();
    if (step.ask) {
      this.put(squaresOf(step.ask, this.size));
      this.laid = true;
      sound("lay");
    }
    draft.update(this.cells, this.size, step.rack);
    const first = this.missing[0];
    const free = first && this.cells[first.square] === ".";
    draft.cursor = free ? { square: first.square, across: this.across } : null;
    this.readOut();
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
    const { draft } = this;
    const rest = draft.free.map((tile) => tile.letter).join("");
    const lifted = [...draft.liftedSquares].map((square) => this.cells[square] ?? "").join("");
    this.put(this.goal);
    draft.recall();
    draft.cursor = null;
    draft.update(this.cells, this.size, rest + lifted);
    this.laid = true;
    sound(this.claimed ? "chime" : "lay");
    this.readOut();
  }

  /** The claim is made. */
  claim(): void {
    this.claimed = true;
    sound("chime");
    this.readOut();
  }

  /** Removes the opponent's play from the board. */
  withdraw(): void {
    const next = [...this.cells];
    for (const square of this.fresh) next[square] = ".";
    this.cells = next.join("");
    this.fresh = new Set();
    this.draft.update(this.cells, this.size, this.step.rack);
  }

  next(): void {
    // A skipped step is completed for the learner.
    if (this.step.lay && !this.laid) this.put(this.goal);
    if (this.step.ask && !this.claimed) this.withdraw();
    if (this.last) go("/");
    else this.at += 1;
  }
}
