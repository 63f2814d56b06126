import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { RecallItem } from './session.ts';

interface Answer {
  tookMs: number;
  answer: string | null;
  choice: number | null;
}
interface Config {
  readonly mode: string;
  readonly pairs: readonly { readonly answer: string }[];
}

/** Longer delays are harder, the more so the less skill there is; a guess names any of the words. */
export const respondent: StepRespondent<RecallItem, Answer, Config> = {
  respond(item, person, rng, { mode, pairs }) {
    const nothing = { answer: null, choice: null };
    if (item.kind === 'filler') return { ...nothing, tookMs: item.forMs };
    if (item.kind === 'study') return { ...nothing, tookMs: 500 };
    const knows = !person.guesses && rng() < person.skill ** (0.3 + item.delayS / 240);
    const pair = knows ? item.pair : pickInt(rng, 0, pairs.length - 1);
    const tookMs = drawTime(person, rng, 1500);
    if (mode === 'choice')
      return { tookMs, answer: null, choice: item.choices.includes(pair) ? pair : (item.choices[0] ?? null) };
    return { tookMs, answer: pairs[pair]?.answer ?? null, choice: null };
  },
  chance: { metric: 'accuracy', value: 0.25, within: 0.06 },
};
