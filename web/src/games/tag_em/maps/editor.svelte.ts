/** A map in the making: its history, and where it is kept so that nothing is lost. */

import type { TagMap } from "../wire";
import { blank } from "./edit";

const KEY = "parlour-map";
const STEPS = "parlour-map-steps";
const MOST = 200;
/** Letters of history that are kept on the device: of a large map that is a few steps, of a small one all. */
const ROOM = 400_000;
const PAUSE = 400;

interface Steps {
  past: TagMap[];
  future: TagMap[];
  /** The map of the gallery that is being changed. */
  hung: string;
}

export class Editor {
  map = $state.raw<TagMap>(blank());
  /** The map of the gallery that this one is, if it is ours to change. */
  hung = $state("");
  private past = $state.raw<readonly TagMap[]>([]);
  private future = $state.raw<readonly TagMap[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.map = stored<TagMap>(KEY) ?? this.map;
    const steps = stored<Steps>(STEPS);
    if (steps) {
      this.past = steps.past;
      this.future = steps.future;
      this.hung = steps.hung;
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

  /** Another map altogether. */
  open(map: TagMap, hung = ""): void {
    this.change(map);
    this.hung = hung;
    this.keepSteps();
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

  /** The map itself is kept at once; its history when one pauses, or goes. */
  private show(map: TagMap): void {
    this.map = map;
    store(KEY, JSON.stringify(map));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keepSteps(), PAUSE);
  }

  keepSteps(): void {
    clearTimeout(this.timer);
    const steps: Steps = {
      past: latest(this.past.toReversed()).toReversed(),
      future: latest(this.future),
      hung: this.hung,
    };
    store(STEPS, JSON.stringify(steps));
  }
}

/** As many as there is room for, from the first on. */
export function latest(maps: readonly TagMap[], room = ROOM): TagMap[] {
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
    // Without storage, or with what another version wrote, one begins anew.
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the map lasts as long as its page; and without room for the history, the map comes first.
    if (key === KEY) forget();
  }
}

function forget(): void {
  try {
    localStorage.removeItem(STEPS);
  } catch {
    // There is no storage at all.
  }
}
