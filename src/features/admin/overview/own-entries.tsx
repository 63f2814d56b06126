import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { entriesQuery } from '@/api/admin/queues';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { caseOf } from '@/lib/admin/desk-address';
import { shelfOf } from '@/lib/admin/library-address';
import { MoreButton } from '../more-button';
import { useActName } from '../use-act-name';

/** What the log holds of the person's own acts, newest first. @param withWays what was decided about can be opened again */
export function OwnEntries({ withWays }: { withWays: boolean }) {
  const { t } = useTranslation('admin');
  const actName = useActName();
  const entries = useInfiniteQuery(entriesQuery(usePerson().id));
  const { data, error, isFetching, refetch } = entries;
  if (!data) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  return (
    <Section title={t('entries.title')}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('entries.none')}</p>
      ) : (
        <ol className="max-w-2xl divide-y divide-line border-y border-line">
          {rows.map(({ id, action, target, created_at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
              <span className="font-medium">{actName(action)}</span>
              <span className="text-sm text-ink-soft">
                <PostTime at={created_at} />
              </span>
              {target && (
                <span className="w-full text-sm text-ink-soft wrap-anywhere">
                  <Target target={target} withWays={withWays} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <MoreButton label={t('entries.more')} list={entries} />
      </div>
    </Section>
  );
}

function Target({ target, withWays }: { target: string; withWays: boolean }) {
  const way = withWays ? (caseOf(target) ?? shelfOf(target)) : null;
  if (way === null) return target;
  return (
    <Link to={`${paths.adminDashboard}${way}`} className="inline-flex min-h-11 items-center underline">
      {target}
    </Link>
  );
}
