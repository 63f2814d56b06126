import { changePlan, type PlanChange, swapsFor } from '@lib/plans/change.ts';
import { addDays, dayAt, daysBetween, daysOfWeek, lastDayOf, startOf, weekAt } from '@lib/plans/dates.ts';
import { isSamePlan, mergePlans } from '@lib/plans/merge.ts';
import { type FocusPlan, type PlanItem, readPlan } from '@lib/plans/plan.ts';
import { doneCount, isSettled, nextStep, progressOf, shownWeek, statusOf } from '@lib/plans/progress.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../support/counts.ts';
import { sampleItem, samplePlan } from './sample-plan.ts';

const monday = '2026-11-23';
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
const weekStart = fc.constantFrom(1 as const, 6 as const, 7 as const);
const runs = { numRuns: count(200, 5000) };

describe('the days of a plan', () => {
  it('begin with the week, in this one unless little of it is left', () => {
    fc.assert(
      fc.property(day, weekStart, (today, start) => {
        const first = startOf(today, start);
        expect(new Date(`${first}T00:00:00Z`).getUTCDay() || 7).toBe(start);
        expect(daysBetween(today, first)).toBeGreaterThanOrEqual(-4);
        expect(daysBetween(today, first)).toBeLessThanOrEqual(2);
      }),
      runs,
    );
    expect(startOf('2026-11-27', 1)).toBe(monday);
    expect(startOf('2026-11-28', 1)).toBe('2026-11-30');
    expect(startOf('2026-11-23', 7)).toBe('2026-11-22');
  });

  it('are each in one week, without a gap', () => {
    for (const weeks of [4, 8] as const) {
      const plan = samplePlan({ weeks });
      const days = Array.from({ length: weeks }, (_, index) => daysOfWeek(plan, index + 1)).flat();
      expect(new Set(days).size).toBe(7 * weeks);
      expect(days.map((each) => weekAt(plan, each))).toEqual(days.map((_, at) => Math.floor(at / 7) + 1));
      expect([days[0], days.at(-1)]).toEqual([plan.starts_on, lastDayOf(plan)]);
      expect(weekAt(plan, addDays(plan.starts_on, -1))).toBe(0);
      expect(weekAt(plan, addDays(lastDayOf(plan), 1))).toBe(weeks + 1);
    }
  });

  it('are those of the place, also when the clock has been changed', () => {
    expect(dayAt(Date.parse('2026-11-23T23:30:00Z'), -60)).toBe('2026-11-24');
    expect(dayAt(Date.parse('2026-11-23T03:00:00Z'), 300)).toBe('2026-11-22');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  });
});

const today = addDays(monday, 9);
const times = { now: 1000, today };
const anyDay = fc.integer({ min: -2, max: 30 }).map((days) => addDays(monday, days));
const itemId = fc.constantFrom(...samplePlan().items.map(({ id }) => id), 'nobody');
const anyChange: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({ type: fc.constant('tick' as const), itemId, day: anyDay, on: fc.boolean() }),
  fc.record({
    type: fc.constant('skip' as const),
    itemId,
    reason: fc.constantFrom(null, 'time' as const, 'energy' as const),
  }),
  fc.record({ type: fc.constant('unskip' as const), itemId }),
  fc.record({
    type: fc.constant('swap' as const),
    itemId,
    proposal: fc.constantFrom(...samplePlan().proposals),
  }),
);
const atMoments = fc.array(fc.tuple(anyChange, fc.integer({ min: 1, max: 6 })), { maxLength: 12 });
const rarelyEnds = fc.option(fc.integer({ min: 1, max: 6 }), { freq: 4 });

/** What a device makes of the plan. */
const aDevice = fc.tuple(atMoments, rarelyEnds).map(([changes, end]): FocusPlan => {
  const plan = changes.reduce(
    (present, [change, now]) => changePlan(present, change, { now, today }),
    samplePlan(),
  );
  return end === null ? plan : changePlan(plan, { type: 'end' }, { now: end, today });
});

describe('a change of a plan', () => {
  it('done twice is the change done once', () => {
    fc.assert(
      fc.property(aDevice, anyChange, (plan, change) => {
        const once = changePlan(plan, change, times);
        expect(changePlan(once, change, { now: 2000, today })).toEqual(once);
        expect(readPlan(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
      runs,
    );
  });

  it('counts a day once, and never more than a step wants', () => {
    fc.assert(
      fc.property(aDevice, (plan) => {
        for (const item of plan.items) {
          expect(doneCount(item)).toBeLessThanOrEqual(item.times_per_week ?? 1);
          const ticked = Object.keys(item.ticks);
          expect(ticked.every((each) => each <= today && daysOfWeek(plan, item.week).includes(each))).toBe(
            true,
          );
          expect(isSettled(item)).toBe(item.skipped || doneCount(item) === (item.times_per_week ?? 1));
        }
      }),
      runs,
    );
  });

  it('ticks a day that was, and none to come or of another week', () => {
    const tick = (each: string) =>
      changePlan(samplePlan(), { type: 'tick', itemId: 'habit-2', day: each, on: true }, times);
    expect(tick(today).items.find(({ id }) => id === 'habit-2')?.ticks).toEqual({
      [today]: { on: true, at: 1000 },
    });
    const plan = samplePlan();
    for (const each of [addDays(today, 1), monday]) {
      expect(changePlan(plan, { type: 'tick', itemId: 'habit-2', day: each, on: true }, times)).toBe(plan);
    }
  });

  it('undoes a tick even when the clock was set back meanwhile', () => {
    const ticked = changePlan(samplePlan(), { type: 'tick', itemId: 'habit-2', day: today, on: true }, times);
    const undone = changePlan(
      ticked,
      { type: 'tick', itemId: 'habit-2', day: today, on: false },
      { now: 3, today },
    );
    const merged = mergePlans(ticked, undone);
    expect(merged.items.find(({ id }) => id === 'habit-2')?.ticks[today]?.on).toBe(false);
  });

  it('swaps a step for another of its area and keeps the days that were done', () => {
    const ticked = changePlan(
      samplePlan(),
      { type: 'tick', itemId: 'practice-2', day: today, on: true },
      times,
    );
    const item = ticked.items.find(({ id }) => id === 'practice-2') as PlanItem;
    const offered = swapsFor(ticked, item);
    expect(offered.map(({ title, area }) => [title, area])).toEqual([['Paced Breathing', 'task_initiation']]);
    const [proposal] = offered;
    if (!proposal) throw new Error('nothing offered');
    const swapped = changePlan(ticked, { type: 'swap', itemId: item.id, proposal }, times);
    const now = swapped.items.find(({ id }) => id === 'practice-2') as PlanItem;
    expect(now).toMatchObject({ title: 'Paced Breathing', minutes: 3, times_per_week: null });
    expect(statusOf(now)).toBe('done');
    const other = samplePlan().proposals[2];
    if (!other) throw new Error('no other area');
    expect(changePlan(ticked, { type: 'swap', itemId: item.id, proposal: other }, times)).toBe(ticked);
  });

  it('never touches a plan that is over', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const over = changePlan(samplePlan(), { type: 'end' }, times);
        expect(over.status).toBe('ended');
        expect(changePlan(over, change, times)).toBe(over);
      }),
      runs,
    );
  });

  it('completes a plan whose days are over or of which nothing is open, and ends another', () => {
    const end = { type: 'end' } as const;
    const later = { now: 1, today: addDays(monday, 28) };
    expect(changePlan(samplePlan(), end, later).status).toBe('completed');
    const settled = samplePlan({ items: [sampleItem(1, 'habit', { skipped: true })] });
    expect(changePlan(settled, end, times).status).toBe('completed');
    expect(changePlan(samplePlan(), end, times).status).toBe('ended');
  });
});

describe('what several devices did', () => {
  const same = (a: FocusPlan, b: FocusPlan) => expect(isSamePlan(a, b)).toBe(true);

  it('comes together the same in whatever order and however often', () => {
    fc.assert(
      fc.property(aDevice, aDevice, aDevice, (a, b, c) => {
        same(mergePlans(a, b), mergePlans(b, a));
        same(mergePlans(mergePlans(a, b), c), mergePlans(a, mergePlans(b, c)));
        same(mergePlans(mergePlans(a, b), b), mergePlans(a, b));
        same(mergePlans(a, a), a);
      }),
      runs,
    );
  });

  it('loses no tick of a day that only one of them touched', () => {
    fc.assert(
      fc.property(aDevice, aDevice, (a, b) => {
        const merged = mergePlans(a, b);
        for (const one of a.items) {
          const other = b.items.find(({ id }) => id === one.id);
          const both = merged.items.find(({ id }) => id === one.id);
          for (const [each, tick] of Object.entries(one.ticks)) {
            if (other?.ticks[each] === undefined) expect(both?.ticks[each]).toEqual(tick);
          }
        }
      }),
      runs,
    );
  });

  it('is over once either ended it', () => {
    fc.assert(
      fc.property(aDevice, aDevice, (a, b) => {
        const over = a.status !== 'active' || b.status !== 'active';
        expect(mergePlans(a, b).status !== 'active').toBe(over);
      }),
      runs,
    );
  });

  it('is no matter of two different plans', () => {
    expect(() => mergePlans(samplePlan(), samplePlan({ id: 'another' }))).toThrow('two plans');
  });
});

describe('where a plan stands', () => {
  it('names the first open step of the week that was not done today', () => {
    const plan = samplePlan();
    expect(nextStep(plan, monday)).toMatchObject({ item: { id: 'practice-1' }, today: false });
    const tick = (of: FocusPlan, item: string) =>
      changePlan(of, { type: 'tick', itemId: item, day: monday, on: true }, { now: 1, today: monday });
    const one = tick(plan, 'practice-1');
    expect(nextStep(one, monday)).toMatchObject({ item: { id: 'habit-1' }, today: false });
    expect(nextStep(tick(one, 'habit-1'), monday)).toMatchObject({ item: { id: 'practice-1' }, today: true });
  });

  it('names none before it begins, after it is over and when its week is skipped', () => {
    const plan = samplePlan();
    expect(nextStep(plan, addDays(monday, -1))).toBeNull();
    expect(nextStep(plan, addDays(monday, 28))).toBeNull();
    expect(nextStep({ ...plan, status: 'ended' }, monday)).toBeNull();
    const skipped = samplePlan({ items: [sampleItem(1, 'habit', { skipped: true })] });
    expect(nextStep(skipped, monday)).toBeNull();
  });

  it('counts days and settled steps; what is skipped asks for nothing', () => {
    const items = [
      sampleItem(1, 'practice', { ticks: { [monday]: { on: true, at: 1 } } }),
      sampleItem(1, 'habit', { skipped: true }),
      sampleItem(2, 'habit', { times_per_week: null, ticks: { [addDays(monday, 8)]: { on: true, at: 1 } } }),
    ];
    expect(progressOf(samplePlan({ items }), today)).toEqual({
      week: 2,
      settled: 2,
      steps: 3,
      done: 2,
      wanted: 4,
      finished: false,
    });
  });

  it('shows its first week before it begins and its last when it is over', () => {
    expect([-3, 0, 9, 40].map((days) => shownWeek(samplePlan(), addDays(monday, days)))).toEqual([
      1, 1, 2, 4,
    ]);
  });
});
