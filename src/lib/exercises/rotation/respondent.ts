import type { TimedRespondent } from '../contract.ts';
import { drawChoice } from '../simulation/person.ts';
import type { RotationItem } from './exercise.ts';

/** Turns the figure in mind; many squares make more errors, the more the less skill there is. */
export const respondent: TimedRespondent<RotationItem, unknown> = {
  respond({ right, angle, size }, person, rng) {
    return drawChoice(person, rng, {
      right,
      areas: 2,
      openMs: 7500,
      addedMs: 300 + person.turnMs * angle,
      addedSlip: 0.08 * (1 - person.skill) * Math.max(0, size - 5),
    });
  },
  chance: { metric: 'accuracy', value: 0.5, within: 0.06 },
};
