/** A player's hand: the rack in its player's order, and the tiles that lie on the board for now. */

import { shuffled } from "../../lib/random";
import {
  nextFree,
  read,
  reorder,
  settle,
  type Cursor,
  type LaidTile,
  type RackTile,
  type Reading,
} from "./laying";
import { step } from "./squares";

let made = 0;
const nextId = (): number => ++made;

export class Hand {
  rack = $state.raw<readonly RackTile[]>([]);
  laid = $state.raw<readonly LaidTile[]>([]);
  cursor = $state.raw<Cursor | null>(null);
  /** The tile that was tapped and waits for a square. */
  selected = $state<number | null>(null);
  /** Tiles chosen to be given back; null: nothing is being exchanged. */
  exchange = $state.raw<ReadonlySet<number> | null>(null);
  /** Squares whose tile is lifted from the board, to be replaced. */
  bared = $state.raw<ReadonlySet<number>>(new Set());
  /** A tile of the rack that is given for another letter. */
  swap = $state.raw<{ id: number; take: string } | null>(null);
  /** Whether tiles that lie on the board may be replaced. */
  replaces = $state(false);

  private board = $state.raw("");
  private size = $state(15);

  /** What lies on the board, without what is lifted. */
  private readonly cells = $derived(
    this.bared.size
      ? [...this.board].map((cell, i) => (this.bared.has(i) ? "." : cell)).join("")
      : this.board,
  );
  /** The rack as it stands with the letter that is taken for another. */
  readonly tiles: readonly RackTile[] = $derived(
    this.rack.map((tile) => (tile.id === this.swap?.id ? { id: tile.id, letter: this.swap.take } : tile)),
  );
  /** Tiles that still stand on the rack. */
  readonly free = $derived(this.tiles.filter((tile) => !this.laid.some((one) => one.tile.id === tile.id)));
  readonly reading: Reading = $derived(read(this.cells, this.laid, this.size, this.cursor?.across ?? true));

  /** Take over what the table says: what lies on the board, what is on the rack. */
  update(board: string, size: number, letters: string): void {
    // What is to be replaced lies there no more: whatever was made of it is over.
    const over = this.board !== board && (this.bared.size > 0 || this.swap !== null);
    this.board = board;
    this.size = size;
    if (over) {
      this.laid = [];
      this.bared = new Set();
      this.swap = null;
      this.cursor = null;
    }
    const played = new Set(
      this.laid
        .filter((one) => board[one.square] !== "." && !this.bared.has(one.square))
        .map((one) => one.tile.id),
    );
    this.rack = settle(
      this.rack.filter((tile) => !played.has(tile.id)),
      letters,
      nextId,
    );
    if (this.swap && !this.rack.some((tile) => tile.id === this.swap?.id)) this.swap = null;
    const held = new Set(this.rack.map((tile) => tile.id));
    this.laid = this.laid.filter((one) => !played.has(one.tile.id) && held.has(one.tile.id));
    if (this.selected !== null && !held.has(this.selected)) this.selected = null;
    if (this.exchange) this.exchange = new Set([...this.exchange].filter((id) => held.has(id)));
    if (played.size && !this.laid.length) this.cursor = null;
  }

  isFree(square: number): boolean {
    return this.cells[square] === "." && !this.laid.some((one) => one.square === square);
  }

  /** Whether a tile may be put there: the square is free, or what lies there may be replaced. */
  takes(square: number): boolean {
    return this.isFree(square) || (this.replaces && this.lies(square) !== "");
  }

  /** The letter that lies there for good and is not lifted; empty if there is none. */
  lies(square: number): string {
    const cell = this.cells[square] ?? ".";
    return cell === "." ? "" : cell;
  }

  /** The letter that lies there for good, lifted or not; empty if there is none. */
  under(square: number): string {
    const cell = this.board[square] ?? ".";
    return cell === "." ? "" : cell;
  }

  /** Lift a tile from the board, to replace it. */
  bare(square: number): boolean {
    if (!this.replaces || !this.lies(square)) return false;
    this.bared = new Set([...this.bared, square]);
    return true;
  }

  /** Put a lifted tile back. */
  restore(square: number): boolean {
    if (!this.bared.has(square)) return false;
    this.bared = new Set([...this.bared].filter((one) => one !== square));
    return true;
  }

  /** The next square from the cursor on whose tile can be lifted; it is lifted. */
  bareNext(): number | null {
    if (!this.cursor) return null;
    let at: number | null = this.cursor.square;
    while (at !== null && this.bared.has(at)) at = step(at, this.size, this.cursor.across);
    return at !== null && this.bare(at) ? at : null;
  }

  /** Give that tile of the rack for another letter; null: keep it after all. */
  exchangeFor(id: number | null, take = ""): void {
    const old = this.swap?.id;
    for (const one of [...this.laid]) if (one.tile.id === old || one.tile.id === id) this.lift(one.square);
    this.swap = id === null ? null : { id, take };
  }

  at(square: number): LaidTile | undefined {
    return this.laid.find((one) => one.square === square);
  }

  lay(tile: RackTile, square: number, letter: string): boolean {
    if (!this.isFree(square) && !this.bare(square)) return false;
    this.laid = [...this.laid.filter((one) => one.tile.id !== tile.id), { square, tile, letter }];
    this.selected = null;
    return true;
  }

  lift(square: number): LaidTile | undefined {
    const found = this.at(square);
    if (!found) return undefined;
    this.laid = this.laid.filter((one) => one !== found);
    this.restore(square);
    return found;
  }

  /** Lay these letters, small ones with blanks; false, and nothing lies there, if the rack has not the tiles. */
  layAll(letters: ReadonlyMap<number, string>): boolean {
    this.laid = [];
    this.exchange = null;
    for (const [square, letter] of letters) {
      const isBlank = letter === letter.toLowerCase();
      const tile = this.free.find((one) => one.letter === (isBlank ? "?" : letter));
      if (!tile || !this.lay(tile, square, letter.toUpperCase())) {
        this.recall();
        return false;
      }
    }
    return letters.size > 0;
  }

  recall(): void {
    this.laid = [];
    this.selected = null;
    this.exchange = null;
    this.bared = new Set();
    this.swap = null;
  }

  shuffle(): void {
    this.rack = shuffled(this.rack);
  }

  reorder(id: number, index: number): void {
    this.rack = reorder(this.rack, id, index);
  }

  /** The tile to use for a typed letter: that letter, or else a blank. */
  tileFor(letter: string, asBlank = false): RackTile | undefined {
    const blank = this.free.find((tile) => tile.letter === "?");
    if (asBlank) return blank;
    return this.free.find((tile) => tile.letter === letter) ?? blank;
  }

  /** Point at a square: the cursor goes there, or turns if it is there already. */
  point(square: number): void {
    const across = this.cursor?.square === square ? !this.cursor.across : (this.cursor?.across ?? true);
    this.cursor = { square, across };
  }

  turn(): void {
    if (this.cursor) this.cursor = { ...this.cursor, across: !this.cursor.across };
  }

  move(across: boolean, by: 1 | -1): void {
    if (!this.cursor) {
      this.home();
      return;
    }
    const square = step(this.cursor.square, this.size, across, by);
    if (square !== null) this.cursor = { ...this.cursor, square };
  }

  /** The cursor in the middle of the board. */
  home(): void {
    this.cursor = { square: Math.floor((this.size * this.size) / 2), across: true };
  }

  /** Where the next tile at the cursor goes; the cursor moves there. */
  next(): number | null {
    if (!this.cursor) this.home();
    const square = nextFree(this.cells, this.laid, this.cursor!, this.size);
    if (square !== null) this.cursor = { ...this.cursor!, square };
    return square;
  }

  /** After a tile was laid at the cursor: one square on. */
  advance(): void {
    if (!this.cursor) return;
    const square = nextFree(this.cells, this.laid, this.cursor, this.size);
    if (square !== null) this.cursor = { ...this.cursor, square };
  }

  /** Take up the tile that was laid last; the cursor goes to where it lay. */
  liftLast(): LaidTile | undefined {
    const last = this.laid.at(-1);
    if (!last) return undefined;
    this.laid = this.laid.slice(0, -1);
    this.restore(last.square);
    this.cursor = { square: last.square, across: this.cursor?.across ?? true };
    return last;
  }

  toggleExchange(id: number): void {
    if (!this.exchange) return;
    const chosen = new Set(this.exchange);
    if (!chosen.delete(id)) chosen.add(id);
    this.exchange = chosen;
  }
}
