import { describe, expect, it } from 'vitest';
import { closedTest } from '../../../src/lib/assessments/access.ts';
import { runAddress } from '../../../src/lib/assessments/run-address.ts';

const now = Date.UTC(2026, 10, 20, 12);
const open = { may_open: true, required_tier: 'plus', available_at: null } as const;

describe('what keeps a test closed', () => {
  it('is nothing where the row is not known or lets the person in', () => {
    expect(closedTest(undefined, now)).toBeNull();
    expect(closedTest(open, now)).toBeNull();
  });

  it('is the missing plan before any wait', () => {
    const row = { ...open, may_open: false, available_at: '2026-11-25T12:00:00Z' };
    expect(closedTest(row, now)).toEqual({ status: 'tier_required', tier: 'plus' });
  });

  it('is a wait until its very end', () => {
    const row = { ...open, available_at: '2026-11-20T12:00:01Z' };
    expect(closedTest(row, now)).toEqual({ status: 'retake_wait', availableAt: row.available_at });
    expect(closedTest(row, now + 1000)).toBeNull();
  });
});

it('the address of a run carries its id as one value', () => {
  expect(runAddress('/focustrack', 'a b&c')).toBe('/focustrack?run=a%20b%26c');
});
