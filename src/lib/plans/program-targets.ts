import { guidingTests, testOfArea } from '../recommendations/areas.ts';
import { needOf } from '../recommendations/need.ts';
import { dayMs } from '../time.ts';

/** An attempt as the program reads it. */
export interface ProgramAttempt {
  readonly id: string;
  readonly testId: string;
  /** Milliseconds since 1970. */
  readonly completedAt: number;
  readonly isLow: boolean;
  readonly domains: Readonly<Record<string, number | null>>;
}

/** An area that is trained. */
export interface Target {
  readonly area: string;
  readonly need: number;
  readonly attemptId: string;
  readonly testId: string;
}

const maxAgeDays = 180;
const mostTargets = 3;
const leastNeed = 0.4;

/** The areas with the most difficulty, by the newest attempt of each test; the weightiest first. */
function areasOf(attempts: readonly ProgramAttempt[], now: number): Target[] {
  const newest = guidingTests.flatMap((testId) => {
    const own = attempts.filter(
      (each) => each.testId === testId && !each.isLow && now - each.completedAt <= maxAgeDays * dayMs,
    );
    return own.sort((a, b) => b.completedAt - a.completedAt || (a.id < b.id ? -1 : 1))[0] ?? [];
  });
  const areas = newest.flatMap(({ id, testId, completedAt, domains }) =>
    Object.entries(domains).flatMap(([area, difficulty]): Target[] => {
      const ageDays = Math.max(0, Math.floor((now - completedAt) / dayMs));
      const need = testOfArea(area) === testId ? needOf({ difficulty, ageDays, quality: 'ok' }) : null;
      return need === null ? [] : [{ area, need, attemptId: id, testId }];
    }),
  );
  return areas.sort((a, b) => b.need - a.need || (a.area < b.area ? -1 : 1));
}

/** What a program is about; without targets it keeps things going. Null without a result to go by. */
export function programTargets(
  attempts: readonly ProgramAttempt[],
  now: number,
): { readonly targets: readonly Target[]; readonly keeps: Target | null } | null {
  const areas = areasOf(attempts, now);
  const [first] = areas;
  if (!first) return null;
  const targets = areas.filter(({ need }) => need >= leastNeed).slice(0, mostTargets);
  return { targets, keeps: targets.length === 0 ? first : null };
}
