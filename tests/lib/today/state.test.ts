import { describe, expect, it } from 'vitest';
import { secondLook, type TodayFacts, todayState } from '../../../src/lib/today/state.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const state = (facts: Partial<TodayFacts>) =>
  todayState({ finishedAt: [], practisedAt: [], hasPlan: false, nowMs: now, ...facts });

describe('a signed-in person stands', () => {
  it('at the beginning with nothing answered, whatever was practised', () => {
    expect(state({})).toBe('new');
    expect(state({ practisedAt: ['2026-11-22T12:00:00Z'] })).toBe('new');
  });

  it('at the result, at the plan, or after a long time away', () => {
    const old = ['2026-10-01T12:00:00Z'];
    expect(state({ finishedAt: ['2026-11-20T12:00:00Z'] })).toBe('result');
    expect(state({ finishedAt: old })).toBe('away');
    expect(state({ finishedAt: old, hasPlan: true })).toBe('plan');
    expect(state({ finishedAt: old, practisedAt: ['2026-11-22T12:00:00Z'] })).toBe('result');
  });

  it('not far away until thirty days have passed, and never by a time that cannot be read', () => {
    expect(state({ finishedAt: ['2026-10-24T12:00:00Z'] })).toBe('result');
    expect(state({ finishedAt: ['2026-10-24T11:59:59Z'] })).toBe('away');
    expect(state({ finishedAt: ['sometime'] })).toBe('result');
    expect(state({ finishedAt: ['2027-01-01T00:00:00Z'] })).toBe('result');
  });
});

describe('a second look', () => {
  const look = (completed_at: string, available_at: string | null = null) =>
    secondLook({ completed_at, available_at }, now);

  it('can show change from two weeks on', () => {
    expect(look('2026-11-20T12:00:00Z')).toEqual({
      fromMs: Date.parse('2026-12-04T12:00:00Z'),
      isOpen: false,
    });
    expect(look('2026-11-09T12:00:00Z')?.isOpen).toBe(true);
  });

  it('waits until the test opens again', () => {
    expect(look('2026-11-01T12:00:00Z', '2026-12-01T12:00:00Z')).toEqual({
      fromMs: Date.parse('2026-12-01T12:00:00Z'),
      isOpen: false,
    });
    expect(look('2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z')?.fromMs).toBe(
      Date.parse('2026-12-04T12:00:00Z'),
    );
  });

  it('is not foretold where the day of the first cannot be read', () => {
    expect(look('sometime')).toBeNull();
  });
});
