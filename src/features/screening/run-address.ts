/** Names the run in the address, so that reload, the back button and a second tab find it. */
export const runParam = 'run';

/** @param address of the start screen */
export function runAddress(address: string, attemptId: string): string {
  return `${address}?${runParam}=${encodeURIComponent(attemptId)}`;
}

/** State of the navigation to the intro that 'Retake Assessment' makes. */
export interface IntroState {
  retake?: boolean;
}
