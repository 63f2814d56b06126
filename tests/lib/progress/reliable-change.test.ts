import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assumedReliability,
  type ChangeBasis,
  type ChangeScore,
  type ReliableChange,
  reliableChange,
} from '@/lib/progress/reliable-change';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };
import { expectWithin, type Tolerance } from '../cognitive/vector-groups.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly first: ChangeScore; readonly second: ChangeScore; readonly basis: ChangeBasis };
  readonly expected: ReliableChange;
}
const group = vectors.groups.reliable_change as unknown as {
  readonly tolerance: Tolerance;
  readonly cases: readonly Case[];
};

const score = (more: Partial<ChangeScore> = {}): ChangeScore => ({
  testId: 'focus_snapshot',
  version: '3.0.0',
  form: 'self',
  language: 'en',
  quality: 'ok',
  score: 50,
  completedAt: '2026-01-01T10:00:00Z',
  items: 18,
  served: 18,
  ...more,
});
const later = (more: Partial<ChangeScore> = {}) => score({ completedAt: '2026-03-01T10:00:00Z', ...more });
const assumed: ChangeBasis = { kind: 'assumed' };

describe('a change between two results', () => {
  it.each(group.cases)('is the one of the reference in $id', ({ input, expected }) => {
    expectWithin(reliableChange(input.first, input.second, input.basis), expected, group.tolerance);
  });

  it('is as certain in one direction as in the other', () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((n) => n / 10);
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 3, max: 40 }), (a, b, items) => {
        const [one, two] = [
          { score: a, items, served: items },
          { score: b, items, served: items },
        ];
        const there = reliableChange(score(one), later(two), assumed);
        const back = reliableChange(score(two), later(one), assumed);
        expect(back.statement).toBe(there.statement);
        expect(back.rc).toBeCloseTo(-(there.rc ?? 0), 9);
      }),
    );
  });

  it('never needs more points where more was answered', () => {
    const needed = Array.from({ length: 40 }, (_, n) => {
      const items = n + 3;
      const scores = { items, served: items };
      return reliableChange(score(scores), later(scores), assumed).criticalDifference ?? 0;
    });
    expect(needed).toEqual(needed.toSorted((a, b) => b - a));
    expect(assumedReliability(1000)).toBe(0.85);
  });

  it('is not told between a result and itself, of another child, or of a test without a verdict', () => {
    const told = (first: ChangeScore, second: ChangeScore) => reliableChange(first, second, assumed).reasons;
    expect(told(score({ attemptId: 'a' }), later({ attemptId: 'a' }))).toEqual(['same_attempt']);
    expect(told(score({ subject: 'mia' }), later({ subject: 'leo' }))).toEqual(['different_subject']);
    expect(told(score({ testId: 'memory_check' }), later({ testId: 'memory_check' }))).toEqual([
      'no_verdict_for_test',
    ]);
    expect(told(score(), later({ completedAt: 'yesterday' }))).toEqual(['unreadable_time']);
  });

  it('of two runs is not told without their errors', () => {
    const run = { deviceClass: 'keyboard', runNumber: 3 };
    expect(
      reliableChange(score({ ...run, se: 3 }), later({ ...run, se: null }), { kind: 'per_run_se' }).reasons,
    ).toEqual(['reliability_unknown']);
  });
});
