import type { SimulatedPress, TimedRespondent } from '../contract.ts';
import { answerConflict } from '../simulation/choice.ts';
import type { AntItem } from './exercise.ts';

/** What a warning and a known place save, milliseconds. */
export const savedMs = { none: 0, center: 30, double: 35, spatial: 75 } as const;

export const respondent: TimedRespondent<AntItem, unknown> = {
  respond(item, person, rng) {
    const presses: SimulatedPress[] = answerConflict(item, person, rng);
    if (person.guesses) return presses;
    return presses.map(({ afterMs, area }) => ({ afterMs: afterMs - savedMs[item.cue], area }));
  },
  chance: { metric: 'accuracy', value: 0.5, within: 0.05 },
};
