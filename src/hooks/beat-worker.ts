/** Says every so often that time has passed: timers of a page that lies behind others run once a minute at most. */
const everyMs = 20_000;

setInterval(() => postMessage(null), everyMs);
