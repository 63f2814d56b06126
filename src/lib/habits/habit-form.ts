import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';
import { type HabitSchedule, habitDays } from '../progress/habit-strength.ts';
import { goalKinds, goalLimits, goalScopes } from '../progress/weekly-goal.ts';
import { type Habit, maxCue, maxHabitMinutes, maxHabitTitle } from './habit.ts';

/* The forms of habits and goals. Messages are translation keys. */

const upTo = (max: number) =>
  z.refine<string>((text) => [...text].length <= max, { error: 'common:words.tooLong' });
const line = (max: number) =>
  z.string().check(
    z.overwrite(plainLine),
    z.overwrite((text: string) => text.normalize('NFC')),
    z.trim(),
    upTo(max),
  );
const wholeIn = (text: string, least: number, most: number): number | null => {
  if (!/^\d{1,3}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};

export const habitFormSchema = z
  .object({
    title: line(maxHabitTitle).check(z.minLength(1, { error: 'common:words.titleMissing' })),
    cue: line(maxCue),
    /** Empty: done or not. */
    minutes: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || wholeIn(text, 1, maxHabitMinutes) !== null, {
        error: 'habits:form.minutesInvalid',
      }),
    ),
    rhythm: z.enum(['days', 'quota']),
    /** Monday 1 to Sunday 7. */
    days: z.array(z.number()),
    perWeek: z.string(),
  })
  .check(
    z.refine((form) => form.rhythm !== 'days' || form.days.length > 0, {
      error: 'schedule:days.missing',
      path: ['days'],
    }),
  );
export type HabitForm = z.infer<typeof habitFormSchema>;

export const emptyHabit: HabitForm = {
  title: '',
  cue: '',
  minutes: '',
  rhythm: 'days',
  days: [1, 2, 3, 4, 5],
  perWeek: '3',
};

const dayNumbers = (days: readonly string[]) =>
  habitDays.flatMap((day, at) => (days.includes(day) ? [at + 1] : []));

/** A habit as its form shows it; its schedule is the one that holds last. */
export function habitFormOf({ title, cue, unit, target, schedules }: Habit): HabitForm {
  const schedule = schedules.at(-1)?.schedule;
  return {
    title,
    cue,
    minutes: unit === 'minutes' ? String(target) : '',
    rhythm: schedule?.type ?? 'days',
    days: schedule?.type === 'days' ? dayNumbers(schedule.days) : emptyHabit.days,
    perWeek: schedule?.type === 'quota' ? String(schedule.perWeek) : emptyHabit.perWeek,
  };
}

export interface HabitAsked extends Pick<Habit, 'title' | 'cue' | 'unit' | 'target'> {
  readonly schedule: HabitSchedule;
}

/** What a checked form asks for. */
export function habitAsked({ title, cue, minutes, rhythm, days, perWeek }: HabitForm): HabitAsked {
  return {
    title,
    cue,
    unit: minutes === '' ? 'times' : 'minutes',
    target: minutes === '' ? 1 : Number(minutes),
    schedule:
      rhythm === 'days'
        ? { type: 'days', days: habitDays.filter((_, at) => days.includes(at + 1)) }
        : { type: 'quota', perWeek: Number(perWeek) },
  };
}

export const goalFormSchema = z
  .object({ kind: z.enum(goalKinds), scope: z.enum(goalScopes), target: z.string().check(z.trim()) })
  .check(
    z.refine(({ kind, target }) => wholeIn(target, goalLimits[kind].least, goalLimits[kind].most) !== null, {
      error: 'habits:goal.targetInvalid',
      path: ['target'],
    }),
  );
export type GoalForm = z.infer<typeof goalFormSchema>;
