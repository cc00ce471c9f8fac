/** The selected drawing tool, and what a stroke with it does to the map. */

import { t } from "../../../lib/i18n.svelte";
import { nameOf, placeOf, type Place } from "../squares";
import type { Tile } from "../api_types";
import { area, clear, line, paint, point, stairs, twins, type Symmetry } from "./edit";
import type { Editor } from "./editor.svelte";

export type Tool = "paint" | "line" | "fill" | "point" | "clear" | "hand";
export const TOOL_KEYS: Record<Tool, string> = {
  paint: "p",
  line: "l",
  fill: "f",
  point: "o",
  clear: "x",
  hand: "h",
};
export const POINTS = [
  "start",
  "flag",
  "hill",
  "stairs",
  "sniper",
  "goal",
  "boat",
  "helicopter",
  "land",
] as const;
/** Points that belong to a team. */
export const OWNED: readonly string[] = ["start", "goal", "boat", "helicopter", "land"];

export class DrawingTool {
  tool = $state<Tool>("paint");
  letter = $state("c");
  kind = $state<(typeof POINTS)[number]>("start");
  team = $state(0);
  symmetry = $state<Symmetry>("none");
  /** The start of a line or staircase. */
  anchor = $state("");
  ghost = $state.raw<readonly Place[]>([]);
  status = $state("");

  private drawing = false;
  private last = "";

  constructor(private readonly editor: Editor) {}

  private all(places: readonly Place[]): Place[] {
    return places.flatMap((place) => twins(this.editor.map, place, this.symmetry));
  }

  private paint(places: readonly Place[], on = false): void {
    const next = paint(this.editor.map, this.all(places), this.letter);
    if (on) this.editor.continueStroke(next);
    else this.editor.change(next);
  }

  begin(square: string): boolean {
    if (this.tool === "hand") return false;
    this.drawing = true;
    this.last = square;
    if (this.tool === "paint") this.paint([placeOf(square)]);
    else if (this.tool === "line" && !this.anchor) this.ghost = this.all([placeOf(square)]);
    return true;
  }

  over(square: string, pressed: boolean): void {
    if (!square) return;
    if (pressed && this.tool === "paint") {
      this.paint(line(placeOf(this.last || square), placeOf(square)), true);
      this.last = square;
    } else if (this.tool === "line" && (pressed || this.anchor)) {
      this.ghost = this.all(line(placeOf(this.anchor || this.last), placeOf(square)));
    }
  }

  drop(square: string): void {
    this.drawing = false;
    this.ghost = [];
    if (square && this.tool === "line") this.lineTo(this.anchor || this.last, square);
    this.last = "";
  }

  private lineTo(from: string, to: string): void {
    this.paint(line(placeOf(from), placeOf(to)));
    this.anchor = "";
    this.status = "";
  }

  pick(square: string): void {
    const stroke = this.drawing;
    this.drawing = false;
    this.ghost = [];
    const { editor } = this;
    const place = placeOf(square);
    const squares = twins(editor.map, place, this.symmetry).map(nameOf);
    switch (this.tool) {
      case "paint":
        if (!stroke) this.paint([place]);
        break;
      case "fill":
        this.paint(area(editor.map, place));
        break;
      case "line":
        if (this.anchor && placeOf(this.anchor).level === place.level) this.lineTo(this.anchor, square);
        else {
          this.anchor = square;
          this.status = t("tag-em-ui-maps-line-from", { square });
        }
        break;
      case "clear":
        editor.change(squares.reduce((now, one) => clear(now, one), editor.map));
        break;
      case "point":
        if (this.kind === "stairs") this.climb(square);
        else editor.change(point(editor.map, this.kind, squares, this.team));
        if (this.kind === "start") this.team = Math.min(7, editor.map.starts?.length ?? 0);
        break;
    }
  }

  private climb(square: string): void {
    if (this.anchor && placeOf(this.anchor).level !== placeOf(square).level) {
      this.editor.change(stairs(this.editor.map, this.anchor, square));
      this.anchor = "";
      this.status = "";
    } else {
      this.anchor = square;
      this.status = t("tag-em-ui-maps-stairs-from", { square });
    }
  }

  choose(next: Tool): void {
    this.tool = next;
    this.anchor = "";
    this.ghost = [];
    this.status = "";
  }

  key(event: KeyboardEvent, types: Record<string, Tile>): boolean {
    const pressed = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (pressed === "z" && event.shiftKey) this.editor.redo();
      else if (pressed === "z") this.editor.undo();
      else if (pressed === "y") this.editor.redo();
      else return false;
      return true;
    }
    const found = (Object.keys(TOOL_KEYS) as Tool[]).find((one) => TOOL_KEYS[one] === pressed);
    const tile = pressed === "0" ? " " : Object.keys(types)[Number(pressed) - 1];
    if (found) this.choose(found);
    else if (/^[0-9]$/.test(pressed) && tile !== undefined) {
      this.letter = tile;
      if (this.tool === "point" || this.tool === "clear" || this.tool === "hand") this.choose("paint");
    } else if (pressed === "escape") this.choose(this.tool);
    else return false;
    return true;
  }
}
