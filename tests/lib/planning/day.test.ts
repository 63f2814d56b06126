import { describe, expect, it } from 'vitest';
import { dayOf, weekOf } from '@/lib/planning/day';

const at = (text: string) => Date.parse(text);

describe('the day it is for somebody', () => {
  it.each([
    ['2026-03-01T23:30:00Z', 'UTC', 0, '2026-03-01'],
    ['2026-03-01T23:30:00Z', 'Asia/Tokyo', 0, '2026-03-02'],
    ['2026-03-01T18:59:59Z', 'Asia/Tokyo', 4, '2026-03-01'],
    ['2026-03-01T19:00:00Z', 'Asia/Tokyo', 4, '2026-03-02'],
    // the night in which the clock goes forward
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', 4, '2026-03-28'],
    ['2026-03-29T02:00:00Z', 'Europe/Berlin', 4, '2026-03-29'],
    ['2026-01-01T02:00:00Z', 'UTC', 6, '2025-12-31'],
  ])('at %s in %s, where it begins at %i, is %s', (moment, tz, dayStartHour, day) => {
    expect(dayOf(at(moment), { tz, dayStartHour })).toBe(day);
  });
});

describe('the week of a day', () => {
  it.each([
    [1, '2026-11-23'],
    [6, '2026-11-28'],
    [7, '2026-11-22'],
  ] as const)('that begins on weekday %i begins on %s', (weekStart, first) => {
    const days = weekOf('2026-11-28', weekStart);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe(first);
    expect(days).toContain('2026-11-28');
  });
});
