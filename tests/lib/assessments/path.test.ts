import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TestOffer, testAccess } from '../../../src/lib/assessments/access.ts';
import { catalogue, type TestId, testIds } from '../../../src/lib/assessments/catalogue.ts';
import { type PathAttempt, personalPath } from '../../../src/lib/assessments/path.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const offers = (waits: Partial<Record<TestId, string>> = {}): TestOffer[] =>
  testIds.map((id) => ({
    entry: catalogue[id],
    access: testAccess(catalogue[id], 'plus', []),
    availableAt: waits[id] ?? null,
  }));

const attempt = (test_id: TestId, day: string, more: Partial<PathAttempt> = {}): PathAttempt => ({
  id: `${test_id}-attempt`,
  test_id,
  completed_at: `${day}T09:00:00Z`,
  quality: { level: 'ok' },
  exercises: [],
  ...more,
});

describe('a personal path', () => {
  it('begins with the Focus Snapshot when nothing is known', () => {
    expect(personalPath([], offers(), now)).toEqual([{ kind: 'first', testId: 'focus_snapshot' }]);
    expect(personalPath([], [], now)).toEqual([]);
  });

  it('goes from practice to a new test to a repeat that is due later', () => {
    const steps = personalPath(
      [attempt('focus_snapshot', '2026-11-10', { exercises: ['breathing', 'focus-burst'] })],
      offers(),
      now,
    );
    expect(steps).toEqual([
      { kind: 'exercise', exerciseId: 'breathing', fromTests: ['focus_snapshot'] },
      { kind: 'exercise', exerciseId: 'focus-burst', fromTests: ['focus_snapshot'] },
      { kind: 'next_test', testId: 'focuscheck_adult_screening' },
      {
        kind: 'later',
        testId: 'focus_snapshot',
        attemptId: 'focus_snapshot-attempt',
        from: '2026-12-10T09:00:00.000Z',
      },
    ]);
  });

  it('puts a hasty attempt first, as long as it can be repeated', () => {
    const hasty = attempt('focuscheck_adult_screening', '2026-11-18', { quality: { level: 'low' } });
    expect(personalPath([hasty], offers(), now)[0]).toMatchObject({ kind: 'repeat_quality' });
    const waiting = offers({ focuscheck_adult_screening: '2026-12-18T09:00:00Z' });
    expect(personalPath([hasty], waiting, now).map(({ kind }) => kind)).toEqual(['next_test', 'later']);
  });

  it('asks for a repeat after 30 days and says how long it has been', () => {
    const steps = personalPath([attempt('focuscheck_adult_screening', '2026-10-01')], offers(), now);
    expect(steps).toContainEqual(expect.objectContaining({ kind: 'repeat_change', days: 50 }));
  });

  it('waits for the retake time where that is longer', () => {
    const waits = { memory_check: '2027-01-30T09:00:00Z' };
    const premium = offers(waits).map((offer) => ({ ...offer, access: { ...offer.access, mayOpen: true } }));
    const steps = personalPath([attempt('memory_check', '2026-11-01')], premium, now);
    expect(steps.at(-1)).toMatchObject({ kind: 'later', from: '2027-01-30T09:00:00.000Z' });
  });

  it('takes exercises of several plans in turn, names one once, and stops at three', () => {
    const steps = personalPath(
      [
        attempt('focus_snapshot', '2026-11-15', { exercises: ['breathing', 'stroop', 'nback'] }),
        attempt('focuscheck_adult_screening', '2026-11-18', { exercises: ['focus-burst', 'breathing'] }),
      ],
      offers(),
      now,
    ).filter((step) => step.kind === 'exercise');
    expect(steps).toEqual([
      { kind: 'exercise', exerciseId: 'focus-burst', fromTests: ['focuscheck_adult_screening'] },
      {
        kind: 'exercise',
        exerciseId: 'breathing',
        fromTests: ['focuscheck_adult_screening', 'focus_snapshot'],
      },
      { kind: 'exercise', exerciseId: 'stroop', fromTests: ['focus_snapshot'] },
    ]);
  });

  it('never names a test that is closed, waiting or not offered', () => {
    const wait = fc.constantFrom(null, '2026-11-01T00:00:00Z', '2026-12-24T00:00:00Z');
    const anyOffer = fc.record({ id: fc.constantFrom(...testIds), mayOpen: fc.boolean(), availableAt: wait });
    const anyAttempt = fc.record({
      id: fc.constantFrom(...testIds),
      day: fc.constantFrom('2026-01-05', '2026-11-01', '2026-11-19'),
      level: fc.constantFrom('ok' as const, 'low' as const),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyOffer, { selector: ({ id }) => id }),
        fc.uniqueArray(anyAttempt, { selector: ({ id }) => id }),
        (offered, taken) => {
          const steps = personalPath(
            taken.map(({ id, day, level }) => attempt(id, day, { quality: { level } })),
            offered.map(({ id, mayOpen, availableAt }) => ({
              entry: catalogue[id],
              access: { mayOpen, requiredTier: catalogue[id].access, via: mayOpen ? 'tier' : null },
              availableAt,
            })),
            now,
          );
          for (const step of steps) {
            if (step.kind === 'exercise') continue;
            const offer = offered.find(({ id }) => id === step.testId);
            expect(offer?.mayOpen).toBe(true);
            if (step.kind !== 'later' && step.kind !== 'first') {
              expect(Date.parse(offer?.availableAt ?? '2000-01-01')).toBeLessThanOrEqual(now);
            }
          }
        },
      ),
    );
  });
});
