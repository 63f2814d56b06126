import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingWait, testAccess } from '../../../src/lib/assessments/access.ts';
import { catalogue, type TestId, testIds } from '../../../src/lib/assessments/catalogue.ts';
import type { tiers } from '../../../src/lib/billing/tier.ts';

/** One test or two of every plan: another test of the catalogue changes nothing here. */
const someTests = [
  'focus_snapshot',
  'focuscheck_adult_screening',
  'child_focus_tracker',
  'attention_flow_interview',
  'focustrack_attention_test',
  'psyprofile_lite',
  'memory_check',
] as const satisfies readonly TestId[];
const openOn = (tier: (typeof tiers)[number] | null, bought: TestId[] = []) =>
  someTests.filter((id) => testAccess(catalogue[id], tier, bought).mayOpen);

describe('who may open a test', () => {
  it('lets visitors take the Focus Snapshot alone', () => {
    expect(openOn(null)).toEqual(['focus_snapshot']);
    expect(openOn(null, ['memory_check'])).toEqual(['focus_snapshot']);
  });

  it('gives every plan its own tests and those of the plans below', () => {
    expect(openOn('freemium')).toEqual([
      'focus_snapshot',
      'focuscheck_adult_screening',
      'child_focus_tracker',
    ]);
    expect(openOn('plus').slice(3)).toEqual(['attention_flow_interview', 'focustrack_attention_test']);
    expect(testIds.filter((id) => !testAccess(catalogue[id], 'premium', []).mayOpen)).toEqual([]);
  });

  it('opens a bought test on every plan and says why', () => {
    const access = testAccess(catalogue.memory_check, 'freemium', ['memory_check']);
    expect(access).toEqual({ mayOpen: true, requiredTier: 'premium', via: 'entitlement' });
    expect(testAccess(catalogue.memory_check, 'premium', ['memory_check']).via).toBe('tier');
  });

  it('names the plan that is really needed', () => {
    expect(testAccess(catalogue.attention_flow_interview, 'freemium', []).requiredTier).toBe('plus');
    expect(testAccess(catalogue.psyprofile_lite, 'plus', [])).toEqual({
      mayOpen: false,
      requiredTier: 'premium',
      via: null,
    });
  });

  it('never takes a test away with a higher plan or another purchase', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testIds),
        fc.subarray([...testIds]),
        fc.subarray([...testIds]),
        (id, some, more) => {
          const may = (tier: (typeof tiers)[number], bought: readonly TestId[]) =>
            testAccess(catalogue[id], tier, bought).mayOpen;
          for (const [lower, higher] of [
            ['freemium', 'plus'],
            ['plus', 'premium'],
          ] as const) {
            if (may(lower, some)) expect(may(higher, [...some, ...more])).toBe(true);
          }
        },
      ),
    );
  });
});

describe('what is left of a retake wait', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const left = (availableAt: string | null) => remainingWait(availableAt, now);

  it('is nothing without a wait, at its end and after it', () => {
    expect([null, '2026-11-20T12:00:00Z', '2026-11-19T00:00:00Z', 'soon'].map(left)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is told in days, then hours, then minutes', () => {
    expect(left('2026-12-01T11:00:00Z')).toEqual({ unit: 'day', count: 11 });
    expect(left('2026-11-21T12:00:00Z')).toEqual({ unit: 'day', count: 1 });
    expect(left('2026-11-20T15:30:00Z')).toEqual({ unit: 'hour', count: 4 });
    expect(left('2026-11-20T12:00:01Z')).toEqual({ unit: 'minute', count: 1 });
  });

  it('never promises too early', () => {
    const unitMs = { day: 86_400_000, hour: 3_600_000, minute: 60_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * unitMs.day }), (ms) => {
        const wait = left(new Date(now + ms).toISOString());
        expect(wait && wait.count * unitMs[wait.unit]).toBeGreaterThanOrEqual(ms);
      }),
    );
  });
});
