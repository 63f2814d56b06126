import { expect } from 'vitest';
import vectors from '../../vectors/cognitive-vectors.json' with { type: 'json' };

export interface Tolerance {
  readonly rel: number;
  readonly abs: number;
}
interface VectorGroup<Input, Expected> {
  readonly tolerance: Tolerance;
  readonly cases: readonly { readonly id: string; readonly input: Input; readonly expected: Expected }[];
}

/** One group of the reference cases, read with the shape its rule gives it. */
export function vectorGroup<Input, Expected>(
  name: keyof typeof vectors.groups,
): VectorGroup<Input, Expected> {
  return vectors.groups[name] as unknown as VectorGroup<Input, Expected>;
}

/** Every number, text and null of `expected` is found in `actual`; numbers within the tolerance of the group. */
export function expectWithin(
  actual: unknown,
  expected: unknown,
  tolerance: Tolerance,
  path = 'result',
): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const allowed = Math.max(tolerance.abs, tolerance.rel * Math.abs(expected));
    expect(Math.abs(actual - expected), `${path}: ${actual}, expected ${expected}`).toBeLessThanOrEqual(
      allowed,
    );
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    expect(actual, path).toBe(expected);
    return;
  }
  if (Array.isArray(expected)) expect(actual, path).toHaveLength(expected.length);
  for (const [key, value] of Object.entries(expected)) {
    expectWithin((actual as Record<string, unknown> | null)?.[key], value, tolerance, `${path}.${key}`);
  }
}
