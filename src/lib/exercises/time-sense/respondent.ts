import type { StepRespondent } from '../contract.ts';
import { drawNormal } from '../simulation/person.ts';
import type { TimeItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  wasHidden: boolean;
  predictedS: number | null;
  counted: boolean | null;
}

const JOB_S = 40;

/** Noise in proportion to the time, the more the less skill; a guess is any time up to half a minute. */
export const respondent: StepRespondent<TimeItem, Answer, unknown> = {
  respond(item, person, rng) {
    const noise = person.guesses ? 0.8 : 0.05 + 0.4 * (1 - person.skill);
    const factor = Math.exp(noise * drawNormal(rng));
    const answer = { wasHidden: false, predictedS: null, counted: null };
    if (item.part === 'produce') {
      return { ...answer, tookMs: person.guesses ? 500 + 29_500 * rng() : item.targetMs * factor };
    }
    if (item.part === 'job') return { ...answer, tookMs: 1000 * JOB_S, predictedS: JOB_S * factor };
    return { ...answer, tookMs: 2000, counted: false };
  },
  chance: { metric: 'meanCv', value: 0.53, within: 0.12 },
};
