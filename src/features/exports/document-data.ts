import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/api/account/profile';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { focustrackRunQuery } from '@/api/attempts/focustrack-run';
import { allAttemptsQuery } from '@/api/exports/pages';
import { habitBookQuery } from '@/api/habits/habits';
import { plansQuery } from '@/api/plans/queries';
import { burstFactsQuery, dailyActivityQuery, firstActivityQuery } from '@/api/progress/activity';
import { exerciseSummaryQuery, scoredRunsQuery } from '@/api/training/run-history';
import { seriesScores } from '@/components/runs/series';
import type { Planning } from '@/contexts/use-planning';
import { findInstrument } from '@/lib/assessments/instruments';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import { isExerciseId } from '@/lib/exercises/ids';
import { type DocumentPart, type ExportView, exportViews } from '@/lib/exports/progress-data';
import type { DayRange } from '@/lib/exports/range';
import { toMs } from '@/lib/time';
import type { DocumentData } from './files/document-input';

/** The first day that anything is known of: something done, a result, or a habit that began; null before that. */
export async function firstDay(
  client: QueryClient,
  userId: string,
  { dayOf }: Pick<Planning, 'dayOf'>,
): Promise<string | null> {
  const [active, attempts, book] = await Promise.all([
    client.fetchQuery(firstActivityQuery(userId)),
    client.fetchQuery(allAttemptsQuery(userId)),
    client.fetchQuery(habitBookQuery(userId)),
  ]);
  const taken = attempts.flatMap(({ completed_at }) => {
    const ms = toMs(completed_at);
    return ms === null ? [] : [dayOf(ms)];
  });
  const days = [
    ...(active === null ? [] : [active]),
    ...taken,
    ...book.habits.map((habit) => habit.starts_on),
  ];
  return days.toSorted()[0] ?? null;
}

const isTimed = (testId: string): boolean => findInstrument(testId)?.kind === 'timed';

/** Every attempt as comparisons read it, newest first. */
export async function exportedViews(client: QueryClient, userId: string): Promise<ExportView[]> {
  const records = await client.fetchQuery(allAttemptsQuery(userId));
  const timed = records.filter(({ test_id }) => isTimed(test_id)).map(({ id }) => id);
  const facts = timed.length === 0 ? {} : await client.fetchQuery(comparedRunsQuery(userId, timed));
  return exportViews(records, facts);
}

/** The reaction-time runs behind these attempts, by their id. */
export async function exportedRuns(
  client: QueryClient,
  userId: string,
  attempts: readonly ExportView[],
): Promise<Record<string, FocustrackRun>> {
  const runs = await Promise.all(
    attempts
      .filter(({ test_id }) => isTimed(test_id))
      .map(async ({ id }) => [id, await client.fetchQuery(focustrackRunQuery(userId, id))] as const),
  );
  return Object.fromEntries(runs.flatMap(([id, run]) => (run === null ? [] : [[id, run]])));
}

interface Asked {
  readonly userId: string;
  readonly planning: Planning;
  readonly range: DayRange;
  readonly today: string;
  readonly parts: ReadonlySet<DocumentPart>;
}

/** What the parts of a document are made from; what no part needs is not asked for. @throws AppError */
export async function documentData(
  client: QueryClient,
  { userId, planning, range, today, parts }: Asked,
): Promise<DocumentData> {
  const { from, to } = range;
  const needsDays = parts.has('done') || parts.has('habits');
  const [profile, days, bursts, book, plans, series] = await Promise.all([
    parts.has('cover') ? client.fetchQuery(profileQuery(userId)) : null,
    needsDays ? client.fetchQuery(dailyActivityQuery(userId, from, to)) : [],
    parts.has('done') ? client.fetchQuery(burstFactsQuery(userId, from, to)) : [],
    parts.has('habits') ? client.fetchQuery(habitBookQuery(userId)) : { habits: [], days_off: [], goals: [] },
    parts.has('plan') ? client.fetchQuery(plansQuery(userId)) : [],
    parts.has('trends') ? allSeries(client, userId) : [],
  ]);
  return {
    range,
    today,
    weekStart: planning.weekStart,
    tz: planning.tz,
    name: profile?.display_name?.trim() || null,
    days,
    bursts,
    book,
    plans,
    series,
  };
}

/** Scored runs of every exercise that has some. */
async function allSeries(client: QueryClient, userId: string): Promise<DocumentData['series']> {
  const summary = await client.fetchQuery(exerciseSummaryQuery(userId));
  const scored = summary.filter(({ scored_runs }) => scored_runs > 0).map(({ exercise_id }) => exercise_id);
  const ids = [...new Set(scored)].filter(isExerciseId);
  return Promise.all(
    ids.map(async (id) => ({ id, runs: seriesScores(await client.fetchQuery(scoredRunsQuery(userId, id))) })),
  );
}
