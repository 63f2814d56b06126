/** Names the run in the address, so that reload, the back button and a second tab find it and its results. */
export const runParam = 'run';

/**
 * Where a run and then its results stand.
 * @param address of the start screen of its test
 */
export function runAddress(address: string, attemptId: string): string {
  return `${address}?${runParam}=${encodeURIComponent(attemptId)}`;
}
