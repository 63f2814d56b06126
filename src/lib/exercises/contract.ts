import type { Rng } from '../random.ts';
import type { Feedback, TimedItem, TimedRecord } from './engine/timeline.ts';
import type { Person } from './simulation/person.ts';

/**
 * What an exercise is: settings, a seeded source of trials that may follow the answers, a judge, metrics and a score.
 * All of it is pure, so that the page plays with it and the server works the same run out again from seed, settings
 * and what was pressed. Methods are written as methods: lists of exercises of different types stay possible.
 */

/** `test`: the settings of the table, nothing follows the answers. */
export const runModes = ['train', 'test'] as const;
export type RunMode = (typeof runModes)[number];

/** Where a next run goes on: deadlines, levels, lengths by name. */
export type LevelEnd = Readonly<Record<string, number>>;

/** What is known before a run begins. */
export interface StartFacts {
  readonly variant: string;
  readonly mode: RunMode;
  /** 1 for the first run of this exercise and variant. */
  readonly run: number;
  /** What the last run of the same variant ended with; null for none. */
  readonly last: LevelEnd | null;
  /** Choices of the person: colour set, length, pattern. What an exercise does not know it ignores. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Why a run cannot have happened as it is told; stable, sent to clients. */
export type Refusal =
  | 'unknown_exercise'
  | 'bad_config'
  | 'bad_records'
  | 'too_many_records'
  | 'not_from_seed'
  | 'times_out_of_order'
  | 'too_early'
  | 'too_late'
  | 'press_outside'
  | 'impossible_answer';

/** Gives one trial after the other; may follow what was answered. */
export interface Source<Item, Trial> {
  /** More trials than this never come. */
  readonly max: number;
  /** First with null, then with the trial just judged; null at the end. */
  next(last: Trial | null): Item | null;
  /** Where the next run begins, told after the last trial. */
  levelEnd(): LevelEnd;
}

export interface JudgedTrial {
  /** False for one that does not count: interrupted, onset not observed. */
  readonly valid: boolean;
}

/** One part of a score: `weight` points for a share of 0 to 1. */
export interface ScorePart {
  readonly id: string;
  readonly weight: number;
  readonly share: number;
}

export interface RunScore {
  /** 0..100; null when the exercise or the run gives none. */
  readonly raw: number | null;
  readonly score: number | null;
  readonly parts: readonly ScorePart[];
}

/** A schema of zod, seen from outside. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

interface ExerciseBase<Config, Trial, Metrics> {
  readonly id: string;
  readonly config: Reader<Config>;
  configFor(start: StartFacts): Config;
  metrics(trials: readonly Trial[], config: Config): Metrics;
  score(metrics: Metrics, config: Config): RunScore;
}

/** Stimuli and answers in milliseconds: the trial engine runs it. */
export interface TimedExercise<Config, Item extends TimedItem, Trial extends JudgedTrial, Metrics>
  extends ExerciseBase<Config, Trial, Metrics> {
  readonly kind: 'timed';
  source(seed: string, config: Config): Source<Item, Trial>;
  /** The trials of one round of practice: never stored, never scored. */
  practice(seed: string, config: Config): readonly Item[];
  judge(item: Item, record: TimedRecord, config: Config): Trial;
  /** Shown after a trial; what is shown in practice alone gets `isPractice`. */
  feedback(item: Item, trial: Trial, config: Config, isPractice: boolean): Feedback | null;
}

/** What every step of a self-paced exercise tells. */
export interface StepAnswer {
  /** Milliseconds from the moment an answer was possible. */
  readonly tookMs: number;
}

export interface StepItem {
  /** Longest time for an answer; null: as long as one likes. */
  readonly limitMs: number | null;
}

/** One step after the other at the person's pace. */
export interface SteppedExercise<
  Config,
  Item extends StepItem,
  Answer extends StepAnswer,
  Trial extends JudgedTrial,
  Metrics,
> extends ExerciseBase<Config, Trial, Metrics> {
  readonly kind: 'stepped';
  readonly answer: Reader<Answer>;
  source(seed: string, config: Config): Source<Item, Trial>;
  /** Steps to try it; empty where the task needs none. */
  practice(seed: string, config: Config): readonly Item[];
  /** Whether this answer can be given to this step at all; its time is checked for every exercise alike. */
  fits(item: Item, answer: Answer, config: Config): boolean;
  judge(item: Item, answer: Answer, config: Config): Trial;
}

/** A session by the clock, or entries of a form: events told in order, read as a whole. */
export interface LoggedExercise<Config, Entry, Metrics>
  extends Omit<ExerciseBase<Config, never, Metrics>, 'metrics'> {
  readonly kind: 'clocked' | 'form';
  readonly entry: Reader<Entry>;
  /** Where the next run begins. */
  levelEnd(metrics: Metrics, config: Config): LevelEnd;
  /** What cannot have happened, or null. */
  check(seed: string, entries: readonly Entry[], config: Config): Refusal | null;
  read(
    seed: string,
    entries: readonly Entry[],
    config: Config,
  ): { readonly metrics: Metrics; readonly complete: boolean };
}

type Nothing = Record<never, never>;
export type AnyTimedExercise = TimedExercise<Nothing, TimedItem, JudgedTrial, object>;
export type AnySteppedExercise = SteppedExercise<Nothing, StepItem, StepAnswer, JudgedTrial, object>;
export type AnyLoggedExercise = LoggedExercise<Nothing, Nothing, object>;
export type AnyExercise = AnyTimedExercise | AnySteppedExercise | AnyLoggedExercise;

/** A press of a simulated person. */
export interface SimulatedPress {
  /** Milliseconds after the target moment; below 0 before it. */
  readonly afterMs: number;
  readonly area: number;
}

/** What guessing comes to: the mean of a metric over many runs. */
export interface Chance {
  readonly metric: string;
  readonly value: number;
  readonly within: number;
}

export interface TimedRespondent<Item extends TimedItem, Config> {
  respond(item: Item, person: Person, rng: Rng, config: Config): readonly SimulatedPress[];
  readonly chance: Chance;
}

export interface StepRespondent<Item, Answer, Config> {
  respond(item: Item, person: Person, rng: Rng, config: Config): Answer;
  readonly chance: Chance;
}

export interface LogRespondent<Entry, Config> {
  respond(seed: string, person: Person, rng: Rng, config: Config): readonly Entry[];
}
