import { queryOptions } from '@tanstack/react-query';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { focusTrack } from '@/lib/assessments/focustrack';
import type { ReportView } from './report-view';

/** What a report of the reaction-time test knows of its run and of earlier ones, as far as it could be read. */
export type RunData = Pick<ReportView, 'run' | 'timeline' | 'runs'> & {
  /** Why something is missing. */
  readonly failures: readonly Error[];
};

/** Read for reports of the reaction-time test only, with the code that reads it. */
export function runDataQuery(
  userId: string | null,
  attempt: AttemptRecord,
  others: readonly AttemptRecord[],
) {
  const isRun = attempt.test_id === focusTrack.testId;
  const scored = others.filter((other) => other.test_id === focusTrack.testId).map(({ id }) => id);
  const ids = [...new Set([attempt.id, ...scored])];
  return queryOptions({
    queryKey: ['report-run', userId, ...ids],
    queryFn: async ({ client }): Promise<RunData> => {
      const { loadRunData } = await import('./load-run-data');
      return loadRunData(client, userId ?? '', attempt.id, ids);
    },
    enabled: isRun && userId !== null,
    networkMode: 'always',
  });
}
