/**
 * The clock of the server as this device knows it. The device's own may be hours off, be set while a room is open, or stand
 * still in its sleep; what a room shows follows the server all the same.
 */
export type ServerClock = {
  /** milliseconds to add to the time of this device */
  readonly offsetMs: number;
  /** how long question and answer were under way: the offset is at most half of it off */
  readonly tripMs: number;
  /** by the device */
  readonly measuredMs: number;
};

/** A measure older than this is replaced by whatever is measured next. */
export const clockKeptMs = 5 * 60_000;
/** Taken for a way on which the device's clock was set back. */
const longestTripMs = 60_000;

/** @param sentMs when the question went out, @param receivedMs when the answer came, both by the device */
export function measuredClock(serverMs: number, sentMs: number, receivedMs: number): ServerClock {
  return {
    offsetMs: serverMs - (sentMs + receivedMs) / 2,
    tripMs: receivedMs < sentMs ? longestTripMs : receivedMs - sentMs,
    measuredMs: receivedMs,
  };
}

/**
 * Which of two measures to go by: the one with the shorter way, so that the timer does not tremble with the network; the new
 * one where the other is old, or where both cannot be true: somebody set the device's clock.
 */
export function betterClock(held: ServerClock | null, fresh: ServerClock): ServerClock {
  if (held === null) return fresh;
  const ageMs = fresh.measuredMs - held.measuredMs;
  if (ageMs < 0 || ageMs >= clockKeptMs || fresh.tripMs <= held.tripMs) return fresh;
  const apartMs = Math.abs(fresh.offsetMs - held.offsetMs);
  return apartMs > (fresh.tripMs + held.tripMs) / 2 ? fresh : held;
}
