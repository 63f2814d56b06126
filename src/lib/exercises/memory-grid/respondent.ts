import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime, keepsList } from '../simulation/person.ts';
import type { GridItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  taps: { block: number; atMs: number }[];
}

/** Keeps a path by the span; one that is not kept has two blocks changed for each other, or one taken for another. */
export const respondent: StepRespondent<GridItem, Answer, unknown> = {
  respond({ path, direction }, person, rng) {
    const wanted = direction === 'forward' ? [...path] : path.toReversed();
    const cost = direction === 'forward' ? 0 : 1;
    if (!person.guesses && !keepsList(person, path.length + cost, rng)) {
      const place = pickInt(rng, 0, wanted.length - 2);
      const [a = 0, b = 0] = wanted.slice(place, place + 2);
      wanted.splice(place, 2, ...(rng() < 0.5 ? [b, a] : [(a + 1) % 9, b]));
    }
    let atMs = 400;
    const taps = wanted.map((block) => {
      atMs += drawTime(person, rng);
      return { block: person.guesses ? pickInt(rng, 0, 8) : block, atMs };
    });
    return { tookMs: atMs, taps };
  },
  chance: { metric: 'meanSpan', value: 1.52, within: 0.12 },
};
