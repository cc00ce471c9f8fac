/** Keyboard input: letters are placed at the cursor, arrow keys move it, space turns it. A letter that is on the board
 * at the cursor already is stepped over, so that whole words can be typed. */

import { announce } from "../../lib/announce.svelte";
import { play as sound } from "../../lib/sound";
import { t } from "../../lib/i18n.svelte";
import type { PlayArea, TileMover } from "./tile_mover.svelte";

const ARROWS: Record<string, [boolean, 1 | -1]> = {
  ArrowRight: [true, 1],
  ArrowLeft: [true, -1],
  ArrowDown: [false, 1],
  ArrowUp: [false, -1],
};

/** Handles a key press; `enter` handles the Enter key. */
export function handleKey(event: KeyboardEvent, area: PlayArea, mover: TileMover, enter: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { draft, board } = area;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : "";
  if (mover.waiting && letter) {
    mover.nameBlank(letter);
    event.preventDefault();
    return;
  }
  const on = event.target as Element | null;
  if (on?.closest?.("input, textarea, select, dialog, [role=tablist], [contenteditable]")) return;
  // A focused button handles Enter and space itself.
  const answering = on?.closest?.("button, a, summary")?.matches(":focus-visible") ?? false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    draft.moveCursor(...arrow);
    if (draft.cursor) board?.focusSquare(draft.cursor.square);
  } else if (event.key === " " && !answering) {
    if (draft.cursor) draft.turnCursor();
    else draft.centreCursor();
    announce(draft.cursor?.across ? t("crossword-ui-cursor-across") : t("crossword-ui-cursor-down"));
  } else if (event.key === "Enter" && !answering) enter();
  else if (event.key === "Escape") mover.recall();
  else if (event.key === "Delete" && draft.replaces) mover.liftNextFromBoard();
  else if (event.key === "Backspace") mover.liftLast();
  else if (event.key === "?") {
    // Without a tile to explain, the key lists the shortcuts.
    if (!draft.cursor || !board?.examine(draft.cursor.square)) return;
  } else if (letter) {
    type(letter, event.shiftKey, area, mover);
    // From a button the focus moves to the board, so that Enter plays the word instead of pressing the button.
    if (answering && draft.cursor) board?.focusSquare(draft.cursor.square);
  } else return;
  event.preventDefault();
}

function type(letter: string, asBlank: boolean, { draft }: PlayArea, mover: TileMover): void {
  if (draft.exchange) {
    const tile = draft.tiles.find((one) => one.letter === letter && !draft.exchange?.has(one.id));
    if (tile) draft.toggleExchange(tile.id);
    return;
  }
  if (!asBlank && draft.stepOver(letter)) {
    sound("tick");
    announce(t("crossword-ui-stepped-over", { letter }));
    return;
  }
  const tile = draft.tileFor(letter, asBlank);
  const blank = draft.tileFor(letter, true);
  if (!tile && !blank) {
    sound("no");
    announce(t("crossword-ui-no-such-tile", { letter }));
    return;
  }
  const square = draft.nextSquare();
  if (square === null) return;
  if (tile) mover.layNext(tile, square, letter);
  // A blank is precious: it is used with Shift, or after asking.
  else if (blank) mover.offered = { tile: blank, square, letter };
}
