import { toIso } from '../time.ts';
import { startOf } from './dates.ts';
import type { FocusPlan } from './plan.ts';
import type { PlanStart } from './propose.ts';

/** A plan with nothing in it yet, to be filled by the person. */
export function emptyPlan(start: Omit<PlanStart, 'newId'>, language: string): FocusPlan {
  return {
    id: start.id,
    attempt_id: null,
    test_id: 'own',
    origin: 'own',
    language,
    starts_on: startOf(start.today, start.weekStart),
    weeks: 4,
    proposals: [],
    status: 'active',
    accepted_at: toIso(start.now),
    ended_at: null,
    items: [],
  };
}
