// What changes at a table, told to this tab: by a worker that all tabs of the browser share, so that they need one
// stream together; a browser without such workers opens one for each tab.

const AGAIN = 20_000; // milliseconds; a tab that is silent for long is taken for gone

let worker, stream, timer;

/** Calls `told` with the version whenever the table has something new for this seat, and at once. */
export function follow(table, seat, told) {
  leave();
  const place = seat === "" ? table : `${table}:${seat}`;
  if (!("SharedWorker" in globalThis)) return followAlone(place, told);
  worker ??= new SharedWorker("/static/stream-worker.js");
  worker.port.onmessage = ({ data }) => data.at === place && told(data.version);
  const here = () => worker.port.postMessage({ place });
  here();
  timer = setInterval(here, AGAIN);
}

function followAlone(place, told) {
  stream = new EventSource(`/api/stream?at=${encodeURIComponent(place)}`);
  stream.addEventListener("changed", ({ data }) => told(JSON.parse(data).version));
}

export function leave() {
  clearInterval(timer);
  stream?.close();
  worker?.port.postMessage({});
}
