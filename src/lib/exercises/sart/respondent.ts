import type { TimedRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import { heldDigit, type SartItem } from './exercise.ts';

const GUESS_RATE = 0.5;

export const respondent: TimedRespondent<SartItem, unknown> = {
  respond({ digit, soaMs }, person, rng) {
    if (person.guesses) return rng() < GUESS_RATE ? [{ afterMs: 110 + rng() * (soaMs - 120), area: 0 }] : [];
    const afterMs = Math.min(soaMs - 20, drawTime(person, rng, -60));
    const presses = digit === heldDigit ? rng() >= person.restraint : rng() >= person.lapse;
    return presses ? [{ afterMs, area: 0 }] : [];
  },
  chance: { metric: 'commissionRate', value: 0.5, within: 0.06 },
};
