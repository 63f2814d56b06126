import type { TimedRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { GoItem } from './exercise.ts';

/** Share of trials a guess presses in. */
const GUESS_RATE = 0.5;

export const respondent: TimedRespondent<GoItem, unknown> = {
  respond({ kind, deadlineMs }, person, rng) {
    if (person.guesses)
      return rng() < GUESS_RATE ? [{ afterMs: 150 + rng() * (deadlineMs - 150), area: 0 }] : [];
    // One sign and one key: quicker than a choice.
    const afterMs = drawTime(person, rng, -60);
    const presses = kind === 'go' ? rng() >= person.lapse : rng() >= person.restraint;
    return presses ? [{ afterMs, area: 0 }] : [];
  },
  chance: { metric: 'correctRejectionRate', value: 0.5, within: 0.06 },
};
