import { dayMs } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { criteria } from './score.ts';

const START_AT = 1_700_000_000_000;

export const respondent: LogRespondent<object, unknown> = {
  respond(_seed, person, rng) {
    const met = criteria.filter(() => rng() < Math.max(0.2, person.skill));
    const checks = Array.from({ length: 3 }, (_, i) => ({
      type: 'check',
      plan: `plan-${i}`,
      at: START_AT - i * dayMs,
      dueAt: START_AT - i * dayMs - 3_600_000,
      done: rng() < Math.max(0.1, person.skill),
    }));
    const plan = { type: 'plan', at: START_AT, met, confidence: 7, rehearsed: 3, dueAt: START_AT + dayMs };
    return [...checks, plan];
  },
};
