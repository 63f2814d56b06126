import { shuffle } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import type { NavigatorItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  order: number[];
  moves: number;
  firstMoveMs: number | null;
}

/** Finds the best order with the chance of the skill, goes by deadline or by points otherwise; takes every request. */
export const respondent: StepRespondent<NavigatorItem, Answer, unknown> = {
  respond({ tasks, bestOrder, limitMs }, person, rng) {
    const places = tasks.map((_, i) => i);
    const tookMs = limitMs ?? 60_000;
    const told = { tookMs, moves: tasks.length, firstMoveMs: 4000 };
    if (person.guesses) return { ...told, order: shuffle(places, rng) };
    if (rng() < person.skill) return { ...told, order: [...bestOrder] };
    const byDeadline = rng() < 0.5;
    const order = places.toSorted((a, b) =>
      byDeadline
        ? (tasks[a]?.deadline ?? 0) - (tasks[b]?.deadline ?? 0)
        : (tasks[b]?.value ?? 0) - (tasks[a]?.value ?? 0),
    );
    return { ...told, order };
  },
  chance: { metric: 'meanEfficiency', value: 0.62, within: 0.08 },
};
