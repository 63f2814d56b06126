import { describe, expect, it } from 'vitest';
import {
  achievementIds,
  earnedAchievements,
  type ProgressEvent,
} from '../../../src/lib/progress/achievements.ts';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };

const cases = vectors.groups.achievements.cases as unknown as readonly {
  id: string;
  input: { events: readonly ProgressEvent[] };
  expected: Readonly<Record<string, string>>;
}[];

describe('what was earned', () => {
  it.each(cases)('is that of the reference in $id', ({ input, expected }) => {
    expect(earnedAchievements(input.events)).toEqual(expected);
  });

  it('is 24 things', () => {
    expect(new Set(achievementIds).size).toBe(24);
  });

  it('does not ask for the same test in another form', () => {
    const taken = (date: string, form: string): ProgressEvent => ({
      date,
      type: 'attempt',
      testId: 'child',
      form,
    });
    const first = taken('2026-01-01', 'parent');
    expect(earnedAchievements([first, taken('2026-02-01', 'teacher')])).not.toHaveProperty('second_look');
    expect(earnedAchievements([first, taken('2026-01-15', 'parent')])).toMatchObject({
      second_look: '2026-01-15',
    });
  });

  it('stays when more is done', () => {
    const [, , , , , , , , , , long] = cases;
    const events = long?.input.events ?? [];
    let before = {};
    for (let length = 0; length <= events.length; length += 1) {
      const now = earnedAchievements(events.slice(0, length));
      expect(now).toMatchObject(before);
      before = now;
    }
  });
});
