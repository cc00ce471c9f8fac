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

  private cells = $state.raw("");
  private size = $state(15);

  /** Tiles that still stand on the rack. */
  readonly free = $derived(this.rack.filter((tile) => !this.laid.some((one) => one.tile.id === tile.id)));
  readonly reading: Reading = $derived(read(this.cells, this.laid, this.size, this.cursor?.across ?? true));

  /** Take over what the table says: what lies on the board, what is on the rack. */
  update(cells: string, size: number, letters: string): void {
    this.cells = cells;
    this.size = size;
    const played = new Set(this.laid.filter((one) => cells[one.square] !== ".").map((one) => one.tile.id));
    this.rack = settle(
      this.rack.filter((tile) => !played.has(tile.id)),
      letters,
      nextId,
    );
    this.laid = this.laid.filter((one) => !played.has(one.tile.id) && this.rack.includes(one.tile));
    if (this.selected !== null && !this.rack.some((tile) => tile.id === this.selected)) this.selected = null;
    if (this.exchange) {
      this.exchange = new Set([...this.exchange].filter((id) => this.rack.some((tile) => tile.id === id)));
    }
    if (played.size && !this.laid.length) this.cursor = null;
  }

  isFree(square: number): boolean {
    return this.cells[square] === "." && !this.laid.some((one) => one.square === square);
  }

  at(square: number): LaidTile | undefined {
    return this.laid.find((one) => one.square === square);
  }

  lay(tile: RackTile, square: number, letter: string): boolean {
    if (!this.isFree(square)) return false;
    this.laid = [...this.laid.filter((one) => one.tile.id !== tile.id), { square, tile, letter }];
    this.selected = null;
    return true;
  }

  lift(square: number): LaidTile | undefined {
    const found = this.at(square);
    if (found) this.laid = this.laid.filter((one) => one !== found);
    return found;
  }

  /** Lay these letters, small ones with blanks; false, and nothing lies there, if the rack has not the tiles. */
  layAll(letters: ReadonlyMap<number, string>): boolean {
    this.recall();
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
