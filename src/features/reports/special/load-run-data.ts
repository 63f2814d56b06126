import type { QueryClient } from '@tanstack/react-query';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { focustrackRunQuery } from '@/api/attempts/focustrack-run';
import { rawFocustrackQuery } from '@/api/focustrack/queries';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import type { ReportView } from '@/lib/reports/view';

/** What a report of the reaction-time test knows of its run and of earlier ones, as far as it could be read. */
export type RunData = Pick<ReportView, 'run' | 'timeline' | 'runs'> & {
  /** Why something is missing. */
  readonly failures: readonly Error[];
};

const settled = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null;

/**
 * The run of an attempt, the same trial by trial, and the runs it is compared with. What cannot be read is left out.
 * @param ids attempts of the reaction-time test, this one among them
 */
export async function loadRunData(
  client: QueryClient,
  userId: string,
  attemptId: string,
  ids: readonly string[],
): Promise<RunData> {
  const [run, runs, trials] = await Promise.allSettled([
    client.fetchQuery(focustrackRunQuery(userId, attemptId)),
    client.fetchQuery(comparedRunsQuery(userId, ids)),
    client.fetchQuery(rawFocustrackQuery(userId, attemptId)),
  ]);
  const raw = settled(trials);
  const scored = raw === null ? null : scoreFocustrackRun(raw);
  return {
    run: settled(run),
    runs: settled(runs) ?? {},
    timeline: scored?.ok ? runTimeline(scored.value) : null,
    failures: [run, runs, trials].flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : [],
    ),
  };
}
