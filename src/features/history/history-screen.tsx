import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { ButtonLink } from '@/components/button-link';
import { useTexts } from '@/components/changes/use-texts';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { paths } from '@/config/paths';
import { type ListedView, listedView } from '@/lib/assessments/attempt-view';
import { catalogue } from '@/lib/assessments/catalogue';
import { earlierAttempt, testsTaken } from '@/lib/assessments/history';
import { seriesOf } from '@/lib/assessments/history-series';
import { AttemptRow } from './list/attempt-row';
import { TrendSection } from './trend/trend-section';

// Brings everything that sends, which is looked at here once the list stands.
const UnsentResults = lazyWhenIdle(() => import('./unsent-results').then((module) => module.UnsentResults));

/** All attempts of the signed-in person. */
export function HistoryScreen({ userId }: { userId: string }) {
  const { t } = useTexts();
  return (
    <div data-screen="test-history" className="pb-16">
      <PageHeader title={t('pages.testHistory')} lead={t('lead')} />
      <div className="max-w-5xl">
        <Suspense fallback={null}>
          <UnsentResults userId={userId} />
        </Suspense>
        <History userId={userId} />
      </div>
    </div>
  );
}

function History({ userId }: { userId: string }) {
  const { t } = useTexts();
  const { data, error, isError, isFetching, refetch } = useQuery(myAttemptsQuery(userId));
  const attempts = useMemo(() => data?.map(listedView), [data]);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!attempts) return <LoadingState />;
  if (attempts.length === 0) {
    return (
      <EmptyState
        title={t('words.noResults')}
        drawing="no_results"
        action={<ButtonLink to={paths.testingHub}>{t('emptyAction')}</ButtonLink>}
      >
        {t('emptyText')}
      </EmptyState>
    );
  }
  return <AttemptList attempts={attempts} />;
}

/** Newest first, filtered by the address (`?test=` and a short test id). */
function AttemptList({ attempts }: { attempts: readonly ListedView[] }) {
  const texts = useTexts();
  const { t } = texts;
  const [search, setSearch] = useSearchParams();
  const taken = testsTaken(attempts);
  const asked = search.get('test');
  const testId = Object.values(catalogue).find(({ routeKey }) => routeKey === asked)?.testId ?? null;
  const shown = attempts.filter((attempt) => testId === null || attempt.test_id === testId);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-2">
        <Field label={t('words.show')} className="w-full max-w-80">
          <NativeSelect
            value={testId === null ? '' : catalogue[testId].routeKey}
            onChange={({ target }) =>
              setSearch(target.value ? { test: target.value } : {}, { replace: true })
            }
          >
            <option value="">{t('all')}</option>
            {(testId === null || taken.includes(testId) ? taken : [...taken, testId]).map((id) => (
              <option key={id} value={catalogue[id].routeKey}>
                {catalogue[id].catalogueName}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <p role="status" className="text-sm text-ink-soft sm:pb-3.5">
          {t('words.results', { count: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t('emptyTest')}
          drawing="not_found"
          action={
            <ButtonLink to={paths.testingHub} variant="outline">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {seriesOf(shown).map((series) => (
            <TrendSection key={series.key} series={series} texts={texts} />
          ))}
          <ul className="border-t border-line">
            {shown.map((attempt) => (
              <AttemptRow
                key={attempt.id}
                attempt={attempt}
                earlier={earlierAttempt(attempt, attempts)}
                texts={texts}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
