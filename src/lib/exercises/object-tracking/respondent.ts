import { shuffle } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime } from '../simulation/person.ts';
import type { TrackingItem } from './exercise.ts';

interface Answer {
  tookMs: number;
  marks: number[];
}

/** Follows as many as the capacity allows, for a part of one now and then one more; marks the rest by guess. */
export const respondent: StepRespondent<TrackingItem, Answer, unknown> = {
  respond({ objects, targets }, person, rng) {
    const capacity = person.guesses ? 0 : person.capacity;
    const whole = Math.floor(capacity) + (rng() < capacity % 1 ? 1 : 0);
    const kept = targets.slice(0, whole).filter(() => rng() >= person.lapse);
    const rest = Array.from({ length: objects }, (_, i) => i).filter((disc) => !kept.includes(disc));
    const marks = [...kept, ...shuffle(rest, rng).slice(0, targets.length - kept.length)];
    return { tookMs: targets.length * drawTime(person, rng, 200), marks };
  },
  chance: { metric: 'meanK', value: 0.36, within: 0.15 },
};
