// What changes at a table, told to this tab: by a worker that all tabs of the browser share, so that they need one
// stream together; a browser without such workers opens one for each tab.

const OVERLAP = 1000; // milliseconds; nobody seems to leave who only looks elsewhere
const AGAIN = 20_000; // milliseconds; a tab that is silent for long is taken for gone

let worker, stream, timer, seen;

/** Calls `told` with the version whenever the table has something new for this seat, and at once; `linked` with whether the stream is open. */
export function follow(table, seat, told, linked) {
  leave();
  const place = seat === "" ? table : `${table}:${seat}`;
  if (!("SharedWorker" in globalThis)) return followAlone(place, told, linked);
  worker ??= new SharedWorker("/static/stream-worker.js");
  worker.port.onmessage = ({ data }) => ("open" in data ? linked(data.open) : data.at === place && told(data.version));
  const here = () => worker.port.postMessage({ place, away: document.hidden });
  here();
  timer = setInterval(here, AGAIN);
  seen = () => document.hidden || here(); // who comes back is there at once; who leaves is away when it is next told
  document.addEventListener("visibilitychange", seen);
}

function followAlone(place, told, linked) {
  seen = () => {
    const before = stream;
    stream = new EventSource(`/api/stream?at=${encodeURIComponent(place)}${document.hidden ? ":away" : ""}`);
    setTimeout(() => before?.close(), OVERLAP);
    stream.addEventListener("changed", ({ data }) => told(JSON.parse(data).version));
    stream.addEventListener("open", () => linked(true));
    stream.addEventListener("error", () => linked(false));
  };
  seen();
  document.addEventListener("visibilitychange", seen);
}

export function leave() {
  clearInterval(timer);
  document.removeEventListener("visibilitychange", seen);
  stream?.close();
  worker?.port.postMessage({});
}
