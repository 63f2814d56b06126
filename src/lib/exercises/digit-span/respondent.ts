import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime, keepsList } from '../simulation/person.ts';
import type { DigitItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  digits: number[];
}

/** Keeps a list by its span, backward one less; a list that is not kept loses one digit. */
export const respondent: StepRespondent<DigitItem, Answer, unknown> = {
  respond({ direction, digits }, person, rng) {
    const tookMs = 800 + digits.length * drawTime(person, rng);
    if (person.guesses) return { tookMs, digits: digits.map(() => pickInt(rng, 1, 9)) };
    const wanted = direction === 'forward' ? [...digits] : digits.toReversed();
    const cost = direction === 'forward' ? 0 : 1;
    if (!keepsList(person, digits.length + cost, rng)) {
      const place = pickInt(rng, 0, wanted.length - 1);
      wanted[place] = ((wanted[place] ?? 0) % 9) + 1;
    }
    return { tookMs, digits: wanted };
  },
  chance: { metric: 'forwardMeanSpan', value: 2.5, within: 0.15 },
};
