import { clamp } from '../numbers.ts';

/** Place of `x` between two anchors, 0..1; `zeroAt` gives 0 and `oneAt` gives 1, and may be the smaller one. */
export function unitScale(x: number, zeroAt: number, oneAt: number): number {
  return clamp((x - zeroAt) / (oneAt - zeroAt), 0, 1);
}

/** Nearest whole number, halves up (towards plus infinity). */
export function roundHalfUp(x: number): number {
  return Math.floor(x + 0.5);
}

/** One decimal, halves up. */
export function round1(x: number): number {
  return Math.floor(10 * x + 0.5) / 10;
}
