import { pickInt } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { TrailItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  taps: { item: number; atMs: number }[];
}

/** Looks for the next item; every change of list takes a change of task on top. A guess taps anything. */
export const respondent: StepRespondent<TrailItem, Answer, unknown> = {
  respond({ part, labels, limitMs }, person, rng) {
    const taps: Answer['taps'] = [];
    const limit = limitMs ?? Number.POSITIVE_INFINITY;
    let atMs = 0;
    let reached = 0;
    while (reached < labels.length && taps.length < 1000) {
      const search = person.searchMs * labels.length;
      atMs += drawTime(person, rng, search + (part === 'A' ? 0 : 2 * person.switchMs));
      if (atMs > limit) break;
      const isWrong = person.guesses || rng() < person.slip;
      const item = isWrong ? pickInt(rng, 0, labels.length - 1) : reached;
      taps.push({ item, atMs });
      if (item === reached) reached += 1;
    }
    const isDone = reached === labels.length;
    return { tookMs: isDone ? atMs : limit, taps };
  },
  chance: { metric: 'errorShare', value: 0.95, within: 0.05 },
};
