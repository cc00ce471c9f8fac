/** Keeps the tiles of a move that is being composed, so that a reload does not lose them. */

import type { LaidTile } from "./placement";

/** The table and seat that the tiles belong to. */
export interface Place {
  readonly id: string;
  readonly seat: number | null;
}

interface Kept {
  /** Rack, board and face-up letters for which the tiles were laid. */
  position: string;
  /** Square and letter of each tile; a blank is in lower case. */
  tiles: [number, string][];
  /** Squares whose board tile is lifted. */
  lifted: number[];
  /** The letter given and the face-up letter taken for it; null if there is no swap. */
  swap: [string, string] | null;
}

/** A move that is being composed. */
export interface Draft {
  readonly laid: readonly LaidTile[];
  readonly lifted: ReadonlySet<number>;
  readonly swap: readonly [string, string] | null;
}

export class DraftStore {
  constructor(private readonly place: () => Place) {}

  private get key(): string {
    const { id, seat } = this.place();
    return `parlour-draft ${id} ${seat}`;
  }

  /** The move composed for this position; null if there is none. That of another position is dropped. */
  read(position: string): Omit<Kept, "position"> | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Kept | null;
      if (kept?.position === position) return kept;
      sessionStorage.removeItem(this.key);
    } catch {
      // Without storage a reload takes the tiles back to the rack.
    }
    return null;
  }

  write(position: string, { laid, lifted, swap }: Draft): void {
    const tiles = laid.map(({ square, tile, letter }): [number, string] => [
      square,
      tile.letter === "?" ? letter.toLowerCase() : letter,
    ]);
    try {
      const kept: Kept = { position, tiles, lifted: [...lifted], swap: swap && [...swap] };
      if (tiles.length || lifted.size || swap) sessionStorage.setItem(this.key, JSON.stringify(kept));
      else sessionStorage.removeItem(this.key);
    } catch {
      // See above.
    }
  }
}
