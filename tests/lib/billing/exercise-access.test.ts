import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseAccess, exerciseSku, isRoundOpen } from '../../../src/lib/billing/exercise-access.ts';
import { tiers } from '../../../src/lib/billing/tier.ts';
import { breathMinutes } from '../../../src/lib/cognitive/breathing.ts';
import { burstMinutes } from '../../../src/lib/cognitive/focus-burst.ts';
import { exercises, findExercise } from '../../../src/lib/cognitive/registry.ts';

const none: ReadonlySet<string> = new Set();

describe('an exercise', () => {
  it.each(exercises)('$id opens whole with Plus, with Premium and when it was bought', (exercise) => {
    expect(exerciseAccess(exercise, { tier: 'plus', owned: none })).toBe('open');
    expect(exerciseAccess(exercise, { tier: 'premium', owned: none })).toBe('open');
    const owned = new Set([exerciseSku(exercise.id)]);
    expect(exerciseAccess(exercise, { tier: 'freemium', owned })).toBe('open');
  });

  it.each(exercises)('$id has its free round for everybody, and nothing else', (exercise) => {
    const access = exerciseAccess(exercise, { tier: 'freemium', owned: new Set(['training-other']) });
    expect(access).toBe('part');
    for (const minutes of [1, 3, 5, 10, 25, null]) {
      expect(isRoundOpen(exercise, access, minutes)).toBe(minutes === exercise.freeMinutes);
    }
  });

  it('free by the table is open to everybody; one without a free round is closed', () => {
    const person = { tier: 'freemium', owned: none } as const;
    expect(exerciseAccess({ id: 'x', tier: 'freemium', freeMinutes: null }, person)).toBe('open');
    expect(exerciseAccess({ id: 'x', tier: 'plus', freeMinutes: null }, person)).toBe('closed');
    expect(isRoundOpen({ freeMinutes: null }, 'closed', null)).toBe(false);
  });

  it('offers its free round among its lengths', () => {
    const offered: readonly number[] = breathMinutes;
    expect(offered).toContain(findExercise('breathing')?.freeMinutes);
    expect(burstMinutes[0]).toBe(findExercise('focus-burst')?.freeMinutes);
  });

  it('never closes with a higher plan or more bought', () => {
    const rank = { closed: 0, part: 1, open: 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...exercises),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.boolean(),
        (exercise, a, b, buys) => {
          const [lower, higher] = [tiers[Math.min(a, b)] ?? 'freemium', tiers[Math.max(a, b)] ?? 'premium'];
          const before = exerciseAccess(exercise, { tier: lower, owned: none });
          const owned = buys ? new Set([exerciseSku(exercise.id)]) : none;
          return rank[exerciseAccess(exercise, { tier: higher, owned })] >= rank[before];
        },
      ),
    );
  });
});
