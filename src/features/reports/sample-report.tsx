import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentKeys } from '@/api/content-keys';
import { itemsQuery } from '@/api/items/queries';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { Language } from '@/config/languages';
import { currentLanguage } from '@/i18n/init';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { sampleReader } from '@/lib/reports/reader';
import { SampleOffer } from './parts/sample-offer';
import { ReportScreen } from './report-screen';

function sampleQuery(definition: InstrumentDefinition, language: Language) {
  return queryOptions({
    queryKey: contentKeys.sampleAttempt(definition.testId, language),
    queryFn: async ({ client }) => {
      const [{ makeSample }, items] = await Promise.all([
        import('./sample/make-sample'),
        client.ensureQueryData(itemsQuery(definition, language, definition.forms[0].form)),
      ]);
      return makeSample({ definition, language, items, nowMs: Date.now() });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a report of a test says, shown with a result that was made up: the report itself, marked as a sample. */
export function SampleReport({ definition }: { definition: InstrumentDefinition }) {
  const { data, error, isFetching, refetch } = useQuery(sampleQuery(definition, currentLanguage()));
  if (error) {
    return (
      <div className="wrap py-section">
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  if (data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  return (
    <>
      <ReportScreen
        attempt={data.attempt}
        definition={definition}
        reader={sampleReader}
        userId={null}
        madeRun={data.run}
      />
      <div className="wrap -mt-8 pb-section">
        <SampleOffer testId={definition.testId} variant="outline" />
      </div>
    </>
  );
}
