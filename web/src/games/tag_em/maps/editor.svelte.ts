/** The state of the map editor: map, undo history, and local storage. */

import type { TagMap } from "../api_types";
import { blank } from "./edit";

const KEY = "parlour-map";
const STEPS = "parlour-map-steps";
const MAX_UNDO = 200;
/** Characters of history stored on the device: a few steps of a large map, all of a small one. */
const MAX_HISTORY = 400_000;
const PAUSE = 400;

interface Steps {
  past: TagMap[];
  future: TagMap[];
  /** Id of the published map being edited. */
  hung: string;
}

export class Editor {
  map = $state.raw<TagMap>(blank());
  /** Whether nothing was stored on this device. */
  readonly isNew: boolean;
  /** Id of the own published map being edited; empty if there is none. */
  publishedId = $state("");
  private past = $state.raw<readonly TagMap[]>([]);
  private future = $state.raw<readonly TagMap[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const kept = stored<TagMap>(KEY);
    this.isNew = kept === null;
    this.map = kept ?? this.map;
    const steps = stored<Steps>(STEPS);
    if (steps) {
      this.past = steps.past;
      this.future = steps.future;
      this.publishedId = steps.hung;
    }
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Makes an undoable change. */
  change(map: TagMap): void {
    if (map === this.map) return;
    this.past = [...this.past, this.map].slice(-MAX_UNDO);
    this.future = [];
    this.show(map);
  }

  /** Opens another map. */
  open(map: TagMap, publishedId = ""): void {
    this.change(map);
    this.publishedId = publishedId;
    this.saveHistory();
  }

  /** Continues a stroke: undo reverts it as a whole. */
  continueStroke(map: TagMap): void {
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

  /** Saves the map at once, and the history after a pause. */
  private show(map: TagMap): void {
    this.map = map;
    store(KEY, JSON.stringify(map));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.saveHistory(), PAUSE);
  }

  saveHistory(): void {
    clearTimeout(this.timer);
    const steps: Steps = {
      past: latest(this.past.toReversed()).toReversed(),
      future: latest(this.future),
      hung: this.publishedId,
    };
    store(STEPS, JSON.stringify(steps));
  }
}

/** The first maps that fit into `room` characters. */
export function latest(maps: readonly TagMap[], room = MAX_HISTORY): TagMap[] {
  const found: TagMap[] = [];
  for (const map of maps) {
    room -= JSON.stringify(map).length;
    if (room < 0) break;
    found.push(map);
  }
  return found;
}

function stored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    // Storage is disabled, or was written by another version: start with an empty map.
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is disabled or full. If it is full, the map has priority over its history.
    if (key === KEY) forget();
  }
}

function forget(): void {
  try {
    localStorage.removeItem(STEPS);
  } catch {
    // Storage is disabled.
  }
}
