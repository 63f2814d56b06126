import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { currentLanguage } from '@/i18n/init';
import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { type PathAttempt, type PathStep, personalPath } from '@/lib/assessments/path';
import { exerciseIds } from '@/lib/exercises/ids';
import { planExercises, reportOfAttempt } from '@/lib/reports/attempt-report';
import type { ReportContent } from '@/lib/reports/content-schema';
import type { Offers } from '../hub/use-offers';

export type PersonalPath =
  | { status: 'pending' }
  | { status: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  /** `complete` is false while the plans, and with them the exercises, are missing. */
  | { status: 'ready'; steps: readonly PathStep[]; complete: boolean };

/** The next steps of the person, from their latest attempts and what is open to them. */
export function usePath(userId: string, offers: Offers, nowMs: number): PersonalPath {
  const attempts = useQuery(myAttemptsQuery(userId));
  const latest = useMemo(() => latestOfEach(attempts.data ?? []), [attempts.data]);
  const contents = useQueries({
    queries: latest.map(({ test_id }) => reportContentQuery(test_id, currentLanguage())),
  });

  if (attempts.isError) {
    return {
      status: 'failed',
      error: attempts.error,
      retry: () => void attempts.refetch(),
      retrying: attempts.isFetching,
    };
  }
  const waiting = attempts.isPending || contents.some(({ isPending }) => isPending);
  if (waiting || offers.status !== 'ready') return { status: 'pending' };
  const known = latest.map((attempt, index) => pathAttempt(attempt, contents[index]?.data ?? null));
  return {
    status: 'ready',
    steps: personalPath(known, offers.offers, nowMs),
    complete: contents.every(({ isError }) => !isError),
  };
}

/** The latest attempt of each test; what somebody else answered by an invite is not the person's own. */
function latestOfEach(attempts: readonly ListedAttempt[]): ListedAttempt[] {
  const newestFirst = attempts
    .filter(({ invite_id }) => !invite_id)
    .sort((a, b) => b.completed_at.localeCompare(a.completed_at));
  return newestFirst.filter(
    ({ test_id }, index) => newestFirst.findIndex((each) => each.test_id === test_id) === index,
  );
}

/** An attempt with the exercises of its plan; none while there are no texts for its test. */
function pathAttempt(attempt: ListedAttempt, content: ReportContent | null): PathAttempt {
  const { id, test_id, completed_at, quality } = attempt;
  const report = content && reportOfAttempt(content, attempt);
  const exercises = report ? planExercises(report, exerciseIds) : [];
  return { id, test_id, completed_at, quality, exercises };
}
