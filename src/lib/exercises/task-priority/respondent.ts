import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { PriorityItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  choice: 'A' | 'B' | null;
}

/** Works it out with the chance of the skill, takes the card with less time left otherwise; less skill takes longer. */
export const respondent: StepRespondent<PriorityItem, Answer, unknown> = {
  respond({ a, b, best, limitMs }, person, rng) {
    const any = rng() < 0.5 ? 'A' : 'B';
    if (person.guesses) return { tookMs: 500 + 1500 * rng(), choice: any };
    const tookMs = drawTime(person, rng, 3000 + 4000 * (1 - person.skill) + 2500 * rng());
    const limit = limitMs ?? Number.POSITIVE_INFINITY;
    if (tookMs >= limit) return { tookMs: limit, choice: null };
    const urgent = a.deadline < b.deadline ? 'A' : 'B';
    return { tookMs, choice: rng() < person.skill ? best : urgent };
  },
  chance: { metric: 'accuracy', value: 0.5, within: 0.06 },
};
