import { describe, expect, it } from 'vitest';
import { exerciseAccess, isRoundOpen } from '../../../src/lib/billing/exercise-access.ts';
import { breathMinutes } from '../../../src/lib/cognitive/breath-patterns.ts';
import { burstMinutes } from '../../../src/lib/cognitive/focus-burst.ts';
import { type ExerciseDefinition, exercises, findExercise } from '../../../src/lib/cognitive/registry.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const made: ExerciseDefinition = { ...(exercises[0] as ExerciseDefinition), tier: 'plus', freeMinutes: null };
const withRound = exercises.filter(({ freeMinutes }) => freeMinutes !== null);
const open = (id: string, until: string | null = null) => [{ id, until }];

describe('an exercise', () => {
  it.each(withRound)('$id is open whole when the server says so', (exercise) => {
    expect(exerciseAccess(exercise, open(exercise.id), now)).toBe('open');
    expect(exerciseAccess(exercise, open('another'), now)).toBe('part');
  });

  it.each(withRound)('$id has its free round for everybody, and nothing else', (exercise) => {
    for (const opened of [null, []]) {
      const access = exerciseAccess(exercise, opened, now);
      expect(access).toBe('part');
      for (const minutes of [1, 3, 5, 10, 25, null]) {
        expect(isRoundOpen(exercise, access, minutes)).toBe(minutes === exercise.freeMinutes);
      }
    }
  });

  it('is open to the end of the plan that opens it, and not for longer', () => {
    const [exercise] = withRound as [ExerciseDefinition];
    const until = (text: string) => exerciseAccess(exercise, open(exercise.id, text), now);
    expect(until('2026-11-23T12:00:01Z')).toBe('open');
    expect(until('2026-11-23T12:00:00Z')).toBe('part');
    expect(until('2020-01-01T00:00:00Z')).toBe('part');
    expect(until('some time')).toBe('part');
  });

  it('free by the table is open also where nothing is known; one without a free round is closed then', () => {
    expect(exerciseAccess({ ...made, tier: 'freemium' }, null, now)).toBe('open');
    expect(exerciseAccess(made, null, now)).toBe('closed');
    expect(isRoundOpen({ freeMinutes: null }, 'closed', null)).toBe(false);
  });

  it('offers its free round among its lengths', () => {
    const offered: readonly number[] = breathMinutes;
    expect(offered).toContain(findExercise('breathing')?.freeMinutes);
    expect(burstMinutes[0]).toBe(findExercise('focus-burst')?.freeMinutes);
  });
});
