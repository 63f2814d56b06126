import { addDays } from '@lib/plans/dates.ts';
import { mergePlans } from '@lib/plans/merge.ts';
import type { FocusPlan } from '@lib/plans/plan.ts';
import { isTicked } from '@lib/plans/progress.ts';
import { type DoneRun, tickByRun } from '@lib/plans/run-tick.ts';
import { describe, expect, it } from 'vitest';
import { changePlan } from '@/lib/plans/change';
import { sampleItem, samplePlan } from './sample-plan.ts';

const day = '2026-11-25';
const noon = Date.parse('2026-11-25T12:00:00Z');
const burst = (minutes: number, more: Partial<DoneRun> = {}): DoneRun => ({
  exerciseId: 'focus-burst',
  minutes,
  endedAt: noon,
  day,
  ...more,
});
const gonogo: DoneRun = { exerciseId: 'gonogo', minutes: null, endedAt: noon, day };
const withGonogo = samplePlan({
  items: [
    sampleItem(1, 'practice', { kind: 'exercise', link: '/training-hub/gonogo/intro', minutes: null }),
    sampleItem(1, 'habit', { kind: 'exercise', link: '/training-hub/breathing/intro', minutes: 3 }),
  ],
});
const ticked = (plan: FocusPlan, on = day) =>
  plan.items.filter((item) => isTicked(item, on)).map(({ id }) => id);

describe('a run that was done', () => {
  it('ticks its day at the step of its exercise, and at no other', () => {
    const after = tickByRun(withGonogo, gonogo);
    expect(ticked(after)).toEqual(['practice-1']);
    expect(ticked(after, addDays(day, 1))).toEqual([]);
    expect(tickByRun(withGonogo, { ...gonogo, exerciseId: 'flanker' })).toBe(withGonogo);
  });

  it('is counted once, however often it is told', () => {
    const twice = samplePlan();
    const once = tickByRun(twice, burst(10));
    expect(ticked(once)).toEqual(['practice-1']);
    expect(tickByRun(once, burst(10))).toBe(once);
  });

  it('goes to the longest step that it is long enough for and that has no tick on that day', () => {
    expect(ticked(tickByRun(samplePlan(), burst(5)))).toEqual(['habit-1']);
    const first = tickByRun(samplePlan(), burst(25));
    const second = tickByRun(first, burst(25, { endedAt: noon + 60_000 }));
    expect(ticked(first)).toEqual(['practice-1']);
    expect(ticked(second)).toEqual(['practice-1', 'habit-1']);
    expect(tickByRun(samplePlan(), burst(3)).items).toEqual(samplePlan().items);
  });

  it('asks no length of what names none, such as breathing', () => {
    const breathed: DoneRun = { exerciseId: 'breathing', minutes: 1, endedAt: noon, day };
    expect(ticked(tickByRun(withGonogo, breathed))).toEqual(['habit-1']);
  });

  it('counts in the week of its day, though it is told later', () => {
    const told = tickByRun(samplePlan(), burst(10, { day: '2026-12-02' }));
    expect(ticked(told, '2026-12-02')).toEqual(['practice-2']);
    const before = samplePlan();
    expect(tickByRun(before, burst(10, { day: '2026-11-20' }))).toBe(before);
  });

  it('leaves a day unticked that the person unticked after it, on this device or another', () => {
    const once = tickByRun(withGonogo, gonogo);
    const time = { now: noon + 1000, today: day };
    const off = changePlan(once, { type: 'tick', itemId: 'practice-1', day, on: false }, time);
    expect(ticked(tickByRun(off, gonogo))).toEqual([]);
    expect(ticked(mergePlans(off, tickByRun(withGonogo, gonogo)))).toEqual([]);
    expect(ticked(tickByRun(off, { ...gonogo, endedAt: noon + 60_000 }))).toEqual(['practice-1']);
  });

  it('changes no plan that is over, and no step that is skipped', () => {
    const over = { ...withGonogo, status: 'ended', ended_at: '2026-11-24T08:00:00.000Z' } as const;
    expect(tickByRun(over, gonogo)).toBe(over);
    const skipped = changePlan(
      withGonogo,
      { type: 'skip', itemId: 'practice-1', reason: null },
      { now: noon, today: day },
    );
    expect(tickByRun(skipped, gonogo)).toBe(skipped);
  });
});
