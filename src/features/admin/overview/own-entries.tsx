import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entriesQuery } from '@/api/admin/overview';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { MoreButton } from '../more-button';
import { TargetLink } from '../target-link';
import { useActName } from '../use-act-name';

/** What the log holds of the person's own acts, newest first. @param roles by which what was decided about can be opened again */
export function OwnEntries({ roles }: { roles: readonly AdminRole[] }) {
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
                  <TargetLink target={target} roles={roles} />
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
