import { clamp } from '../../numbers.ts';

/** From this share of right answers in a block on the deadline shortens, below the other it lengthens. */
const SHORTER_FROM = 0.95;
const LONGER_BELOW = 0.85;

export interface DeadlineBounds {
  readonly min: number;
  readonly max: number;
}

/** The deadline of the next block, whole steps of 10 ms. */
export function nextDeadline(deadlineMs: number, accuracy: number, { min, max }: DeadlineBounds): number {
  let next = deadlineMs;
  if (accuracy >= SHORTER_FROM) next = 10 * Math.floor((9 * deadlineMs + 50) / 100);
  else if (accuracy < LONGER_BELOW) next = 10 * Math.floor((11 * deadlineMs + 50) / 100);
  return clamp(next, min, max);
}
