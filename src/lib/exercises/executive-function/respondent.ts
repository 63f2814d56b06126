import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { SortItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  choice: number;
}

/** Knows the rule with the chance of the skill once it was right twice; before that it tries or clings to the last. */
export const respondent: StepRespondent<SortItem, Answer, unknown> = {
  respond({ card, ruleOrder, state }, person, rng) {
    const tookMs = drawTime(person, rng, 700);
    const any = pickInt(rng, 1, 4);
    if (person.guesses) return { tookMs, choice: any };
    const rule = ruleOrder[state.rule % ruleOrder.length] ?? 'color';
    const before = ruleOrder[(state.rule - 1 + ruleOrder.length) % ruleOrder.length] ?? 'color';
    const knows = rng() < (state.run === 0 ? 0.55 * person.skill : person.skill + (1 - person.skill) * 0.4);
    if (knows) return { tookMs, choice: card[rule] ?? any };
    const clings = state.categories > 0 && rng() < 1 - person.skill / 2;
    return { tookMs, choice: clings ? (card[before] ?? any) : any };
  },
  chance: { metric: 'errorShare', value: 0.75, within: 0.04 },
};
