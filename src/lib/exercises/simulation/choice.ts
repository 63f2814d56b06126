import type { Rng } from '../../random.ts';
import type { ChoiceItem } from '../choice.ts';
import type { SimulatedPress } from '../contract.ts';
import { drawChoice, type Person } from './person.ts';

/** Errors that a conflict adds to those of the person. */
const CONFLICT_SLIP = 0.03;

/** Answers a trial with a conflict: incongruent ones take longer and go wrong more often, neutral ones lie between. */
export function answerConflict(item: ChoiceItem, person: Person, rng: Rng): SimulatedPress[] {
  const share = { inc: 1, neu: 0.4 }[item.condition] ?? 0;
  const { areas, openMs } = item.timeline;
  return drawChoice(person, rng, {
    right: item.right,
    areas,
    openMs: openMs ?? Number.POSITIVE_INFINITY,
    addedMs: share * person.conflictMs,
    addedSlip: share * CONFLICT_SLIP,
  });
}
