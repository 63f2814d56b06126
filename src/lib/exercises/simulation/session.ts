import type { Rng } from '../../random.ts';
import type { Person } from './person.ts';

const START_AT = 1_700_000_000_000;

export interface SimulatedSession {
  readonly startAt: number;
  /** Wall time of the end, by plan or stopped before it. */
  readonly endAt: number;
  readonly reachesPlan: boolean;
}

/** Some stop before the end, the more so the less they care. */
export function drawSession(person: Person, rng: Rng, plannedMs: number): SimulatedSession {
  const stays = person.guesses ? 0.3 : person.skill;
  const reachesPlan = rng() < stays;
  const share = reachesPlan ? 1 : 0.2 + 0.7 * rng();
  return { startAt: START_AT, endAt: START_AT + Math.round(plannedMs * share), reachesPlan };
}

/** Start and end of a session as events. */
export function sessionEvents({ startAt, endAt, reachesPlan }: SimulatedSession) {
  return [
    { type: 'start' as const, at: startAt },
    reachesPlan ? { type: 'seen' as const, at: endAt } : { type: 'stop' as const, at: endAt },
  ];
}
