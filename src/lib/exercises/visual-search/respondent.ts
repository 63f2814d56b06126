import type { TimedRespondent } from '../contract.ts';
import { drawChoice } from '../simulation/person.ts';
import type { SearchItem } from './exercise.ts';

/** Half of the items are looked at before the T is found, all of them where there is none. */
export const respondent: TimedRespondent<SearchItem, unknown> = {
  respond({ right, present, setSize }, person, rng) {
    const addedMs = (present ? 1 : 2) * person.searchMs * setSize;
    return drawChoice(person, rng, { right, areas: 2, openMs: 5000, addedMs });
  },
  chance: { metric: 'accuracy', value: 0.5, within: 0.05 },
};
