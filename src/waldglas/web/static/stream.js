// What changes at a table, told to this tab: by a worker that all tabs of the browser share, so that they need one
// stream together; a browser without such workers opens one for each tab.

const AGAIN = 20_000; // milliseconds; a tab that is silent for long is taken for gone

let worker, stream, timer;

/** Calls `told` with the version whenever the table has something new for this seat, and at once; `linked` with whether the stream is open. */
export function follow(table, seat, told, linked) {
  leave();
  const place = seat === "" ? table : `${table}:${seat}`;
  if (!("SharedWorker" in globalThis)) return followAlone(place, told, linked);
  worker ??= new SharedWorker("/static/stream-worker.js");
  worker.port.onmessage = ({ data }) => ("open" in data ? linked(data.open) : data.at === place && told(data.version));
  const here = () => worker.port.postMessage({ place });
  here();
  timer = setInterval(here, AGAIN);
}

function followAlone(place, told, linked) {
  stream = new EventSource(`/api/stream?at=${encodeURIComponent(place)}`);
  stream.addEventListener("changed", ({ data }) => told(JSON.parse(data).version));
  stream.addEventListener("open", () => linked(true));
  stream.addEventListener("error", () => linked(false));
}

export function leave() {
  clearInterval(timer);
  stream?.close();
  worker?.port.postMessage({});
}
