import { describe, expect, it } from 'vitest';
import { eventFaults } from '../../../src/lib/calendar/event.ts';
import { blank } from '../../../src/lib/calendar/event-form.ts';
import { eventOfStep, retestDay, spread, stepsToPlace } from '../../../src/lib/calendar/place-plan.ts';
import { entriesIn } from '../../../src/lib/calendar/view.ts';
import { sampleItem, samplePlan } from '../plans/sample-plan.ts';
import { eventWith } from './support/events.ts';

// From Monday, 23 November to Sunday, 20 December 2026.
const monday = '2026-11-23';
const placed = (items = samplePlan().items, today = monday, time = '09:00') =>
  stepsToPlace(samplePlan({ items }), today, time);
const tz = 'Europe/Berlin';
const words = { title: 'Focus Burst', tz, link: '/dashboard' };

describe('steps of a plan', () => {
  it('are spread over the days of their week', () => {
    const days = ['1', '2', '3', '4', '5', '6', '7'];
    expect(spread(days, 3)).toEqual(['1', '3', '5']);
    expect(spread(days, 7)).toEqual(days);
    expect(spread(days, 9)).toEqual(days);
    expect(spread(days, 0)).toEqual([]);
    expect(spread(['6', '7'], 3)).toEqual(['6', '7']);
  });

  it('that share a day come one after the other, and what would run past midnight begins with them', () => {
    const [practice, habit] = placed([
      sampleItem(1, 'practice'),
      sampleItem(1, 'habit', { times_per_week: 3 }),
    ]);
    expect([practice?.time, habit?.time]).toEqual(['09:00', '09:10']);
    expect(placed(undefined, monday, '23:55').map(({ time }) => time)).toEqual(placed().map(() => '23:55'));
  });

  it('are those still open, from today on: not what is over, skipped, removed, done or tied to an occasion', () => {
    const thursday = '2026-11-26';
    const items = [
      sampleItem(1, 'practice', { id: 'open' }),
      sampleItem(1, 'practice', { id: 'skipped', skipped: true }),
      sampleItem(1, 'practice', { id: 'removed', removed: true }),
      sampleItem(1, 'practice', { id: 'occasion', times_per_week: null }),
      sampleItem(1, 'practice', {
        id: 'done',
        times_per_week: 1,
        ticks: { '2026-11-23': { on: true, at: 1 } },
      }),
      sampleItem(2, 'practice', { id: 'next' }),
    ];
    const [open, next, ...more] = placed(items, thursday);
    expect([open?.item.id, next?.item.id, more]).toEqual(['open', 'next', []]);
    expect(open?.days).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    expect(placed(items, '2026-12-03').map(({ item }) => item.id)).toEqual(['next']);
    expect(placed(items, '2027-01-01')).toEqual([]);
  });

  it('become events that lie on those days and no other, with the id of the step', () => {
    for (const step of placed()) {
      const event = eventOfStep(step, words);
      expect(eventFaults({ ...blank, ...event })).toEqual([]);
      expect(event).toMatchObject({ id: step.item.id, kind: 'plan', notes: step.item.cadence_text });
      const span = { first: monday, last: '2027-01-31' };
      const days = entriesIn([eventWith(event)], span, tz).map(({ firstDay }) => firstDay);
      expect(days).toEqual(step.days);
    }
  });

  it('of one day do not repeat, and last a quarter of an hour where nothing is said', () => {
    const [step] = placed([sampleItem(1, 'practice', { times_per_week: 1, minutes: null })]);
    if (!step) throw new Error('nothing was placed');
    expect(eventOfStep(step, words)).toMatchObject({
      rrule: null,
      starts: '2026-11-23T09:00:00',
      ends: '2026-11-23T09:15:00',
    });
  });

  it('end with a day for the test: the one after the plan, never one that is over', () => {
    expect(retestDay(samplePlan(), monday)).toBe('2026-12-21');
    expect(retestDay(samplePlan(), '2027-01-04')).toBe('2027-01-04');
  });
});
