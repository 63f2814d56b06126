/** Seconds before the line is tried again, by how often it has failed in a row; the last one stays. */
const waits = [1, 2, 4, 8, 15, 30];
const jitter = 0.2;

/** Milliseconds to wait after so many failures (at least one), a fifth more or less, so that not all come back at once. */
export function backoff(failures: number, random: number): number {
  const seconds = waits[Math.min(failures, waits.length) - 1] ?? 1;
  return Math.round(seconds * 1000 * (1 - jitter + 2 * jitter * random));
}
