import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { articleQuery } from '@/api/library/reading';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { StateDrawing } from '@/components/state-drawing';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { usePageTitle } from '@/hooks/use-page-title';
import { currentLanguage } from '@/i18n/init';
import { AppError } from '@/lib/app-error';
import { Article } from './article/article';

/** A text of the library. What never was and what is not published look alike. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { id } = usePerson();
  const { data, error, isFetching, refetch } = useQuery({
    ...articleQuery(id, slug, currentLanguage()),
    // A text does not change under the eyes of who reads it.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  if (data) return 'gone' in data ? <Gone /> : <Article article={data} userId={id} />;
  if (error instanceof AppError && error.code === 'not_found') return <NotFound />;
  if (!error) return <LoadingState className="min-h-[70dvh]" />;
  return (
    <div className="py-section">
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  );
}

/** Something stood here once. */
function Gone() {
  const { t } = useTranslation('library');
  usePageTitle(t('gone'));
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-6">
        <h1 tabIndex={-1} className="text-2xl">
          {t('gone')}
        </h1>
        <ButtonLink to={paths.education}>{t('toLibrary')}</ButtonLink>
      </div>
      <StateDrawing name="not_found" size="page" className="max-sm:size-44" />
    </div>
  );
}
