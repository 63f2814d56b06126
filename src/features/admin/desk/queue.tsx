import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { totalQuery } from '@/api/admin/queues';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { paths } from '@/config/paths';
import { deskSearch, filtersOf } from '@/lib/admin/desk-address';
import { pageSizes } from '@/lib/admin/list-address';
import { useCapped } from '../use-capped';
import { type BulkActions, BulkBar } from './bulk-bar';
import { CaseFrame } from './case-frame';
import { useDesk } from './desk-context';
import { RowsOfPage } from './rows-of-page';

/** So many rows are decided at once at most. */
const mostAtOnce = 50;

export interface QueueProps<Row extends { readonly id: string }> {
  title: string;
  rows: UseInfiniteQueryResult<{ pages: Row[][] }>;
  /** What the row is about, in one line; also names it among the results of many. */
  nameOf: (row: Row) => string;
  /** The line below the name. */
  children: (row: Row) => ReactNode;
  /** The case that lies open. `onDone` puts it away and goes to the next row. */
  drawCase: (row: Row | null, id: string, onDone: () => void) => ReactNode;
  bulk?: BulkActions<Row>;
}

/** A list of what waits and the case that lies open: side by side, on a phone one after the other. */
export function Queue<Row extends { readonly id: string }>({
  title,
  rows: { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
  nameOf,
  children,
  drawCase,
  bulk,
}: QueueProps<Row>) {
  const { t } = useTranslation('admin-desk');
  const { address, userId } = useDesk();
  const { data: total } = useQuery(totalQuery(userId, address));
  const capped = useCapped();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Where the focus goes when the row, or the word that nothing waits, is there.
  const [wanted, setWanted] = useState<{ id: string | null } | null>(null);
  const rows = data?.pages.flat() ?? [];
  const { open } = address;
  const to = (id: string | null) => `${paths.adminDashboard}${deskSearch({ ...address, open: id })}`;

  useEffect(() => {
    if (!wanted || open !== null) return;
    const row =
      wanted.id !== null && box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.id)}"]`);
    (row || box.current)?.focus();
    setWanted(null);
  }, [wanted, open]);

  const leave = (id: string | null) => {
    setWanted({ id });
    void navigate(to(null), { preventScrollReset: true, replace: true });
  };
  const goOn = () => {
    const at = rows.findIndex(({ id }) => id === open);
    leave((rows[at + 1] ?? rows[at - 1])?.id ?? null);
  };

  if (!data) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const tick = (id: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid grid-cols-1 gap-x-10 gap-y-6 focus:outline-none lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <section aria-label={title} className={cx(open !== null && 'max-lg:hidden')}>
        {bulk && rows.length > 0 && (
          <BulkBar
            rows={rows.slice(0, mostAtOnce)}
            chosen={chosen}
            nameOf={nameOf}
            actions={bulk}
            onTickAll={(on) => setTicked(new Set(on ? rows.slice(0, mostAtOnce).map(({ id }) => id) : []))}
            onDone={() => {
              setTicked(new Set());
              setWanted({ id: rows.find(({ id }) => !ticked.has(id))?.id ?? null });
            }}
          />
        )}
        {rows.length === 0 ? (
          <NothingWaits />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <li key={row.id} className={cx('flex items-start gap-2', row.id === open && 'bg-accent-tint')}>
                {bulk && (
                  <Checkbox
                    label={<VisuallyHidden>{t('bulk.tick', { name: nameOf(row) })}</VisuallyHidden>}
                    className="shrink-0 ps-1"
                    checked={ticked.has(row.id)}
                    disabled={!ticked.has(row.id) && ticked.size >= mostAtOnce}
                    onChange={({ target }) => tick(row.id, target.checked)}
                  />
                )}
                <Link
                  to={to(row.id)}
                  preventScrollReset
                  data-row={row.id}
                  aria-current={row.id === open ? 'true' : undefined}
                  className="grid min-w-0 grow gap-1 px-2 py-2.5 hover:bg-sunken focus-visible:outline-offset-[-3px]"
                >
                  <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                    {nameOf(row)}
                  </span>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                    {children(row)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 && total !== undefined && (
          <p className="mt-3 text-sm text-ink-soft tabular-nums">
            {t('words.answersOf', {
              answered: capped(rows.length),
              served: capped(Math.max(total, rows.length)),
            })}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
          {hasNextPage && (
            <Button
              variant="outline"
              size="sm"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
          {rows.length >= pageSizes[0] && <RowsOfPage />}
        </div>
      </section>
      {open === null ? (
        rows.length > 0 && <p className="py-3 text-ink-soft max-lg:hidden">{t('case.none')}</p>
      ) : (
        <CaseFrame key={open} onBack={() => leave(open)}>
          {drawCase(rows.find(({ id }) => id === open) ?? null, open, goOn)}
        </CaseFrame>
      )}
    </div>
  );
}

function NothingWaits() {
  const { t } = useTranslation('admin-desk');
  const { address } = useDesk();
  const isFiltered = filtersOf[address.queue].some((name) => address.filters[name] !== null);
  return isFiltered ? (
    <p className="border-y border-line py-6 text-ink-soft">{t('words.noEntries')}</p>
  ) : (
    <EmptyState title={t('nothing')} drawing="quiet" className="py-6" />
  );
}
