import { findExercise } from '../cognitive/registry.ts';
import { type ExerciseId, isExerciseId } from '../exercises/ids.ts';
import { plainLine } from '../plain-text.ts';
import { exerciseIdOf } from '../reports/exercises.ts';
import { burstLink } from './link.ts';
import type { PlanItem, PlanStep } from './plan.ts';

/** Not an exercise: something in the person's own words. */
export const ownTask = 'task';
const burst = 'focus-burst';
const maxTitle = 120;
const usualBurst = 15;

/** A step as its form holds it. */
export interface StepForm {
  readonly what: ExerciseId | typeof ownTask;
  /** Of what is no exercise. */
  readonly title: string;
  readonly week: number;
  /** Null: once, when it fits. */
  readonly times: number | null;
  /** Null: however long it takes. */
  readonly minutes: number | null;
}

export function stepFormOf(item: PlanItem | null, week: number): StepForm {
  const id = exerciseIdOf(item?.link ?? '');
  return {
    what: isExerciseId(id) ? id : item ? ownTask : burst,
    title: item && !isExerciseId(id) ? item.title : '',
    week,
    times: item ? item.times_per_week : 3,
    minutes: item ? item.minutes : null,
  };
}

const lengths = [3, 5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const;

/** Lengths to choose from, that of the step among them. */
export function lengthsOf({ what, minutes }: Pick<StepForm, 'what' | 'minutes'>): number[] {
  const limits = what === ownTask ? undefined : findExercise(what)?.minutes;
  const within = lengths.filter((length) => !limits || (length >= limits.min && length <= limits.max));
  const own = [...within, limits?.min, limits?.max, minutes].filter((length) => typeof length === 'number');
  return [...new Set(own)].sort((a, b) => a - b);
}

/** The step a form says; null for one in own words that has none. */
export function stepOfForm(
  form: StepForm,
  words: {
    readonly nameOf: (id: ExerciseId) => string;
    readonly cadenceOf: (times: number | null) => string;
  },
): PlanStep | null {
  const { what, times, minutes } = form;
  const often = { times_per_week: times, cadence_text: words.cadenceOf(times).slice(0, 200) };
  if (what === ownTask) {
    const title = plainLine(form.title).slice(0, maxTitle);
    return title === '' ? null : { ...often, title, link: null, minutes, kind: 'task' };
  }
  const title = words.nameOf(what).slice(0, maxTitle);
  if (what === burst) {
    const length = minutes ?? usualBurst;
    return { ...often, title, link: burstLink(length), minutes: length, kind: 'burst' };
  }
  return { ...often, title, link: `/training-hub/${what}/intro`, minutes, kind: 'exercise' };
}
