import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBurstEvent,
  announcementsBetween,
  type Burst,
  breakLeftMs,
  breakMinutes,
  burstSchema,
  nextPlace,
  readBurst,
  suggestMinutes,
} from '../../../src/lib/cognitive/focus-burst.ts';

const t0 = Date.UTC(2026, 10, 20, 9);
const minute = 60_000;

function newBurst(minutes = 10): Burst {
  return {
    version: 1,
    id: '4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01',
    task: 'Sort the receipts',
    firstStep: 'Open the drawer',
    plannedSeconds: minutes * 60,
    events: [],
    moodBefore: null,
  };
}

describe('a focus burst', () => {
  it('counts only running time', () => {
    let burst = addBurstEvent(newBurst(), 'start', t0);
    burst = addBurstEvent(burst, 'pause', t0 + 2 * minute);
    burst = addBurstEvent(burst, 'resume', t0 + 30 * minute);
    const state = readBurst(burst, t0 + 33 * minute);
    expect(state).toMatchObject({ phase: 'running', runMs: 5 * minute, remainingMs: 5 * minute, pauses: 1 });
  });

  it('is complete at the exact planned moment, however late somebody looks', () => {
    const burst = addBurstEvent(newBurst(), 'start', t0);
    const state = readBurst(burst, t0 + 500 * minute);
    expect(state).toMatchObject({ phase: 'complete', reachedPlan: true, endedAt: t0 + 10 * minute });
    expect(state.focusedSeconds).toBe(600);
  });

  it('is the same to the second after a reload', () => {
    const burst = addBurstEvent(addBurstEvent(newBurst(), 'start', t0), 'distraction', t0 + 1000);
    const reloaded = burstSchema.parse(JSON.parse(JSON.stringify(burst)));
    expect(readBurst(reloaded, t0 + 123_456)).toEqual(readBurst(burst, t0 + 123_456));
  });

  it('stopped early is complete with the real minutes', () => {
    let burst = addBurstEvent(newBurst(), 'start', t0);
    burst = addBurstEvent(burst, 'stop', t0 + 4 * minute);
    expect(readBurst(burst, t0 + 60 * minute)).toMatchObject({
      phase: 'complete',
      reachedPlan: false,
      focusedSeconds: 240,
    });
  });

  it('ignores what makes no sense: pause before start, resume while running, anything after the end', () => {
    let burst = addBurstEvent(newBurst(), 'pause', t0);
    burst = addBurstEvent(burst, 'start', t0 + 1);
    burst = addBurstEvent(burst, 'resume', t0 + 2);
    burst = addBurstEvent(burst, 'stop', t0 + 3);
    burst = addBurstEvent(burst, 'distraction', t0 + 4);
    expect(burst.events.map(({ type }) => type)).toEqual(['start', 'stop']);
  });

  it('never has negative or more than planned time, whatever happens and however the clock jumps', () => {
    const event = fc.record({
      type: fc.constantFrom('start', 'pause', 'resume', 'distraction', 'stop'),
      at: fc.integer({ min: t0 - 100 * minute, max: t0 + 100 * minute }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), fc.integer({ min: 0, max: 2e13 }), (events, now) => {
        const state = readBurst({ ...newBurst(), events: events as Burst['events'] }, now);
        expect(state.runMs).toBeGreaterThanOrEqual(0);
        expect(state.runMs).toBeLessThanOrEqual(10 * minute);
        expect(state.runMs + state.remainingMs).toBe(10 * minute);
      }),
    );
  });

  it('shows no less time as the clock goes on', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * minute }), { maxLength: 12 }), (times) => {
        let burst = addBurstEvent(newBurst(), 'start', t0);
        let last = 0;
        let at = t0;
        for (const [index, step] of times.entries()) {
          at += step;
          burst = addBurstEvent(burst, index % 2 === 0 ? 'pause' : 'resume', at);
          const { runMs } = readBurst(burst, at);
          expect(runMs).toBeGreaterThanOrEqual(last);
          last = runMs;
        }
      }),
    );
  });
});

describe('the suggested length', () => {
  const burst = (minutes: number, done: number) => ({
    plannedSeconds: minutes * 60,
    focusedSeconds: done * 60,
  });

  it.each([
    ['five minutes to begin with', [], 5],
    ['the next longer after two completed in a row', [burst(10, 10), burst(10, 10)], 15],
    ['the same after one completed', [burst(10, 10)], 10],
    ['the next shorter after one stopped before 60 %', [burst(15, 8.9), burst(15, 15)], 10],
    ['the same after one stopped at 60 %', [burst(15, 9), burst(15, 15)], 15],
    ['not below five minutes', [burst(5, 1)], 5],
    ['not above 45 minutes by itself', [burst(45, 45), burst(45, 45)], 45],
    ['never shorter for people who chose longer and did it', [burst(90, 90), burst(90, 90)], 90],
  ])('is %s', (_name, past, minutes) => {
    expect(suggestMinutes(past)).toBe(minutes);
  });
});

describe('a break', () => {
  it.each([
    [5, 1],
    [10, 2],
    [25, 5],
    [45, 9],
    [120, 10],
    [1, 1],
  ])('after %i minutes is %i', (planned, pause) => {
    expect(breakMinutes(planned * 60)).toBe(pause);
  });
});

describe('announcements', () => {
  it('are start, half, one minute left and end, each once', () => {
    const planned = 10 * minute;
    const looks = [-1, 0, 1000, 5 * minute - 1, 5 * minute, 9 * minute, 10 * minute, 11 * minute];
    const heard = looks
      .slice(1)
      .flatMap((now, index) => announcementsBetween(planned, looks[index] ?? 0, now));
    expect(heard).toEqual(['start', 'half', 'one_minute_left', 'end']);
  });

  it('leave out the last minute in a very short burst', () => {
    expect(announcementsBetween(minute, -1, minute)).toEqual(['start', 'half', 'end']);
  });
});

describe('bursts in a row', () => {
  it('have a break between them that runs from the end of the one before', () => {
    const left = (sinceMs: number) => breakLeftMs(25 * 60, t0, t0 + sinceMs);
    expect([0, minute, 5 * minute, 60 * minute].map(left)).toEqual([5 * minute, 4 * minute, 0, 0]);
    // A clock that was set back makes no longer break.
    expect(left(-minute)).toBe(5 * minute);
  });

  it('are four at most', () => {
    expect(nextPlace({})).toBe(2);
    expect(nextPlace({ place: 3 })).toBe(4);
    expect(nextPlace({ place: 4 })).toBeNull();
    expect(burstSchema.safeParse({ ...newBurst(), place: 5 }).success).toBe(false);
  });
});
