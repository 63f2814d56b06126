import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '@/api/content-keys';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { catalogue } from '@/lib/assessments/catalogue';
import type { RunData } from './load-run-data';

/** Read for reports of the reaction-time test only, with the code that reads it. */
export function runDataQuery(
  userId: string | null,
  attempt: AttemptRecord,
  others: readonly AttemptRecord[],
) {
  const isRun = catalogue[attempt.test_id].kind === 'timed';
  const scored = others.filter((other) => other.test_id === attempt.test_id).map(({ id }) => id);
  const ids = [...new Set([attempt.id, ...scored])];
  return queryOptions({
    queryKey: contentKeys.reportRun(userId, ids),
    queryFn: async ({ client }): Promise<RunData> => {
      const { loadRunData } = await import('./load-run-data');
      return loadRunData(client, userId ?? '', attempt.id, ids);
    },
    enabled: isRun && userId !== null,
  });
}
