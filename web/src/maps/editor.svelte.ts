/** A map in the making: its history, and where it is kept so that nothing is lost. */

import type { TagMap } from "../lib/wire";
import { blank } from "./edit";

const KEY = "parlour-map";
const MOST = 200;

export class Editor {
  map = $state.raw<TagMap>(blank());
  private past = $state.raw<readonly TagMap[]>([]);
  private future = $state.raw<readonly TagMap[]>([]);

  constructor() {
    try {
      const kept = localStorage.getItem(KEY);
      if (kept) this.map = JSON.parse(kept) as TagMap;
    } catch {
      // Without storage, or with what another version wrote, one begins with an empty map.
    }
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** A change that can be taken back. */
  change(map: TagMap): void {
    if (map === this.map) return;
    this.past = [...this.past, this.map].slice(-MOST);
    this.future = [];
    this.show(map);
  }

  /** A stroke under way goes on: it is taken back as one. */
  goOn(map: TagMap): void {
    this.show(map);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.map, ...this.future];
    this.show(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.map];
    this.show(next);
  }

  private show(map: TagMap): void {
    this.map = map;
    try {
      localStorage.setItem(KEY, JSON.stringify(map));
    } catch {
      // Without storage the map lasts as long as its page.
    }
  }
}
