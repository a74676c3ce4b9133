// One stream for all tabs of a browser: of the tables that they show.

const SILENT = 150_000; // milliseconds; tabs in the background speak once a minute
const RETRY = 3000;
const OVERLAP = 1000;

const tabs = new Map(); // the port of each tab: the place that it shows, whether it lies behind others, when it last spoke
const versions = new Map(); // the last that was told of each place
let stream;
let shown = "";

onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: { place, away } }) => {
    const before = tabs.get(port)?.place;
    if (place) tabs.set(port, { place, away, at: Date.now() });
    else tabs.delete(port);
    renew();
    if (place && place !== before && versions.has(place)) port.postMessage({ at: place, version: versions.get(place) });
  };
};

/** The stream is opened anew when other places are shown than before. */
function renew() {
  for (const [port, { at }] of tabs) if (Date.now() - at > SILENT) tabs.delete(port);
  const places = [...new Set([...tabs.values()].map(({ place }) => place))].sort().map(marked);
  if (places.join() === shown) return;
  shown = places.join();
  const before = stream;
  versions.clear();
  if (!places.length) return before?.close();
  stream = new EventSource(`/api/stream?${places.map((place) => `at=${encodeURIComponent(place)}`).join("&")}`);
  setTimeout(() => before?.close(), OVERLAP); // nobody seems to leave who only looks elsewhere
  stream.onopen = () => say({ open: true });
  stream.onerror = retry;
  stream.addEventListener("changed", (event) => {
    const told = JSON.parse(event.data);
    versions.set(told.at, told.version);
    for (const [port, { place }] of tabs) if (place === told.at) port.postMessage(told);
  });
}

/** A place that no tab has in sight. */
const marked = (place) => ([...tabs.values()].every((tab) => tab.place !== place || tab.away) ? `${place}:away` : place);

const say = (news) => [...tabs.keys()].forEach((port) => port.postMessage(news));

/** A browser gives a stream up that was refused: it is tried again. */
function retry() {
  say({ open: false });
  if (stream.readyState !== EventSource.CLOSED) return;
  shown = "";
  setTimeout(renew, RETRY);
}

setInterval(renew, SILENT);
