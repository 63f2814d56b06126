import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deskQuery } from '@/api/library/desk';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { newArticle, type ShelfAddress, shelfFilters, shelfSearch } from '@/lib/admin/library-address';
import { MoreButton } from '../../more-button';
import { useCapped } from '../../use-capped';
import { ArticleRow } from './article-row';
import { RowsOfShelf, ShelfFilterFields } from './shelf-filters';

/** All texts of the library, what changed last first. */
export function Shelf({ address }: { address: ShelfAddress }) {
  const { t } = useTranslation('admin-library');
  const { t: desk } = useTranslation('admin-desk');
  const { filters, size } = address;
  const list = useInfiniteQuery(
    deskQuery(usePerson().id, {
      kind: filters.kind ?? undefined,
      state: filters.state ?? undefined,
      tier: filters.tier ?? undefined,
      lang: filters.lang ?? undefined,
      missing: filters.missing ?? undefined,
      due: filters.review === 'due' || undefined,
      perPage: size,
    }),
  );
  const { data, error, isFetching, refetch } = list;
  const capped = useCapped();
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const isFiltered = shelfFilters.some((name) => filters[name] !== null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <ButtonLink to={`${paths.adminDashboard}${shelfSearch({ ...address, open: newArticle })}`}>
          {t('list.begin')}
        </ButtonLink>
      </div>
      <ShelfFilterFields address={address} />
      {!data && !error && <Skeleton className="h-96" />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <section aria-label={t('list.label')}>
          {rows.length === 0 ? (
            <p role="status" className="border-y border-line py-6 text-ink-soft">
              {isFiltered ? desk('words.noEntries') : t('list.none')}
            </p>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <ArticleRow key={row.id} row={row} address={address} />
                ))}
              </ul>
              <p className="mt-3 text-sm text-ink-soft tabular-nums">
                {t('words.answersOf', {
                  answered: capped(rows.length),
                  served: capped(Math.max(total, rows.length)),
                })}
              </p>
            </>
          )}
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <MoreButton label={t('list.older')} list={list} />
            {rows.length > 0 && <RowsOfShelf address={address} />}
          </div>
        </section>
      )}
    </div>
  );
}
