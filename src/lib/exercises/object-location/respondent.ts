import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import { type LocationItem, spotCount } from './exercise.ts';

interface Answer {
  tookMs: number;
  spot: number;
}

/** Small sets are kept by nearly everybody, large ones by few; what is lost lies anywhere. */
export const respondent: StepRespondent<LocationItem, Answer, unknown> = {
  respond({ set, placed }, person, rng) {
    const kept = !person.guesses && rng() < 1 / (1 + Math.exp(0.8 * (set.length - person.span - 1)));
    return { tookMs: drawTime(person, rng, 900), spot: kept ? placed.spot : pickInt(rng, 0, spotCount - 1) };
  },
  chance: { metric: 'accuracy', value: 1 / 12, within: 0.07 },
};
