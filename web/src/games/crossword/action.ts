import type { Component } from "svelte";

/** An action besides placing tiles. */
export interface Action {
  key: string;
  name: string;
  icon: Component<{ size?: number }>;
  off?: boolean;
  /** Whether it is listed in the "more" dialog only. */
  tucked?: boolean;
  run: () => void;
}
