import { describe, expect, it } from 'vitest';
import { exercise } from '../../../src/lib/exercises/attention-network/exercise.ts';
import { respondent } from '../../../src/lib/exercises/attention-network/respondent.ts';
import type { AntMetrics } from '../../../src/lib/exercises/attention-network/score.ts';
import type { AnyExercise, LevelEnd } from '../../../src/lib/exercises/contract.ts';
import { recompute } from '../../../src/lib/exercises/recompute.ts';
import { people } from '../../../src/lib/exercises/simulation/person.ts';
import { playTimed } from '../../../src/lib/exercises/simulation/play.ts';

/** Runs one after the other, each with what the one before it ended with. */
function play(runs: number): AntMetrics[] {
  let last: LevelEnd | null = null;
  return Array.from({ length: runs }, (_, i) => {
    const seed = `pooled:${i}`;
    const config = exercise.configFor({ variant: 'arrows', mode: 'train', run: i + 1, last, options: {} });
    const { records } = playTimed(exercise, respondent, seed, people.average, config);
    const worked = recompute(exercise as unknown as AnyExercise, seed, config, records);
    if (!worked.ok) throw new Error(worked.error);
    last = worked.value.levelEnd;
    return worked.value.metrics as AntMetrics;
  });
}

describe('what a hint saves', () => {
  it('is told from the third run on, as the mean of the last three', () => {
    const runs = play(5);
    expect(runs.slice(0, 2).map(({ pooled }) => pooled)).toEqual([null, null]);
    for (const end of [2, 3, 4]) {
      const last = runs.slice(end - 2, end + 1);
      const mean = (of: (run: AntMetrics) => number | null) =>
        last.reduce((sum, run) => sum + (of(run) ?? 0), 0) / 3;
      expect(runs[end]?.pooled?.alerting).toBeCloseTo(
        mean(({ alerting }) => alerting),
        6,
      );
      expect(runs[end]?.pooled?.orienting).toBeCloseTo(
        mean(({ orienting }) => orienting),
        6,
      );
    }
  });
});
