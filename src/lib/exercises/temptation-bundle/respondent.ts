import { dayMs, toIso } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { criteria } from './score.ts';

const START_AT = 1_700_000_000_000;

export const respondent: LogRespondent<object, unknown> = {
  respond(_seed, person, rng) {
    const met = criteria.filter(() => rng() < Math.max(0.2, person.skill));
    const logs = Array.from({ length: 6 }, (_, i) => {
      const at = START_AT + (i + 1) * dayMs;
      return { type: 'log', at, day: toIso(at).slice(0, 10), kept: rng() < Math.max(0.1, person.skill) };
    });
    return [{ type: 'bundle', at: START_AT, met }, ...logs];
  },
};
