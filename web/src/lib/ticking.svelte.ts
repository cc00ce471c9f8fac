/** A number that changes a few times a second, for whatever shows time. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Read in a template, it is read again a few times a second. */
export function ticking<T>(read: () => T): T {
  subscribe();
  return read();
}
