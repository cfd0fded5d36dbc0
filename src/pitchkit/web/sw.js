/**
 * Keeps the pages, so that the shell, the score pad and rules sheets that were read before work without a connection.
 *
 * `shell.js` comes from the server: `SHELL = {version, files}`, the version made from the content of the files. A page is
 * always made of files of one version: a new one is fetched whole beside the old one and takes over when it is told to.
 */

importScripts("/shell.js");

const KEPT = `pages-${SHELL.version}`;
const READ = "read"; // words and declarations: the latest that were read
/** What is kept was asked for by this worker: a page says otherwise what it takes, and gets the same. */
const WHOEVER_ASKS = { ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

/** Keep the files one after the other: whoever plays meanwhile has nearly all of the connection. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  for (const file of SHELL.files) await cache.add(new Request(file, { cache: "no-cache" }));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name !== KEPT && name !== READ).map((name) => caches.delete(name))),
    ),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(fromKept(new Request("/")));
  } else if (SHELL.files.includes(pathname)) event.respondWith(fromKept(request));
  else if (pathname.startsWith("/locale/") || pathname === "/api/variants") event.respondWith(latest(request));
});

async function fromKept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, WHOEVER_ASKS)) ?? fetch(request);
}

async function latest(request) {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, WHOEVER_ASKS);
    if (kept) return kept;
    throw error;
  }
}
