import type { Rng } from '../../random.ts';
import type { SimulatedPress, TimedRespondent } from '../contract.ts';
import { drawTime, type Person } from '../simulation/person.ts';
import { letterArea, type NbackItem, squareArea } from './judge.ts';

const GUESS_RATE = 0.5;

function answer(target: boolean, item: NbackItem, area: number, person: Person, rng: Rng): SimulatedPress[] {
  if (person.guesses) return rng() < GUESS_RATE ? [{ afterMs: 200 + 2000 * rng(), area }] : [];
  const kept = 1 / (1 + Math.exp(2 * (item.n - person.capacity)));
  const presses = target ? rng() < kept : rng() < (1 - kept) * 0.2 + (item.isLure ? person.slip * 2 : 0);
  const afterMs = drawTime(person, rng, 150);
  return presses && afterMs < 2900 ? [{ afterMs, area }] : [];
}

/** Keeps n items by the capacity; two modalities cost nothing beside having to answer both. */
export const respondent: TimedRespondent<NbackItem, unknown> = {
  respond: (item, person, rng) => [
    ...answer(item.isTargetLetter, item, letterArea, person, rng),
    ...(item.square === null ? [] : answer(item.isTargetSquare, item, squareArea, person, rng)),
  ],
  chance: { metric: 'hitRate', value: 0.5, within: 0.07 },
};
