import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/lib/plans/dates.ts';
import type { BurstFacts, DayFacts } from '../../../src/lib/progress/days.ts';
import { heatLevel, heatWeeks, minutesOf } from '../../../src/lib/progress/heat.ts';
import { dayPoints, seriesOfRuns } from '../../../src/lib/progress/run-series.ts';
import { burstStatistics, goodTime, weeksOf } from '../../../src/lib/progress/statistics.ts';
import { trendOf } from '../../../src/lib/progress/trend.ts';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };

const day = (date: string, focus_s: number, training_s = 0): DayFacts => ({
  date,
  focus_s,
  training_s,
  runs: 0,
  bursts: 0,
  tasks_done: 0,
  active: true,
});
const someDays = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.nat(20_000), fc.nat(20_000)), {
    selector: ([ago]) => ago,
  })
  .map((list) => list.map(([ago, focus, training]) => day(addDays('2026-11-28', -ago), focus, training)));

describe('the heat map', () => {
  it('has the levels of the reference', () => {
    const days = vectors.groups.focus_minutes.cases.flatMap(({ expected }) => expected);
    expect(days.map(({ minutes }) => heatLevel(minutes))).toEqual(days.map(({ level }) => level));
    expect([0, 1, 9, 10, 24, 25, 49, 50, 120, 500].map(heatLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });

  it('ends with today, and begins with a week', () => {
    const range = { today: '2026-11-25', from: '2026-11-02', weekStart: 1 } as const;
    const weeks = heatWeeks([day('2026-11-25', 1500)], range);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 3]);
    expect(weeks[0]?.[0]?.date).toBe('2026-11-02');
    expect(weeks.at(-1)?.at(-1)).toEqual({ date: '2026-11-25', minutes: 25, level: 3, isOff: false, row: 2 });
  });

  it('leaves out what lies before its first day, in the middle of a week', () => {
    const range = { today: '2026-11-25', from: '2026-10-29', weekStart: 1 } as const;
    const weeks = heatWeeks([day('2026-10-28', 6000)], range);
    expect(weeks.map((week) => week.length)).toEqual([4, 7, 7, 7, 3]);
    expect(weeks[0]?.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
    expect(weeks.flat()).toHaveLength(28);
    expect(weeks.flat().every(({ minutes }) => minutes === 0)).toBe(true);
  });

  it('marks rest days and each day of a pause', () => {
    const daysOff = [
      { from_on: '2026-11-10', to_on: '2026-11-10' },
      { from_on: '2026-11-23', to_on: '2026-12-03' },
    ];
    const weeks = heatWeeks([], { today: '2026-11-25', from: '2026-11-02', weekStart: 1, daysOff });
    expect(weeks.flat().flatMap(({ date, isOff }) => (isOff ? [date] : []))).toEqual([
      '2026-11-10',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  it('adds up to what was done, and so do the weeks', () => {
    fc.assert(
      fc.property(someDays, fc.constantFrom(1, 6, 7), (days, weekStart) => {
        const today = '2026-11-28';
        const weeks = heatWeeks(days, { today, from: addDays(today, -370), weekStart: weekStart as 1 });
        const sum = days.reduce((all, one) => all + minutesOf(one), 0);
        const cells = weeks.flat();
        expect(cells.reduce((all, { minutes }) => all + minutes, 0)).toBe(sum);
        expect(new Set(cells.map(({ date }) => date)).size).toBe(cells.length);
        const range = { from: addDays(today, -200), to: today, weekStart: weekStart as 1 };
        expect(weeksOf(days, [], range).reduce((all, { minutes }) => all + minutes, 0)).toBe(sum);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a trend', () => {
  it('does not depend on the order of the runs', () => {
    const runs = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 100 })), {
      selector: ([date]) => date,
      minLength: 6,
    });
    fc.assert(
      fc.property(runs, fc.infiniteStream(fc.nat()), (list, order) => {
        const told = list.map(([date, score]) => ({
          finishedAt: new Date(Date.UTC(2026, 5, date, 10)).toISOString(),
          score,
          taskVersion: '1',
          variant: 'tap',
          mode: 'train',
          deviceClass: 'mouse',
        }));
        const mixed = told
          .map((run) => ({ run, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ run }) => run);
        const trends = [told, mixed].map((all) => {
          const [series] = seriesOfRuns(all, false);
          return series ? trendOf(dayPoints(series, 'UTC')) : null;
        });
        expect(trends[1]).toEqual(trends[0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('numbers of bursts', () => {
  const burst = (more: Partial<BurstFacts> = {}): BurstFacts => ({
    date: '2026-11-25',
    hour: 9,
    planned_s: 1500,
    focused_s: 1500,
    mood_before: 'tired',
    mood_after: 'calm',
    ...more,
  });

  it('say nothing of none', () => {
    expect(burstStatistics([])).toEqual({
      bursts: 0,
      finished: 0,
      usualSeconds: null,
      moods: [],
      parts: [],
      best: null,
    });
  });

  it('count as finished what reached three fifths of its plan', () => {
    const { bursts, finished, usualSeconds, moods } = burstStatistics([
      burst({ focused_s: 900 }),
      burst({ focused_s: 899 }),
      burst({ planned_s: 300, focused_s: 300, mood_after: null }),
    ]);
    expect({ bursts, finished, usualSeconds }).toEqual({ bursts: 3, finished: 2, usualSeconds: 1500 });
    expect(moods).toEqual([{ before: 'tired', after: 'calm', count: 2 }]);
  });

  it('name a time of day from twenty bursts on', () => {
    const early = Array.from({ length: 12 }, () => burst());
    const late = Array.from({ length: 7 }, () => burst({ hour: 21, focused_s: 10 }));
    expect(burstStatistics([...early, ...late]).parts).toEqual([]);
    const told = burstStatistics([...early, ...late, burst({ hour: 23 })]);
    expect(told.parts).toEqual([
      { from: 8, bursts: 12, finished: 12 },
      { from: 20, bursts: 8, finished: 1 },
    ]);
    expect(told.best).toEqual({ from: 8, bursts: 12, finished: 12 });
  });
});

describe('a time of day that suits a person', () => {
  const bursts = (hour: number, count: number, finished: number): BurstFacts[] =>
    Array.from({ length: count }, (_, index) => ({
      date: '2026-11-20',
      hour,
      planned_s: 1500,
      focused_s: index < finished ? 1500 : 60,
      mood_before: null,
      mood_after: null,
    }));

  it('is the middle of the four hours in which most is finished', () => {
    expect(goodTime([...bursts(9, 10, 9), ...bursts(17, 10, 5)])).toBe('10:00');
    expect(goodTime([...bursts(9, 10, 5), ...bursts(17, 10, 9)])).toBe('18:00');
  });

  it('is not said of fewer than twenty bursts', () => {
    expect(goodTime(bursts(9, 19, 19))).toBeNull();
  });
});
