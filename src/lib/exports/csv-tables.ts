import { domainOf } from '../assessments/scoring.ts';
import type { DomainDefinition } from '../assessments/types.ts';
import { type DayOff, dayKindOf, type Habit, strengthOf } from '../habits/habit.ts';
import { addDays, type WeekStart } from '../plans/dates.ts';
import type { DayFacts } from '../progress/days.ts';
import { domainOfExercise } from '../progress/domains.ts';
import { isFinished } from '../progress/statistics.ts';
import { hourMs, minuteMs, toIso, toMs } from '../time.ts';
import type { ExportedAttempt, ExportedRun, ExportedSession } from './sources.ts';

/*
 * The six tables of the export. Names are fixed in English; nothing is translated or rounded away but seconds told as minutes,
 * which have two decimals.
 */

export const csvTables = ['attempts', 'attempt_domains', 'runs', 'focus', 'habits', 'daily'] as const;
export type CsvTable = (typeof csvTables)[number];

export const csvTableColumns = {
  attempts: [
    'attempt_id',
    'test_id',
    'version',
    'form',
    'language',
    'completed_at',
    'local_date',
    'overall',
    'band',
    'answered',
    'served',
    'quality',
    'duration_s',
  ],
  attempt_domains: ['attempt_id', 'domain', 'percent', 'answered', 'served'],
  runs: [
    'run_id',
    'exercise',
    'domain',
    'task_version',
    'scoring_version',
    'variant',
    'mode',
    'device_class',
    'screen_class',
    'ended_at',
    'local_date',
    'score',
    'minutes',
  ],
  focus: [
    'session_id',
    'started_at',
    'local_date',
    'planned_min',
    'focused_min',
    'distractions',
    'pauses',
    'mood_before',
    'mood_after',
    'finished',
  ],
  habits: ['habit_id', 'title', 'date', 'value', 'target', 'state', 'strength'],
  daily: ['date', 'focus_min', 'training_min', 'runs', 'bursts', 'tasks_done', 'active'],
} as const satisfies Record<CsvTable, readonly string[]>;

type Cell = string | number | boolean | null;
/** A row with a cell for every column of its table, and no other. */
export type CsvRowOf<Table extends CsvTable> = Readonly<
  Record<(typeof csvTableColumns)[Table][number], Cell>
>;

/** The day an instant is in for the person; milliseconds since 1970. */
export type LocalDay = (ms: number) => string;

/** A run that lay open is no run of hours: as the days are summed up. */
const longestRunMs = 2 * hourMs;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
const minutesOfSeconds = (seconds: number): number => twoDecimals(seconds / 60);

/** In UTC with milliseconds, and the day beside it; both empty where the text is no moment. */
function momentCells(text: string, localDay: LocalDay): { at: string | null; day: string | null } {
  const ms = toMs(text);
  return ms === null ? { at: null, day: null } : { at: toIso(ms), day: localDay(ms) };
}

const lengthMs = (from: string, to: string): number | null => {
  const [start, end] = [toMs(from), toMs(to)];
  return start === null || end === null ? null : Math.max(0, end - start);
};

export function attemptRow(attempt: ExportedAttempt, localDay: LocalDay): CsvRowOf<'attempts'> {
  const { at, day } = momentCells(attempt.completed_at, localDay);
  const length = lengthMs(attempt.started_at, attempt.completed_at);
  return {
    attempt_id: attempt.id,
    test_id: attempt.test_id,
    version: attempt.instrument_version,
    form: attempt.form,
    language: attempt.language,
    completed_at: at,
    local_date: day,
    overall: attempt.overall,
    band: attempt.band,
    answered: attempt.answered_count,
    served: attempt.question_ids.length,
    quality: attempt.quality.level,
    duration_s: length === null ? null : Math.round(length / 1000),
  };
}

/** @param domains of the test; areas of a task have no answers, and those cells stay empty */
export function domainRows(
  attempt: ExportedAttempt,
  domains: readonly Pick<DomainDefinition, 'id' | 'prefix'>[],
): CsvRowOf<'attempt_domains'>[] {
  const asked = attempt.question_ids.length > 0;
  const within = (questions: readonly string[], id: string) =>
    asked ? questions.filter((question) => domainOf(question, domains)?.id === id).length : null;
  return Object.entries(attempt.domains).map(([domain, percent]) => ({
    attempt_id: attempt.id,
    domain,
    percent,
    answered: within(Object.keys(attempt.answers), domain),
    served: within(attempt.question_ids, domain),
  }));
}

export function runRow(run: ExportedRun, localDay: LocalDay): CsvRowOf<'runs'> {
  const { at, day } = momentCells(run.ended_at, localDay);
  const length = lengthMs(run.started_at, run.ended_at);
  return {
    run_id: run.id,
    exercise: run.exercise_id,
    domain: domainOfExercise(run.exercise_id),
    task_version: run.task_version,
    scoring_version: run.scoring_version,
    variant: run.variant,
    mode: run.mode,
    device_class: run.device_class,
    screen_class: run.screen_class,
    ended_at: at,
    local_date: day,
    score: run.score,
    minutes: length === null ? null : twoDecimals(Math.min(length, longestRunMs) / minuteMs),
  };
}

export function focusRow(session: ExportedSession, localDay: LocalDay): CsvRowOf<'focus'> {
  const { at, day } = momentCells(session.started_at, localDay);
  return {
    session_id: session.id,
    started_at: at,
    local_date: day,
    planned_min: minutesOfSeconds(session.planned_seconds),
    focused_min: minutesOfSeconds(session.focused_seconds),
    distractions: session.distractions,
    pauses: session.pauses,
    mood_before: session.mood_before,
    mood_after: session.mood_after,
    finished: isFinished({ planned_s: session.planned_seconds, focused_s: session.focused_seconds }),
  };
}

export interface HabitRowsInput {
  readonly daysOff: readonly DayOff[];
  readonly from: string;
  /** The last day that is told; today is not over and has no strength yet. */
  readonly today: string;
  readonly weekStart: WeekStart;
}

/**
 * A row for each day that is one of the habit's, a day off, or has an entry; days that are none of its days are left out.
 * The strength is what the end of that day left, 0 to 1.
 */
export function habitRows(
  habit: Habit,
  { daysOff, from, today, weekStart }: HabitRowsInput,
): CsvRowOf<'habits'>[] {
  const strengths = new Map<string, number>();
  const { covered } = strengthOf(habit, daysOff, { today, weekStart }, (date, strength) =>
    strengths.set(date, strength),
  );
  const wasCovered = new Set(covered);
  const stateOf = (date: string, value: number): string => {
    if (value >= habit.target) return 'done';
    if (value > 0) return 'part';
    const kind = dayKindOf(habit, daysOff, date);
    if (kind === 'rest') return 'rest';
    if (kind === 'pause') return 'paused';
    return wasCovered.has(date) ? 'covered' : 'none';
  };
  const rows: CsvRowOf<'habits'>[] = [];
  const first = habit.starts_on > from ? habit.starts_on : from;
  for (let date = first; date <= today; date = addDays(date, 1)) {
    const value = habit.entries[date] ?? 0;
    if (value === 0 && dayKindOf(habit, daysOff, date) === 'free') continue;
    const strength = strengths.get(date);
    rows.push({
      habit_id: habit.id,
      title: habit.title,
      date,
      value,
      target: habit.target,
      state: stateOf(date, value),
      strength: strength === undefined ? null : Math.round(strength * 10_000) / 10_000,
    });
  }
  return rows;
}

export function dailyRow(day: DayFacts): CsvRowOf<'daily'> {
  return {
    date: day.date,
    focus_min: Math.floor(day.focus_s / 60),
    training_min: Math.floor(day.training_s / 60),
    runs: day.runs,
    bursts: day.bursts,
    tasks_done: day.tasks_done,
    active: day.active,
  };
}
