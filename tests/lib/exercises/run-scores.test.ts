import { describe, expect, it } from 'vitest';
import { listMemory } from '../../../src/lib/cognitive/word-memory.ts';
import type { RunScore } from '../../../src/lib/exercises/contract.ts';
import { vectorGroup } from '../cognitive/vector-groups.ts';
import { subjects } from './every-exercise.ts';

interface Input {
  exercise: string;
  metrics: Record<string, number | null>;
}
const group = vectorGroup<Input, { raw: number | null; score: number | null }>('run_scores');

/** The word task stores an index and has no run score of its own. */
function wordTask({
  totalLearning,
  delayed,
  discrimination,
}: Record<string, number | null>): Pick<RunScore, 'raw' | 'score'> {
  const [t1, t2] = [8, 9];
  const raw = listMemory({
    t1,
    t2,
    t3: (totalLearning ?? 0) - t1 - t2,
    delayed: delayed ?? 0,
    recognitionHits: discrimination ?? 0,
    recognitionFalseAlarms: 0,
  }).storedIndex;
  return { raw, score: Math.floor(raw + 0.5) };
}

function scoreOf({ exercise, metrics }: Input): Pick<RunScore, 'raw' | 'score'> {
  if (exercise === 'memory-check') return wordTask(metrics);
  const entry = subjects.find(({ facts }) => facts.id === exercise);
  if (!entry) throw new Error(`no exercise ${exercise}`);
  return (entry.exercise as { score(told: object, config: object): RunScore }).score(metrics, {});
}

describe('run scores of the reference', () => {
  it('are there for every exercise', () => {
    const told = new Set(group.cases.map(({ input }) => input.exercise));
    expect(subjects.map(({ facts }) => facts.id).filter((id) => !told.has(id))).toEqual([]);
    expect(group.cases).toHaveLength(37);
  });

  it.each(group.cases)('$id', ({ input, expected }) => {
    const { raw, score } = scoreOf(input);
    expect(score).toBe(expected.score);
    if (expected.raw === null) expect(raw).toBeNull();
    else {
      const allowed = Math.max(group.tolerance.abs, group.tolerance.rel * Math.abs(expected.raw));
      expect(Math.abs((raw ?? Number.NaN) - expected.raw)).toBeLessThanOrEqual(allowed);
    }
  });

  it('are made of their parts', () => {
    for (const { input } of group.cases) {
      if (input.exercise === 'memory-check') continue;
      const { raw, parts } = scoreOf(input) as RunScore;
      if (raw === null) continue;
      expect(parts.reduce((sum, { weight, share }) => sum + weight * share, 0)).toBeCloseTo(raw, 9);
    }
  });
});
