/** Dragging a tile from the rack or the board to a square or back to the rack. */

import { play as sound } from "../../lib/sound";
import type { RackTile } from "./placement";
import type { PlayArea, TileMover } from "./tile_mover.svelte";

/** Pixels a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 6;
/** Pixels the tile floats above a finger, so that it stays visible. */
const ABOVE = 34;

export interface Drag {
  tile: RackTile;
  /** The square it came from; null for the rack. */
  from: number | null;
  letter: string;
  pointer: number;
  above: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  moving: boolean;
  /** The square under it if a tile can be placed there. Updated on pointer moves, because it changes the board. */
  target: number | null;
  size: number;
}

export class Dragging {
  now = $state.raw<Drag | null>(null);
  /** The current drag once the tile has left its place. */
  readonly moving: Drag | null = $derived(this.now?.moving ? this.now : null);
  /** Whether the last press was a drag: the click that follows is ignored. */
  private dragged = false;

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
      above: event.pointerType === "touch" ? ABOVE : 0,
      startX: event.clientX,
      startY: event.clientY,
      x: event.clientX,
      y: event.clientY,
      moving: false,
      target: null,
      size: box?.width ?? 44,
    };
  }

  drop(): void {
    this.now = null;
  }

  /** Whether a click comes from the drag that just ended. */
  wasDrag(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  move = (event: PointerEvent): void => {
    const drag = this.now;
    if (!drag || event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) > DRAG_DISTANCE;
    if (far && !drag.moving) sound("lift");
    const next = { ...drag, x: event.clientX, y: event.clientY, moving: drag.moving || far };
    this.now = { ...next, target: this.under(next) };
  };

  end = (event: PointerEvent): void => {
    const done = this.now;
    if (!done || event.pointerId !== done.pointer) return;
    this.now = null;
    if (event.type === "pointercancel") return;
    this.dragged = done.moving;
    if (done.moving) this.land(done, event);
    else if (done.from !== null) this.mover.lift(done.from); // a rack tile is picked by the click that follows
  };

  private under(at: Drag): number | null {
    const { draft, board } = this.area;
    if (!at.moving || draft.exchange) return null;
    const square = board?.squareAt(at.x, at.y - at.above) ?? null;
    return square !== null && (draft.canPlace(square) || square === at.from) ? square : null;
  }

  private land({ tile, letter, from, target }: Drag, event: PointerEvent): void {
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
