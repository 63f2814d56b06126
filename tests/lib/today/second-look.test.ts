import { describe, expect, it } from 'vitest';
import { secondLook } from '../../../src/lib/today/second-look.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

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
