/** Tiles that are laid but not yet played, on their way from a phone to the television. */

import type { Drafted } from "../../lib/api_types";
import type { TileDraft } from "./api_types";
import type { BoardState, Faces } from "./board";
import type { LaidTile } from "./placement";
import { placeName } from "./squares";

/** The laid tiles in the notation of the server: `8G=D 8H=o`. */
export function draftText(laid: readonly LaidTile[], size: number): string {
  return laid
    .map(({ square, tile, letter }) => {
      const shown = tile.letter === "?" ? letter.toLowerCase() : letter;
      return `${placeName(square, true, size)}=${shown}`;
    })
    .join(" ");
}

/** A board with the tiles that the player on turn has laid so far. Tiles under them are covered. */
export function withDraft(board: BoardState, drafted: Drafted | null, faces: Faces): BoardState {
  const tiles = (drafted?.draft as TileDraft | undefined)?.tiles ?? [];
  if (!tiles.length) return board;
  const laid = new Map(tiles.map(([square, letter]) => [square, faces(letter)]));
  return { ...board, laid, tiles: board.tiles.map((face, square) => (laid.has(square) ? null : face)) };
}
