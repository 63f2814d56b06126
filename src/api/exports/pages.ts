import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { attemptKeys } from '@/api/attempts/keys';
import { fetchBook } from '@/api/habits/habits';
import { behindPlace } from '@/api/keyset';
import { fetchDays } from '@/api/progress/activity';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import type { ExportSources } from '@/lib/exports/csv-pieces';
import { askedFrom, type DayRange } from '@/lib/exports/range';
import {
  type ExportedAttempt,
  exportedAttemptSchema,
  exportedRunSchema,
  exportedSessionSchema,
} from '@/lib/exports/sources';

/** Rows asked for at once; the server answers a thousand at most. */
const pageRows = 500;

/** The last row of a page, behind which the next begins. */
interface Place {
  readonly at: string;
  readonly id: string;
}

type Paged<Query> = {
  order(column: string, options: { ascending: boolean }): Query;
  limit(count: number): Query;
  lte(column: string, value: string): Query;
  or(filters: string): Query;
};

/** A page of a list that is sorted by a time and an id, newest first. */
function pageOf<Query extends Paged<Query>>(query: Query, column: string, behind: Place | null): Query {
  return (behind ? behindPlace(query, column, behind) : query)
    .order(column, { ascending: false })
    .order('id', { ascending: false })
    .limit(pageRows);
}

/** @param read a page behind a place; @throws what it throws, and the reason of the signal once it is aborted */
async function* pages<Row>(
  read: (behind: Place | null) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let behind: Place | null = null;
  for (;;) {
    signal.throwIfAborted();
    const rows: readonly Row[] = await read(behind);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    behind = placeOf(last);
  }
}

const attemptColumns =
  'id, test_id, instrument_version, form, language, overall, domains, band, question_ids, answers, answered_count, quality, started_at, completed_at, details, invite_id';
const runColumns =
  'id, exercise_id, task_version, scoring_version, variant, mode, device_class, screen_class, score, started_at, ended_at';
const sessionColumns =
  'id, started_at, planned_seconds, focused_seconds, distractions, pauses, mood_before, mood_after';

/** All attempts that ended since, newest first. @param since ISO 8601 */
const attemptPages = (since: string, signal: AbortSignal) =>
  pages(
    async (behind) => {
      const client = await supabase();
      const asked = client.from('assessment_attempts').select(attemptColumns).gte('completed_at', since);
      return z.parse(z.array(exportedAttemptSchema), unwrap(await pageOf(asked, 'completed_at', behind)));
    },
    ({ completed_at, id }) => ({ at: completed_at, id }),
    signal,
  );

/** All runs that were done to their end. */
const runPages = (since: string, signal: AbortSignal) =>
  pages(
    async (behind) => {
      const client = await supabase();
      const asked = client
        .from('training_runs')
        .select(runColumns)
        .eq('status', 'complete')
        .gte('started_at', since);
      const rows = z.parse(z.array(exportedRunSchema), unwrap(await pageOf(asked, 'started_at', behind)));
      return rows;
    },
    ({ started_at, id }) => ({ at: started_at, id }),
    signal,
  );

const sessionPages = (since: string, signal: AbortSignal) =>
  pages(
    async (behind) => {
      const client = await supabase();
      const asked = client.from('focus_sessions').select(sessionColumns).gte('started_at', since);
      return z.parse(z.array(exportedSessionSchema), unwrap(await pageOf(asked, 'started_at', behind)));
    },
    ({ started_at, id }) => ({ at: started_at, id }),
    signal,
  );

/** Everything of the signed-in person around a range, read as it is asked for. @throws AppError */
export function exportSources(userId: string, range: DayRange, signal: AbortSignal): ExportSources {
  const since = askedFrom(range);
  return {
    attempts: () => attemptPages(since, signal),
    runs: () => runPages(since, signal),
    sessions: () => sessionPages(since, signal),
    days: () => fetchDays(range.from, range.to),
    habits: () => fetchBook(userId),
  };
}

/** Every attempt of the person, newest first, as far as files and comparisons need it. */
export function allAttemptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...attemptKeys.mine(userId), 'all'],
    queryFn: async ({ signal }) => {
      const attempts: ExportedAttempt[] = [];
      for await (const page of attemptPages('1970-01-01T00:00:00Z', signal)) attempts.push(...page);
      return attempts;
    },
  });
}
