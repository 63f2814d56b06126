import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../src/lib/time.ts';
import { isMilestone } from '../../../src/lib/upgrade/milestone.ts';
import { isDue, isTriggered } from '../../../src/lib/upgrade/timing.ts';

const now = Date.UTC(2026, 10, 20, 9);
const never = { seenThisSession: false, lastSeenMs: null };

describe('what brings a prompt up', () => {
  const atOnce = { onPageMs: 0, happened: false };
  it('the page itself', () => expect(isTriggered('page-load', atOnce)).toBe(true));
  it.each([
    [4999, false],
    [5000, true],
  ])('%d ms on the page: %s', (onPageMs, up) => {
    expect(isTriggered('time-based', { ...atOnce, onPageMs })).toBe(up);
  });
  it.each(['feature-interaction', 'progress-milestone'] as const)('%s only once it happened', (trigger) => {
    expect(isTriggered(trigger, { ...atOnce, onPageMs: 60_000 })).toBe(false);
    expect(isTriggered(trigger, { ...atOnce, happened: true })).toBe(true);
  });
  it('the third finished one is the milestone, no other', () => {
    expect([0, 1, 2, 3, 4, 10].filter(isMilestone)).toEqual([3]);
  });
});

describe('how often a prompt comes', () => {
  it('always means always', () => {
    expect(isDue('always', { seenThisSession: true, lastSeenMs: now }, now)).toBe(true);
  });
  it('once per session ends with the session, not with the day', () => {
    expect(isDue('once-per-session', { seenThisSession: true, lastSeenMs: now - 3 * dayMs }, now)).toBe(
      false,
    );
    expect(isDue('once-per-session', { seenThisSession: false, lastSeenMs: now - 1 }, now)).toBe(true);
  });
  it.each([
    [dayMs - 1, false],
    [dayMs, true],
  ])('once per day, %d ms after the last time: %s', (ago, due) => {
    expect(isDue('once-per-day', { seenThisSession: true, lastSeenMs: now - ago }, now)).toBe(due);
  });
  it('comes once per day at most, whatever the clock did', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10 * dayMs, max: 10 * dayMs }), (shift) => {
        const due = isDue('once-per-day', { seenThisSession: false, lastSeenMs: now + shift }, now);
        return due === Math.abs(shift) >= dayMs;
      }),
    );
  });
  it('what was never seen is due', () => {
    for (const frequency of ['always', 'once-per-session', 'once-per-day'] as const) {
      expect(isDue(frequency, never, now)).toBe(true);
    }
  });
});
