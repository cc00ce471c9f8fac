/** Keeps the tiles of a move that is being composed, so that a reload does not lose them. */

import type { LaidTile } from "./placement";

/** The table and seat that the tiles belong to. */
export interface Place {
  readonly id: string;
  readonly seat: number | null;
}

interface Kept {
  /** Rack and board for which the tiles were laid. */
  position: string;
  /** Square and letter of each tile; a blank is in lower case. */
  tiles: [number, string][];
}

export class DraftStore {
  constructor(private readonly place: () => Place) {}

  private get key(): string {
    const { id, seat } = this.place();
    return `parlour-draft ${id} ${seat}`;
  }

  /** The tiles laid for this position; null if there are none. Those of another position are dropped. */
  read(position: string): Map<number, string> | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Kept | null;
      if (kept?.position === position) return new Map(kept.tiles);
      sessionStorage.removeItem(this.key);
    } catch {
      // Without storage a reload takes the tiles back to the rack.
    }
    return null;
  }

  write(position: string, laid: readonly LaidTile[]): void {
    const tiles = laid.map(({ square, tile, letter }): [number, string] => [
      square,
      tile.letter === "?" ? letter.toLowerCase() : letter,
    ]);
    try {
      if (tiles.length) sessionStorage.setItem(this.key, JSON.stringify({ position, tiles } satisfies Kept));
      else sessionStorage.removeItem(this.key);
    } catch {
      // See above.
    }
  }
}
