import { describe, expect, it } from 'vitest';
import {
  dayPoints,
  personalBest,
  type SeriesRun,
  seriesOfRuns,
} from '../../../src/lib/progress/run-series.ts';
import { type Trend, trendOf } from '../../../src/lib/progress/trend.ts';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };
import { expectWithin, type Tolerance } from '../cognitive/vector-groups.ts';

interface Group<Input, Expected> {
  readonly tolerance: Tolerance;
  readonly cases: readonly { readonly id: string; readonly input: Input; readonly expected: Expected }[];
}

const groupOf = <Input, Expected>(name: keyof typeof vectors.groups) =>
  vectors.groups[name] as unknown as Group<Input, Expected>;

interface SeriesExpected {
  readonly key: readonly string[] | null;
  readonly points: readonly object[];
  readonly personalBest: object | null;
}

describe('the series a trend is read from', () => {
  const group = groupOf<{ tz: string; runs: readonly SeriesRun[] }, SeriesExpected>('trend_series');

  it.each(group.cases)('is the one of the reference in $id', ({ input, expected }) => {
    const [newest] = seriesOfRuns(input.runs, false);
    const told = {
      key: newest?.key ?? null,
      points: newest ? dayPoints(newest, input.tz) : [],
      personalBest: newest ? personalBest(newest) : null,
    };
    expectWithin(told, expected, group.tolerance);
  });

  const run = (day: number, more: Partial<SeriesRun> = {}): SeriesRun => ({
    finishedAt: `2026-06-${String(day).padStart(2, '0')}T10:00:00Z`,
    score: 50 + day,
    taskVersion: '1.0.0',
    variant: 'tap',
    mode: 'train',
    deviceClass: 'keyboard',
    screenClass: 'desktop',
    ...more,
  });

  it('is another for each size of screen where that matters, and one where it does not', () => {
    const runs = [run(1), run(2), run(3), run(4, { screenClass: 'phone' })];
    expect(seriesOfRuns(runs, false).map((series) => series.runs.length)).toEqual([4]);
    expect(seriesOfRuns(runs, true).map((series) => series.key.at(-1))).toEqual(['phone', 'desktop']);
  });

  it('counts the first two runs of each form as practice, on whichever device', () => {
    const runs = [run(1), run(2, { deviceClass: 'touch' }), run(3), run(4, { variant: 'typed' })];
    const practice = seriesOfRuns(runs, false).flatMap((series) =>
      series.runs.filter(({ isPractice }) => isPractice).map((placed) => placed.run.finishedAt.slice(8, 10)),
    );
    expect(practice.toSorted()).toEqual(['01', '02', '04']);
  });

  it('has no best before the third run, and then the first of two alike', () => {
    const best = (runs: readonly SeriesRun[]) => {
      const [newest] = seriesOfRuns(runs, false);
      return newest ? personalBest(newest) : null;
    };
    expect(best([run(1), run(2)])).toBeNull();
    expect(best([run(1), run(2), run(3, { score: 70 }), run(4, { score: 70 })])).toEqual({
      score: 70,
      at: '2026-06-03T10:00:00Z',
    });
  });
});

describe('a trend', () => {
  type Input = { better: 'higher' | 'lower'; points: readonly { date: string; value: number }[] };
  const group = groupOf<Input, Trend>('trend');

  it.each(group.cases)('is the one of the reference in $id', ({ input, expected }) => {
    expectWithin(trendOf(input.points, input.better), expected, group.tolerance);
  });

  it('is withheld where there is nothing', () => {
    expect(trendOf([])).toMatchObject({ n: 0, slopePerWeek: null, verdict: 'withheld' });
  });
});
