import type { Mood } from '../cognitive/burst-limits.ts';
import { type Burst, readBurst } from '../cognitive/focus-burst.ts';
import type { BurstWords } from '../contracts/exercise-submit.ts';
import { plainLine, plainText } from '../plain-text.ts';
import { factsOf } from './facts.ts';
import { type ExerciseRun, seedOf } from './run.ts';

/** The two exercises with a clock of their own, told as the runs they are. */

/** Where it was done. */
export type RoundPlace = Pick<ExerciseRun, 'language' | 'deviceClass' | 'screenClass'>;

type Told = Pick<ExerciseRun, 'id' | 'exerciseId' | 'config' | 'records' | 'startedAt' | 'endedAt'>;

function toldRun({ endedAt, startedAt, ...told }: Told, place: RoundPlace): ExerciseRun {
  const facts = factsOf(told.exerciseId);
  return {
    ...told,
    ...place,
    variant: 'screen',
    mode: 'train',
    taskVersion: facts?.taskVersion ?? '',
    scoringVersion: facts?.scoringVersion ?? '',
    seed: seedOf(told.id),
    status: 'complete',
    startedAt,
    endedAt: Math.max(startedAt, endedAt),
  };
}

export interface BreathedRound {
  readonly id: string;
  readonly pattern: string;
  readonly minutes: number;
  readonly outMs: number;
  readonly pressAlong: boolean;
  readonly calmBefore: number | null;
  readonly calmAfter: number | null;
  readonly events: readonly { readonly type: string; readonly at: number }[];
  /** Running time at each press, milliseconds. */
  readonly presses: readonly number[];
  /** When the pacer came to its end, or was stopped. */
  readonly endedAt: number;
}

export function toldBreathing(round: BreathedRound, place: RoundPlace): ExerciseRun {
  const { id, pattern, minutes, outMs, pressAlong, events, endedAt } = round;
  const calm = (when: 'before' | 'after', value: number | null) =>
    value === null ? [] : [{ type: 'calm', when, value }];
  const isStopped = events.some(({ type }) => type === 'stop');
  const records = [
    ...calm('before', round.calmBefore),
    ...events,
    ...(isStopped ? [] : [{ type: 'seen', at: endedAt }]),
    ...round.presses.map((runMs) => ({ type: 'press', runMs })),
    ...calm('after', round.calmAfter),
  ];
  const config = { variant: 'screen', pattern, minutes, outMs, pressAlong };
  const startedAt = events[0]?.at ?? endedAt;
  return toldRun({ id, exerciseId: 'breathing', config, records, startedAt, endedAt }, place);
}

export interface Reflection {
  readonly moodAfter: Mood | null;
  readonly notes: string;
}

/** A burst whose time is over, as a run and in the person's words. */
export function toldBurst(
  burst: Burst,
  { moodAfter, notes }: Reflection,
  now: number,
  place: RoundPlace,
): { readonly run: ExerciseRun; readonly burst: BurstWords } {
  const state = readBurst(burst, now);
  const startedAt = burst.events.find(({ type }) => type === 'start')?.at ?? now;
  const endedAt = state.endedAt ?? now;
  const mood = (when: 'before' | 'after', value: Mood | null) =>
    value === null ? [] : [{ type: 'mood', when, value }];
  const records = [
    ...mood('before', burst.moodBefore),
    ...burst.events,
    ...(state.reachedPlan ? [{ type: 'seen', at: endedAt }] : []),
    ...mood('after', moodAfter),
  ];
  const config = { variant: 'screen', minutes: burst.plannedSeconds / 60, place: burst.place ?? 1 };
  return {
    run: toldRun({ id: burst.id, exerciseId: 'focus-burst', config, records, startedAt, endedAt }, place),
    burst: {
      task: plainLine(burst.task),
      firstStep: plainLine(burst.firstStep).trim() || null,
      notes: plainText(notes).trim() || null,
    },
  };
}
