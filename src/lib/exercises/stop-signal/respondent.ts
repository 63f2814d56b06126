import type { TimedRespondent } from '../contract.ts';
import { drawChoice } from '../simulation/person.ts';
import type { StopItem } from './exercise.ts';

/** A race: the press is held back when stopping is over first (Logan & Cowan 1984, Psychol Rev). */
export const respondent: TimedRespondent<StopItem, unknown> = {
  respond({ side, ssdMs }, person, rng) {
    const presses = drawChoice(person, rng, { right: side, areas: 2, openMs: 1500 });
    if (ssdMs === null || person.guesses) return presses;
    const isHeld = rng() >= 0.05 * (1 - person.restraint);
    return presses.filter(({ afterMs }) => !isHeld || afterMs < ssdMs + person.ssrtMs);
  },
  chance: { metric: 'goAccuracy', value: 0.5, within: 0.05 },
};
