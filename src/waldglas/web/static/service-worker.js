// What a browser keeps of Waldglas: a page that says that there is no connection, and what is pushed to it.
// Nothing of a table is ever kept. The server puts VERSION and KEPT before this.

const CACHE = `waldglas-${VERSION}`;
const OFFLINE = KEPT[0];

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => skipWaiting())));

addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => clients.claim())));

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith("waldglas-") && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (KEPT.includes(new URL(request.url).pathname + new URL(request.url).search)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: ICON, data: { url } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin)));
});

/** The tab that shows the place already, or a new one. */
async function open(address) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === address.pathname);
  return there ? there.focus() : clients.openWindow(address.href);
}

/** A browser changed the address that is pushed to. */
addEventListener("pushsubscriptionchange", (event) => {
  const renewed = event.newSubscription ?? registration.pushManager.subscribe(event.oldSubscription.options);
  event.waitUntil(Promise.resolve(renewed).then((subscription) => send(subscription)));
});

function send(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return fetch("/api/notifications/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, keys }) });
}
