import { describe, expect, it } from 'vitest';
import {
  dashboardBlocks,
  type NowFacts,
  newestUnfinished,
  oneThing,
  type PersonFacts,
  personState,
  shortestExercise,
} from '../../../src/lib/today/dashboard.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const minutes = (count: number) => now + count * 60_000;

const state = (facts: Partial<PersonFacts>) =>
  personState({
    finishedAt: [],
    acceptedAt: [],
    trained: false,
    lastActive: null,
    today: '2026-11-23',
    nowMs: now,
    ...facts,
  });

const old = ['2026-09-01T12:00:00Z'];
const longAgo = { finishedAt: old, acceptedAt: old, trained: true } as const;

describe('a signed-in person is', () => {
  it('new until a test is finished or an exercise done', () => {
    expect(state({})).toBe('new');
    expect(state({ trained: true, lastActive: '2026-11-23' })).toBe('active');
  });

  it('screened with a result and no plan, however long ago that was', () => {
    expect(state({ finishedAt: ['2026-11-22T12:00:00Z'] })).toBe('screened');
    expect(state({ finishedAt: old, trained: true, lastActive: '2026-11-22' })).toBe('screened');
  });

  it('returning after fourteen days without anything done', () => {
    expect(state({ ...longAgo, lastActive: '2026-11-10' })).toBe('active');
    expect(state({ ...longAgo, lastActive: '2026-11-09' })).toBe('returning');
    expect(state(longAgo)).toBe('returning');
    expect(state({ trained: true })).toBe('returning');
  });

  it('active on the day of a plan or of another result, before anything was practised', () => {
    expect(state({ finishedAt: old, acceptedAt: ['2026-11-23T09:00:00Z'] })).toBe('active');
    expect(state({ ...longAgo, finishedAt: [...old, '2026-11-20T09:00:00Z'] })).toBe('active');
  });

  it('never made a stranger by a clock that is set wrong, nor kept by a time that cannot be read', () => {
    expect(state({ ...longAgo, lastActive: '2027-01-01' })).toBe('active');
    expect(state({ ...longAgo, acceptedAt: ['sometime'] })).toBe('returning');
  });
});

describe('the blocks of the dashboard', () => {
  const listed = (...asked: Parameters<typeof dashboardBlocks>) =>
    dashboardBlocks(...asked).map(({ place, block }) => `${place} ${block}`);

  it('have one order for somebody new', () => {
    expect(listed('new')).toEqual(['1 start', '2 exercise', '3 goal', '4 how']);
  });

  it('have one order for somebody with a result', () => {
    expect(listed('screened')).toEqual([
      '1 acceptPlan',
      '2 latest',
      '3 goal',
      '4 recommendations',
      '5 training',
      '6 community',
    ]);
  });

  it('have one order for somebody who comes back', () => {
    expect(listed('returning')).toEqual([
      '1 welcome',
      '2 shortStep',
      '3 keptPlan',
      '4 goal',
      '5 recommendations',
      '6 heatMap',
    ]);
  });

  it('have one order for somebody in the middle of it', () => {
    expect(listed('active')).toEqual([
      '1 oneThing',
      '2 today',
      '3 planWeek',
      '4 goalAndHabits',
      '5 latest',
      '6 recommendations',
      '7 heatMap',
      '7 trends',
      '7 achievements',
      '7 community',
    ]);
  });

  it('let a test that is open again join as the first of the fifth', () => {
    expect(listed('active', { retest: true }).slice(3, 6)).toEqual([
      '4 goalAndHabits',
      '5 retest',
      '5 latest',
    ]);
    expect(listed('new', { retest: true }).at(-1)).toBe('5 retest');
  });
});

describe('the one thing now', () => {
  const nothing = {
    burst: false,
    reminders: [],
    events: [],
    tasks: [],
    step: false,
    habits: [],
    goalOpen: false,
  };
  type Facts = NowFacts<{ atMs: number }, { atMs: number }, string, string>;
  const all: Facts = {
    burst: true,
    reminders: [{ atMs: minutes(15) }],
    events: [{ atMs: minutes(30) }],
    tasks: ['first', 'second'],
    step: true,
    habits: ['read'],
    goalOpen: true,
  };
  const kindOf = (facts: Partial<Facts>) => oneThing({ ...nothing, ...facts }, now).kind;

  it('is the first that there is, in this order, and nothing in the end', () => {
    const order = ['burst', 'reminders', 'events', 'tasks', 'step', 'habits', 'goalOpen'] as const;
    const kinds = order.map((_, index) =>
      kindOf({ ...all, ...Object.fromEntries(order.slice(0, index).map((name) => [name, nothing[name]])) }),
    );
    expect(kinds).toEqual(['burst', 'reminder', 'event', 'task', 'step', 'habit', 'exercise']);
    expect(kindOf({})).toBe('done');
  });

  it('is a reminder from fifteen minutes before on and however late, the earliest of several', () => {
    expect(kindOf({ reminders: [{ atMs: minutes(16) }] })).toBe('done');
    expect(kindOf({ reminders: [{ atMs: minutes(-600) }] })).toBe('reminder');
    const reminders = [{ atMs: minutes(5) }, { atMs: minutes(-5) }];
    expect(oneThing({ ...nothing, reminders }, now)).toEqual({ kind: 'reminder', reminder: reminders[1] });
  });

  it('is an event from half an hour before on until it begins', () => {
    expect(kindOf({ events: [{ atMs: minutes(31) }] })).toBe('done');
    expect(kindOf({ events: [{ atMs: now }] })).toBe('event');
    expect(kindOf({ events: [{ atMs: minutes(-1) }] })).toBe('done');
  });

  it('is the first of the list of today', () => {
    expect(oneThing({ ...nothing, tasks: ['first', 'second'] }, now)).toEqual({
      kind: 'task',
      task: 'first',
    });
  });
});

describe('what is offered besides', () => {
  it('the shortest exercise that is open to every account', () => {
    const of = (id: string, tier: 'freemium' | 'plus', min: number) => ({ id, tier, minutes: { min } });
    const exercises = [of('long', 'freemium', 5), of('paid', 'plus', 1), of('short', 'freemium', 2)];
    expect(shortestExercise([...exercises, of('as-short', 'freemium', 2)])?.id).toBe('short');
    expect(shortestExercise([])).toBeNull();
  });

  it('to go on with the newest of what was begun', () => {
    const begun = [
      { kind: 'attempt', atMs: 1 },
      { kind: 'burst', atMs: 3 },
      { kind: 'run', atMs: 2 },
    ] as const;
    expect(newestUnfinished(begun)?.kind).toBe('burst');
    expect(newestUnfinished([])).toBeNull();
  });
});
