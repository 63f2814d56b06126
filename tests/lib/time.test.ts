import { describe, expect, it } from 'vitest';
import { toIso, toMs } from '../../src/lib/time.ts';

describe('moments', () => {
  it('are read from ISO text, milliseconds and dates, and nothing else', () => {
    const ms = Date.UTC(2026, 0, 5);
    expect(
      [ms, '2026-01-05T00:00:00Z', '2026-01-05T01:00:00+01:00', '2026-01-05', new Date(ms)].map(toMs),
    ).toEqual(Array.from({ length: 5 }, () => ms));
    expect(['soon', '5', '2026-13-45T00:00:00Z', null, Number.NaN, new Date('x'), {}].map(toMs)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('are written in UTC', () => {
    expect(toIso(0)).toBe('1970-01-01T00:00:00.000Z');
  });
});
