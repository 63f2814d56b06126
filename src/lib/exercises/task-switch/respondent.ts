import type { TimedRespondent } from '../contract.ts';
import { drawChoice } from '../simulation/person.ts';
import type { SwitchItem } from './plan.ts';

/** Keeping two tasks in mind, and digits on which they disagree, cost a little, too. */
const MIXED_MS = 60;
const INCONGRUENT_MS = 30;

export const respondent: TimedRespondent<SwitchItem, unknown> = {
  respond({ condition, congruent, right, timeline }, person, rng) {
    const mixed = condition === 'single' ? 0 : MIXED_MS;
    return drawChoice(person, rng, {
      right,
      areas: 2,
      openMs: timeline.openMs ?? 0,
      addedMs:
        150 + mixed + (condition === 'switch' ? person.switchMs : 0) + (congruent ? 0 : INCONGRUENT_MS),
    });
  },
  chance: { metric: 'accuracy', value: 0.5, within: 0.05 },
};
