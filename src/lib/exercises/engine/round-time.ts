/** A hundredth of a millisecond: finer than frames and keys, and a run of 300 trials stays within what is sent. */
export const roundTime = (ms: number): number => Math.round(ms * 100) / 100;
