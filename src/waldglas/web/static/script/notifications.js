// The page of being told: asks the browser when a button is pressed, and fills in where the visitor lives.

const place = document.getElementById("this-browser");
const button = place.querySelector("button");
const status = place.querySelector("[role=status]");
const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);

const zone = document.getElementById("zone");
zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone;

place.hidden = !("Notification" in globalThis);
if (!place.hidden) show();

/** Whether this browser is told already; one whose line was removed from the list is so no longer. */
async function show() {
  const subscription = await subscribed();
  const listed = subscription && document.querySelector(`[data-end="${CSS.escape(subscription.endpoint.slice(-16))}"]`);
  if (subscription && !listed) await subscription.unsubscribe();
  cookie("pushed", listed ? "yes" : "no");
  if (Notification.permission === "denied") say(place.dataset.denied);
  else if (listed) say(place.dataset.on);
  else if (Notification.permission === "granted" && !place.dataset.key) say(place.dataset.tab);
}

function say(words, done = true) {
  status.textContent = words;
  button.hidden = done;
}

async function subscribed() {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
}

button.addEventListener("click", async () => {
  button.disabled = true;
  const answer = await Notification.requestPermission();
  button.disabled = false;
  if (answer === "denied") return say(place.dataset.denied);
  if (answer !== "granted") return;
  cookie("told", "yes");
  if (await push().catch(() => false)) return location.reload();
  say(place.dataset.tab);
});

/** Whether this browser can be pushed to from now on. */
async function push() {
  if (!place.dataset.key || !("PushManager" in globalThis)) return false;
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: place.dataset.key });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch("/api/notifications/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
  if (answer.ok) cookie("pushed", "yes");
  else status.textContent = (await answer.json()).error;
  return answer.ok;
}
