import { useQuery } from '@tanstack/react-query';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { runDevicesQuery } from '@/api/attempts/run-devices';
import { LoadingState } from '@/components/loading-state';
import { compareAttempts } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { attemptView } from '../attempt-view';
import { useTexts } from '../use-texts';
import { ComparisonView } from './comparison-view';

export interface ComparisonScreenProps {
  records: readonly [AttemptRecord, AttemptRecord];
  /** Of the test of the later one. */
  definition: InstrumentDefinition;
  userId: string | null;
}

/** Compares two attempts; of reaction-time runs it asks first how they were done. */
export function ComparisonScreen({ records, definition, userId }: ComparisonScreenProps) {
  const texts = useTexts();
  const isRun = definition.testId === 'focustrack_attention_test';
  const devices = useQuery(runDevicesQuery(userId, isRun ? records.map(({ id }) => id) : []));
  if (devices.isLoading) return <LoadingState className="min-h-[60dvh]" />;
  const view = (record: AttemptRecord) => ({
    ...attemptView(record),
    device: devices.data?.[record.id] ?? null,
  });
  const [a, b] = records;
  return (
    <ComparisonView
      comparison={compareAttempts([view(a), view(b)], definition)}
      definition={definition}
      texts={texts}
    />
  );
}
