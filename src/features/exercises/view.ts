import type { ComponentType } from 'react';
import type {
  AnyExercise,
  AnyLoggedExercise,
  AnySteppedExercise,
  AnyTimedExercise,
  JudgedTrial,
  LevelEnd,
  LoggedExercise,
  StepAnswer,
  StepItem,
  SteppedExercise,
  TimedExercise,
} from '@/lib/exercises/contract';
import type { TimedItem } from '@/lib/exercises/engine/timeline';
import type { HeardLists, HeardMoments } from '@/lib/exercises/heard';
import type { KeySlot } from '@/lib/exercises/own-keys';
import type { ExerciseRun } from '@/lib/exercises/run';

/*
 * What a view of an exercise is: how one item looks and how it is answered. Everything around it (intro, settings,
 * practice, countdown, blocks, pause, result, storing) is the player's. A view keeps nothing and scores nothing.
 * Texts stand in the namespace `exercise-<id>`; which keys there must be, its contract test says.
 */

/** A number of a run, told at its end under the text `measures.<id>`. */
export interface Measure<Metrics> {
  readonly id: string;
  readonly unit: 'ms' | 'seconds' | 'percent' | 'count' | 'tenths' | 'hundredths';
  /** Null where the run does not give it. Percent: as a share of 1. */
  of(metrics: Metrics): number | null;
  /** The part of the score that is worked out from it. */
  readonly part?: string;
  /** Of some runs alone: not told where there is none. */
  readonly optional?: true;
}

/** A text of the exercise and what it names. */
export interface Told {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Options = Readonly<Record<string, unknown>>;

/** What is known when options are asked for. */
export interface AskedFor {
  readonly userId: string;
  readonly variant: string;
  /** Chosen so far. */
  readonly options: Options;
  /** Number of the next run. */
  readonly run: number;
}

export interface ChoicesProps {
  readonly userId: string;
  /** The chosen one: not every choice is one of every variant. */
  readonly variant: string;
  readonly options: Options;
  /** What `useOptions` gave. */
  readonly asked: Options;
  readonly onChange: (options: Options) => void;
}

/** A whole run, as the view is told of it beside the result. */
export interface AfterProps<Config, Metrics> {
  readonly userId: string;
  readonly config: Config;
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

interface ViewBase<Config, Metrics> {
  /** Variants that have a screen, the usual one first; texts `variants.<variant>`. */
  readonly variants: readonly string[];
  readonly measures: readonly Measure<Metrics>[];
  /** Figures of the text `level`, from the settings of the next run; null for none. */
  level?(next: Config): Readonly<Record<string, number>> | null;
  /** Said of a run before it begins: what it begins with, where the rule alone does not tell it. */
  begins?(config: Config): Told | null;
  /** Why a whole run has no score: the text `noScore.<answer>`. */
  whyNoScore?(metrics: Metrics): string | null;
  /** What can be chosen beside the variant; it becomes the options of `configFor`. */
  readonly Choices?: ComponentType<ChoicesProps>;
  /** Whether there is anything to choose today; there always is without it. */
  hasChoices?(asked: Options): boolean;
  /** Options that follow from the size of the screen, or from the day; never those that are chosen. */
  optionsOn?(screen: ExerciseRun['screenClass']): Options;
  /** A hook: options that have to be fetched, such as what the person wrote; null while they are on their way. */
  useOptions?(asked: AskedFor): Options | null;
  /** Why a run cannot begin with these options, those of `useOptions` among them: the text `lacks.<answer>`. `Choices` stand open. */
  lacks?(setup: { readonly variant: string; readonly options: Options }): string | null;
  /** Stands under the result of a whole run. */
  readonly After?: ComponentType<AfterProps<Config, Metrics>>;
  /** Colours tell things apart: `Choices` stand open until one of them has set the option `colours`. */
  readonly asksColours?: true;
}

/** One answer of a timed exercise: place in this list is its area. */
export interface AnswerKey {
  /** The hand or the place it is meant by: a person may choose a key for that. */
  readonly slot: KeySlot;
  /** `event.code`s that give it until a key was chosen. */
  readonly codes: readonly string[];
  /** The text `answers.<label>`. */
  readonly label: string;
  /** Drawn on its button instead of the label. */
  readonly Icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Its button stands last, whatever its area: on the side of its key. */
  readonly isLast?: true;
}

/** The nodes of the field by `data-face`. */
export type Faces = ReadonlyMap<string, HTMLElement>;

export interface TimedViewOf<Config, Item extends TimedItem, Trial, Metrics>
  extends ViewBase<Config, Metrics> {
  /** One: the whole field is its button. Two: buttons in the lower corners. More: a row along the lower edge. */
  answers(config: Config): readonly AnswerKey[];
  /**
   * Drawn once, before the run, everything that will ever be seen: nodes with `data-face`, which the stage keeps
   * invisible and switches. Nothing in it may move or fade.
   */
  readonly Field: ComponentType<{ readonly config: Config }>;
  /** Faces visible at a moment; the moment's own face without it. Asked in the gap before the trial. */
  shown?(item: Item, moment: number): readonly string[];
  /** In the gap before the trial: writes what this item shows into hidden nodes. */
  ready?(item: Item, faces: Faces): void;
  /** Codes of feedback; texts `feedback.<code>`. */
  readonly feedback: readonly string[];
  /** Said between two blocks, beside their number: from the trials of the one that is over, and where the next begins. */
  restNote?(trials: readonly Trial[], next: LevelEnd): Told | null;
  /** What variants that are heard play, `heard` of the exercise: loaded, asked for and played by the player. */
  readonly heard?: HeardMoments<Item>;
}

export interface StepProps<Config, Item, Answer> {
  readonly item: Item;
  readonly config: Config;
  readonly isPractice: boolean;
  readonly userId: string;
  /** Once for each step; the component is made anew for the next. */
  readonly onAnswer: (answer: Answer) => void;
}

export interface AnsweredProps<Config, Item, Answer, Trial> {
  readonly item: Item;
  readonly answer: Answer;
  readonly trial: Trial;
  readonly config: Config;
  readonly isPractice: boolean;
  readonly userId: string;
  /** It has been told (`tellsFor`): the pause before the next step. */
  readonly isBlank: boolean;
}

export interface SteppedViewOf<Config, Item, Answer, Trial, Metrics> extends ViewBase<Config, Metrics> {
  /** Shows an item and takes the answer; `useSequence` shows things in turn, `useAnswerTime` holds the limit. */
  readonly Step: ComponentType<StepProps<Config, Item, Answer>>;
  /** What is said after an answer, until 'Next' is pressed; without it, or where this says no, the next step comes at once. */
  readonly Answered?: ComponentType<AnsweredProps<Config, Item, Answer, Trial>>;
  tellsAfter?(isPractice: boolean, config: Config, trial: Trial): boolean;
  /** What variants that are heard play, `heard` of the exercise. `Step` plays it by `useHeardList`. */
  readonly heard?: HeardLists<Item>;
  /** In a run it is told for so long, then comes a pause, then the next step by itself. */
  readonly tellsFor?: { readonly ms: number; readonly blankMs: number };
}

export interface SessionProps<Config, Entry> {
  /** Whose own words are read and written: no entry holds any of them. */
  readonly userId: string;
  readonly seed: string;
  readonly config: Config;
  /** What was told so far; after a reload, too. */
  readonly entries: readonly Entry[];
  readonly onEntry: (entry: Entry) => void;
  /** The session is over, by plan or before it. */
  readonly onOver: () => void;
}

/** A session by the clock (which goes on over reloads), or a form. */
export interface LoggedViewOf<Config, Entry, Metrics> extends ViewBase<Config, Metrics> {
  readonly Session: ComponentType<SessionProps<Config, Entry>>;
}

/** What the views of an exercise are handed, from the exercise itself: `StepOf<typeof exercise>`. */
export type StepOf<Exercise> =
  Exercise extends SteppedExercise<infer Config, infer Item, infer Answer, infer _Trial, infer _Metrics>
    ? StepProps<Config, Item, Answer>
    : never;
export type AnsweredOf<Exercise> =
  Exercise extends SteppedExercise<infer Config, infer Item, infer Answer, infer Trial, infer _Metrics>
    ? AnsweredProps<Config, Item, Answer, Trial>
    : never;
export type SessionOf<Exercise> =
  Exercise extends LoggedExercise<infer Config, infer Entry, infer _Metrics>
    ? SessionProps<Config, Entry>
    : never;

export type AfterOf<Exercise> =
  Exercise extends SteppedExercise<infer Config, infer _Item, infer _Answer, infer _Trial, infer Metrics>
    ? AfterProps<Config, Metrics>
    : never;

type Nothing = Record<never, never>;
export interface TimedView extends TimedViewOf<Nothing, TimedItem, JudgedTrial, object> {
  readonly kind: 'timed';
  readonly exercise: AnyTimedExercise;
}
export interface SteppedView extends SteppedViewOf<Nothing, StepItem, StepAnswer, JudgedTrial, object> {
  readonly kind: 'stepped';
  readonly exercise: AnySteppedExercise;
}
export interface LoggedView extends LoggedViewOf<Nothing, Nothing, object> {
  readonly kind: 'clocked' | 'form';
  readonly exercise: AnyLoggedExercise;
}
export type View = TimedView | SteppedView | LoggedView;

const joined = (exercise: AnyExercise, view: object): View =>
  ({ ...view, kind: exercise.kind, exercise }) as unknown as View;

/** Joins a timed exercise and how it looks; the types of both meet here. */
export function timedView<Config, Item extends TimedItem, Trial extends JudgedTrial, Metrics>(
  exercise: TimedExercise<Config, Item, Trial, Metrics>,
  view: TimedViewOf<Config, Item, Trial, Metrics>,
): View {
  return joined(exercise as unknown as AnyExercise, view);
}

export function steppedView<
  Config,
  Item extends StepItem,
  Answer extends StepAnswer,
  Trial extends JudgedTrial,
  Metrics,
>(
  exercise: SteppedExercise<Config, Item, Answer, Trial, Metrics>,
  view: SteppedViewOf<Config, Item, Answer, Trial, Metrics>,
): View {
  return joined(exercise as unknown as AnyExercise, view);
}

export function loggedView<Config, Entry, Metrics>(
  exercise: LoggedExercise<Config, Entry, Metrics>,
  view: LoggedViewOf<Config, Entry, Metrics>,
): View {
  return joined(exercise as unknown as AnyExercise, view);
}
