import { useQuery } from '@tanstack/react-query';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { useTexts } from '@/components/changes/use-texts';
import { LoadingState } from '@/components/loading-state';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { attemptView } from '@/lib/assessments/attempt-view';
import { compareAttempts } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { ComparisonView } from './compare/comparison-view';

export interface ComparisonScreenProps {
  records: readonly [AttemptRecord, AttemptRecord];
  /** Of the test of the later one. */
  definition: InstrumentDefinition;
  userId: string | null;
}

/** Compares two attempts; of reaction-time runs it asks first how they were done and how many there are. */
export function ComparisonScreen({ records, definition, userId }: ComparisonScreenProps) {
  const texts = useTexts();
  const isRun = definition.kind === 'timed';
  const runs = useQuery(comparedRunsQuery(userId, isRun ? records.map(({ id }) => id) : []));
  const known = useQuery({ ...knownAttemptsQuery(userId), enabled: isRun });
  if (runs.isLoading || known.isLoading) return <LoadingState className="min-h-[60dvh]" />;
  const runOf = ({ id, completed_at }: AttemptRecord) => {
    const facts = runs.data?.[id];
    if (!facts) return null;
    const upToIt = (known.data ?? []).filter(
      (other) => other.test_id === definition.testId && other.completed_at <= completed_at,
    );
    return { facts, number: upToIt.length };
  };
  const view = (record: AttemptRecord) => ({ ...attemptView(record), run: runOf(record) });
  const [a, b] = records;
  return (
    <ComparisonView
      comparison={compareAttempts([view(a), view(b)], definition)}
      definition={definition}
      texts={texts}
    />
  );
}
