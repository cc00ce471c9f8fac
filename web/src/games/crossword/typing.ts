/** Keyboard input: letters are placed at the cursor, arrow keys move it, space turns it. */

import { announce } from "../../lib/announce.svelte";
import { play as sound } from "../../lib/sound";
import { w } from "../../lib/speech.svelte";
import type { Desk, Placing } from "./placing.svelte";

const ARROWS: Record<string, [boolean, 1 | -1]> = {
  ArrowRight: [true, 1],
  ArrowLeft: [true, -1],
  ArrowDown: [false, 1],
  ArrowUp: [false, -1],
};

/** Handles a key press; `enter` handles the Enter key. */
export function typed(event: KeyboardEvent, desk: Desk, placing: Placing, enter: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { hand, board } = desk;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : "";
  if (placing.waiting && letter) {
    placing.nameBlank(letter);
    event.preventDefault();
    return;
  }
  const on = event.target as Element | null;
  if (on?.closest?.("input, textarea, select, dialog, [role=tablist], [contenteditable]")) return;
  // A focused button handles Enter and space itself.
  const answering = on?.closest?.("button, a, summary")?.matches(":focus-visible") ?? false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    hand.move(...arrow);
    if (hand.cursor) board?.focusSquare(hand.cursor.square);
  } else if (event.key === " " && !answering) {
    if (hand.cursor) hand.turn();
    else hand.home();
    announce(hand.cursor?.across ? w().play.cursorAcross : w().play.cursorDown);
  } else if (event.key === "Enter" && !answering) enter();
  else if (event.key === "Escape") placing.recall();
  else if (event.key === "Delete" && hand.replaces) placing.bareNext();
  else if (event.key === "Backspace") placing.liftLast();
  else if (event.key === "?" && hand.cursor) board?.examine(hand.cursor.square);
  else if (letter) type(letter, event.shiftKey, desk, placing);
  else return;
  event.preventDefault();
}

function type(letter: string, asBlank: boolean, { hand }: Desk, placing: Placing): void {
  if (hand.exchange) {
    const tile = hand.tiles.find((one) => one.letter === letter && !hand.exchange?.has(one.id));
    if (tile) hand.toggleExchange(tile.id);
    return;
  }
  const tile = hand.tileFor(letter, asBlank);
  if (!tile) {
    sound("no");
    announce(w().play.noSuchTile(letter));
    return;
  }
  const square = hand.next();
  if (square !== null) placing.layNext(tile, square, letter);
}
