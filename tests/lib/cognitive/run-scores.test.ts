import { describe, expect, it } from 'vitest';
import { breathingScore } from '../../../src/lib/cognitive/breathing.ts';
import { burstScore } from '../../../src/lib/cognitive/focus-burst.ts';
import vectors from '../../vectors/cognitive-vectors.json' with { type: 'json' };

interface ScoreCase {
  id: string;
  input: { exercise: string; metrics: Record<string, number | null> };
  expected: { raw: number | null; score: number | null };
}

const group = vectors.groups.run_scores as unknown as {
  tolerance: { rel: number; abs: number };
  cases: ScoreCase[];
};
const scorers: Record<string, (metrics: never) => { raw: number | null; score: number | null }> = {
  breathing: breathingScore,
  'focus-burst': burstScore,
};

describe('run scores of the reference', () => {
  const cases = group.cases.filter(({ input }) => input.exercise in scorers);

  it('has cases for every exercise that exists', () => {
    expect(new Set(cases.map(({ input }) => input.exercise))).toEqual(new Set(Object.keys(scorers)));
  });

  it.each(cases)('$id', ({ input, expected }) => {
    const result = scorers[input.exercise]?.(input.metrics as never);
    expect(result?.score).toBe(expected.score);
    if (expected.raw === null) expect(result?.raw).toBeNull();
    else {
      const allowed = Math.max(group.tolerance.abs, group.tolerance.rel * Math.abs(expected.raw));
      expect(Math.abs((result?.raw ?? Number.NaN) - expected.raw)).toBeLessThanOrEqual(allowed);
    }
  });
});
