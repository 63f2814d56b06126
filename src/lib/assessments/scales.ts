import type { ScalePoint } from './types.ts';

/** The five points of every response scale, left to right. */
export const scalePoints = [1, 2, 3, 4, 5] as const satisfies readonly ScalePoint[];

export function isScalePoint(value: unknown): value is ScalePoint {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5;
}
