import { pickInt } from '../../random.ts';
import { dayMs, hourMs, toIso } from '../../time.ts';
import type { LogRespondent } from '../contract.ts';
import { triggerCategories } from '../own-words.ts';
import { requiredFields } from './score.ts';

interface Config {
  readonly weekEnds: string;
}

/** Writes on most days of the week, and fills most fields, by skill. */
export const respondent: LogRespondent<object, Config> = {
  respond(_seed, person, rng, { weekEnds }) {
    const end = Date.parse(weekEnds);
    return Array.from({ length: 7 }, (_, i) => end - i * dayMs)
      .filter(() => rng() < Math.max(0.2, person.skill))
      .map((at) => {
        const loggedAt = at + 20 * hourMs;
        const filled = requiredFields.filter(() => rng() < Math.max(0.3, person.skill));
        return {
          loggedAt,
          occurredAt: loggedAt - pickInt(rng, 0, 40) * hourMs,
          day: toIso(at).slice(0, 10),
          filled,
          trigger: triggerCategories[pickInt(rng, 0, triggerCategories.length - 1)] ?? null,
          urge: pickInt(rng, 0, 10),
          minutesLost: pickInt(rng, 5, 90),
          kept: rng() < 0.5 ? rng() < person.skill : null,
        };
      });
  },
};
