/** Dragging a tile from the rack or the board to a square or back to the rack.
 *
 * The square that is lit is the one where the tile falls: over a square the tile lies on it, at its size.
 */

import { play as sound } from "../../lib/sound";
import type { RackTile } from "./placement";
import type { PlayArea, TileMover } from "./tile_mover.svelte";

/** Pixels a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 6;
/** How far the tile floats above a finger while it is over no square, as a part of its size. */
const ABOVE = 0.8;

export interface Drag {
  tile: RackTile;
  /** The square it came from; null for the rack. */
  from: number | null;
  letter: string;
  pointer: number;
  byTouch: boolean;
  startX: number;
  startY: number;
  moving: boolean;
  /** Width of the tile in pixels. */
  size: number;
}

export class Dragging {
  now = $state.raw<Drag | null>(null);
  /** The current drag once the tile has left its place. */
  readonly moving: Drag | null = $derived(this.now?.moving ? this.now : null);
  /** The square under the tile if it can be placed there. Apart from `now`, because it changes what the board draws. */
  target = $state<number | null>(null);
  /** Whether the last press was a drag: the click that follows is ignored. */
  private dragged = false;
  /** The dragged tile. Its place is set here and not by the template: it changes with every move of the pointer. */
  private ghost: HTMLElement | null = null;
  private at = { x: 0, y: 0 };

  constructor(
    private readonly area: PlayArea,
    private readonly mover: TileMover,
  ) {}

  /** Starts a drag of a rack tile, or of a tentative tile on a square. */
  hold(tile: RackTile, event: PointerEvent, from: number | null = null): void {
    if (event.button !== 0 || this.now) return;
    this.dragged = false;
    const { draft, rack, board } = this.area;
    const box = from === null ? rack?.boxOf(tile.id) : board?.boxOf(from);
    this.now = {
      tile,
      from,
      letter: from === null ? tile.letter : (draft.at(from)?.letter ?? tile.letter),
      pointer: event.pointerId,
      byTouch: event.pointerType === "touch",
      startX: event.clientX,
      startY: event.clientY,
      moving: false,
      size: Math.max(box?.width ?? 44, 40),
    };
  }

  drop(): void {
    this.now = null;
    this.target = null;
    this.area.board?.release();
  }

  /** Whether a click comes from the drag that just ended. */
  wasDrag(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  /** Svelte attachment of the dragged tile. */
  readonly carry = (element: HTMLElement): (() => void) => {
    this.ghost = element;
    this.place();
    return () => (this.ghost = null);
  };

  move = (event: PointerEvent): void => {
    const drag = this.now;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!drag.moving) {
      const far = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) > DRAG_DISTANCE;
      if (!far) return;
      sound("lift");
      this.now = { ...drag, moving: true };
    }
    this.target = this.under(drag);
    this.place();
  };

  end = (event: PointerEvent): void => {
    const done = this.now;
    if (!done || event.pointerId !== done.pointer) return;
    const { target } = this;
    this.drop();
    if (event.type === "pointercancel") return;
    this.dragged = done.moving;
    if (done.moving) this.land(done, target, event);
    else if (done.from !== null) this.mover.lift(done.from); // a rack tile is picked by the click that follows
  };

  private under(drag: Drag): number | null {
    const { draft, board } = this.area;
    if (draft.exchange) return null;
    const square = board?.aim(this.at.x, this.at.y) ?? null;
    return square !== null && (draft.canPlace(square) || square === drag.from) ? square : null;
  }

  /** Puts the dragged tile on the lit square at its size, or beside the pointer. */
  private place(): void {
    const drag = this.now;
    if (!this.ghost || !drag) return;
    const box = this.target === null ? null : (this.area.board?.boxOf(this.target) ?? null);
    const { x, y } = this.at;
    const { size } = drag;
    this.ghost.style.transform = box
      ? `translate(${box.x}px, ${box.y}px) scale(${box.width / size})`
      : `translate(${x - size / 2}px, ${y - size * (0.5 + (drag.byTouch ? ABOVE : 0))}px)`;
    this.ghost.classList.toggle("on-square", box !== null);
  }

  private land({ tile, letter, from }: Drag, target: number | null, event: PointerEvent): void {
    const { draft, rack } = this.area;
    if (target !== null) {
      if (target === from) return;
      if (from !== null) draft.takeBack(from);
      if (letter === "?" || letter === "!") this.mover.put(tile, target, false, null);
      else this.mover.lay(tile, target, letter, null);
      return;
    }
    if (from !== null) this.mover.lift(from);
    const index = rack?.indexAt(event.clientX, event.clientY) ?? null;
    if (index !== null) {
      const old = draft.rack.findIndex((one) => one.id === tile.id);
      draft.reorder(tile.id, index > old ? index - 1 : index);
      sound("tick");
    }
  }
}
