import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { useFormats } from '@/i18n/use-formats';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { type DimensionId, dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import type { RunChange } from '@/lib/cognitive/focustrack/variability';
import { type PastRun, runChanges } from '@/lib/reports/special/run-changes';
import type { ShownRun } from './shown-run';

/** Performance that is higher is less difficulty. */
const keys = {
  higher: 'change.less',
  lower: 'change.more',
  'within-usual': 'change.same',
} as const satisfies Record<Exclude<RunChange['kind'], 'not-compared'>, string>;

/** Per area, how the run differs from the latest one it may be compared with; null while there is none. */
export function useChanges({ id, userId, scored }: ShownRun): Partial<Record<DimensionId, string>> | null {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const attempts = useQuery(myAttemptsQuery(userId));
  const own = (attempts.data ?? []).filter(({ test_id }) => test_id === focusTrack.testId);
  const compared = useQuery(
    comparedRunsQuery(
      userId,
      own.map((attempt) => attempt.id),
    ),
  );
  const past = own.flatMap((attempt): PastRun[] => {
    const facts = compared.data?.[attempt.id];
    return facts ? [{ id: attempt.id, completedAt: attempt.completed_at, facts }] : [];
  });
  const since = runChanges(id, past)?.since;
  if (!since) return null;
  return Object.fromEntries(
    dimensionIds.flatMap((dimension) => {
      const change = since.changes[dimension];
      const difficulty = scored.difficulty[dimension];
      if (change.kind === 'not-compared' || difficulty === undefined) return [];
      const before = formats.score(difficulty + change.difference);
      return [[dimension, t(keys[change.kind], { date: formats.date(since.completedAt), before })]];
    }),
  );
}
