/** The service worker: home and the rules open without a connection. Pages come from the network while there is one.
 *
 * The plugin fills in the version and the files. A new version waits until nobody uses the old one, or until the reader
 * accepts it (`activate`), so a game is never interrupted.
 */

const version = "VERSION";
/** The folder of this script: `/`, or the path under which a proxy offers the server. */
const base = new URL("./", location.href).pathname;
const files = ["FILES"].map((name) => base + name);

/** Other programs may keep caches at the same address. */
const OURS = `parlour ${base} `;
const SHELL = `${OURS}shell-${version}`;
const RULES = `${OURS}rules-${version}`;

addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(SHELL);
      // One after the other: people who share an address share the server's rate limit.
      for (const file of files) await shell.add(new Request(file, { cache: "no-cache" }));
    })(),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        const old = name.startsWith(OURS) || (base === "/" && /^(shell|rules)-/.test(name));
        if (old && name !== SHELL && name !== RULES) await caches.delete(name);
      }
      await clients.claim();
    })(),
  );
});

addEventListener("message", (event) => {
  if (event.data === "activate") void skipWaiting();
  else if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

/** Stores descriptions and rulebooks of games, with the pictures that a rulebook names. */
async function keep(addresses) {
  const rules = await caches.open(RULES);
  for (const address of addresses) {
    if (await rules.match(address)) continue;
    const reply = await fetch(address);
    if (!reply.ok) continue;
    await rules.put(address, reply.clone());
    const { pictures } = await reply.json();
    const folder = new URL(address, location.origin).pathname;
    for (const name of Object.keys(pictures ?? {}))
      if (!(await rules.match(`${folder}/${name}`))) await rules.add(`${folder}/${name}`);
  }
}

/** The network's answer, stored for the next time; without a connection the stored one. */
async function fromNetwork(request, cache, key = request) {
  try {
    const reply = await fetch(request);
    if (reply.ok) await (await caches.open(cache)).put(key, reply.clone());
    return reply;
  } catch (error) {
    const stored = await caches.match(key);
    if (stored) return stored;
    throw error;
  }
}

/** Files with a hash in their names never change. */
async function fromCache(request) {
  const stored = await caches.match(request);
  return stored ?? fromNetwork(request, SHELL);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(base)) return;
  const path = pathname.slice(base.length);
  if (path.startsWith("api/games")) event.respondWith(fromNetwork(request, RULES));
  else if (path.startsWith("assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate" && !/^(api|docs)(\/|$)/.test(path))
    event.respondWith(fromNetwork(request, SHELL, base));
  else if (files.includes(pathname)) event.respondWith(fromNetwork(request, SHELL));
});
