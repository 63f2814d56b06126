import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import { alphabets, type UpdatingItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  letters: string[];
}

/** The last letters are kept best; what lies further back than the capacity is mostly lost. */
export const respondent: StepRespondent<UpdatingItem, Answer, { readonly variant: string }> = {
  respond({ letters, k }, person, rng, { variant }) {
    const signs = variant.endsWith('digits') ? alphabets.digits : alphabets.letters;
    const wanted = letters.slice(-k);
    const answer = wanted.map((letter, i) => {
      const back = k - i;
      const kept = !person.guesses && rng() < 1 / (1 + Math.exp(2.5 * (back - person.capacity - 0.5)));
      return kept ? letter : (signs[pickInt(rng, 0, signs.length - 1)] ?? '');
    });
    return { tookMs: k * drawTime(person, rng, 300), letters: answer };
  },
  chance: { metric: 'partialCredit', value: 0.083, within: 0.05 },
};
