/** Re-evaluates a value a few times a second, for clocks. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Inside a template or derived value, `read` is evaluated four times a second. */
export function ticking<T>(read: () => T): T {
  subscribe();
  return read();
}
