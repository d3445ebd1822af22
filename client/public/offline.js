// Keeps the charts for a table without a connection: the page, its files, and what it asked for.
// Everything else goes to the server as if this were not here.
const KEPT = "charts-1";

const kept = (path) =>
  path.startsWith("/charts/") ||
  path.startsWith("/assets/") ||
  path.endsWith(".svg") ||
  /^\/api\/games\/\w+\/(charts|words\/\w+)$/.test(path);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// What was loaded before this worker began is fetched again once, by the list the page sends.
self.addEventListener("message", (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) =>
      Promise.all(event.data.map((path) => fetch(path).then((reply) => reply.ok && cache.put(path, reply)).catch(() => {}))),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !kept(url.pathname)) return;
  // Names under assets/ never change what they hold; all else is asked for first.
  const store = async (reply) => {
    if (reply.ok) (await caches.open(KEPT)).put(url.pathname, reply.clone());
    return reply;
  };
  const known = () => caches.match(url.pathname);
  event.respondWith(
    url.pathname.startsWith("/assets/")
      ? known().then((found) => found || fetch(event.request).then(store))
      : fetch(event.request).then(store, async (error) => (await known()) || Promise.reject(error)),
  );
});
