import type {
  AnyExercise,
  AnySteppedExercise,
  AnyTimedExercise,
  LogRespondent,
  RunMode,
  StepAnswer,
  StepItem,
  StepRespondent,
  TimedRespondent,
} from '../../../src/lib/exercises/contract.ts';
import type { TimedItem } from '../../../src/lib/exercises/engine/timeline.ts';
import { type RunOutcome, recompute } from '../../../src/lib/exercises/recompute.ts';
import { type ExerciseFacts, exerciseRegistry } from '../../../src/lib/exercises/registry.ts';
import {
  type Person,
  type PersonKind,
  people,
  personRng,
} from '../../../src/lib/exercises/simulation/person.ts';
import { playStepped, playTimed } from '../../../src/lib/exercises/simulation/play.ts';

export type AnyRespondent = TimedRespondent<TimedItem, object> &
  StepRespondent<StepItem, StepAnswer, object> &
  LogRespondent<object, object>;

export interface Subject {
  readonly facts: ExerciseFacts;
  readonly exercise: AnyExercise;
  readonly respondent: AnyRespondent;
}

/** One exercise of the registry with the person who plays it. */
export async function loadSubject(facts: ExerciseFacts): Promise<Subject> {
  const { exercise } = await facts.load();
  const { respondent } = (await import(`../../../src/lib/exercises/${facts.id}/respondent.ts`)) as {
    respondent: AnyRespondent;
  };
  return { facts, exercise, respondent };
}

export const subjects = await Promise.all(exerciseRegistry.map(loadSubject));

export function subject(id: string): Subject {
  const found = subjects.find(({ facts }) => facts.id === id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
}

export interface Setup {
  readonly mode?: RunMode;
  readonly variant?: string;
  readonly run?: number;
  readonly last?: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Round {
  readonly seed: string;
  readonly config: object;
  readonly records: readonly object[];
}

/** One run as it would be sent. */
export function play(
  { facts, exercise, respondent }: Subject,
  seed: string,
  person: Person,
  setup: Setup = {},
): Round {
  const config = exercise.configFor({
    variant: setup.variant ?? facts.variants[0] ?? '',
    mode: setup.mode ?? 'train',
    run: setup.run ?? 2,
    last: setup.last ?? null,
    options: setup.options ?? {},
  });
  if (exercise.kind === 'timed')
    return playTimed(exercise as AnyTimedExercise, respondent, seed, person, config);
  if (exercise.kind === 'stepped')
    return playStepped(exercise as AnySteppedExercise, respondent, seed, person, config);
  return {
    seed,
    config,
    records: (respondent as LogRespondent<object, object>).respond(
      seed,
      person,
      personRng(person, seed),
      config,
    ),
  };
}

/** The same run as the server works it out; throws where it is refused. */
export function outcomeOf(entry: Subject, { seed, config, records }: Round): RunOutcome {
  // What is sent is text: nothing may depend on what JSON leaves out.
  const sent = JSON.parse(JSON.stringify({ config, records })) as { config: unknown; records: unknown };
  const result = recompute(entry.exercise, seed, sent.config, sent.records);
  if (!result.ok) throw new Error(`${entry.facts.id}: refused as ${result.error}`);
  return result.value;
}

export function runsOf(entry: Subject, kind: PersonKind, count: number, setup: Setup = {}): RunOutcome[] {
  return Array.from({ length: count }, (_, i) =>
    outcomeOf(entry, play(entry, `run-${i}`, people[kind], setup)),
  );
}
