import type { QueryClient } from '@tanstack/react-query';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { reactionRunQuery } from '@/api/attempts/reaction-run';
import { rawReactionQuery } from '@/api/reactions/queries';
import { scoreRun } from '@/lib/cognitive/attention-test/score-run';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import type { RunData } from './run-data';

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
    client.fetchQuery(reactionRunQuery(userId, attemptId)),
    client.fetchQuery(comparedRunsQuery(userId, ids)),
    client.fetchQuery(rawReactionQuery(userId, attemptId)),
  ]);
  const raw = settled(trials);
  const scored = raw === null ? null : scoreRun(raw);
  return {
    run: settled(run),
    runs: settled(runs) ?? {},
    timeline: scored?.ok ? runTimeline(scored.value) : null,
    failures: [run, runs, trials].flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : [],
    ),
  };
}
