import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentFocusSessionsQuery } from '@/api/training/recent-bursts';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useFormats } from '@/i18n/use-formats';

/** More would put a long list under a short page; the progress page has them all. */
const shown = 5;

/** The person's latest focus bursts, alone and in study rooms, newest first. */
export function RecentBursts({ userId }: { userId: string }) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const sessions = useQuery(recentFocusSessionsQuery(userId));
  if (sessions.isPending) return <LoadingState />;
  if (sessions.isError) {
    return (
      <ErrorState
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  if (sessions.data.length === 0) {
    return (
      <EmptyState title={t('hub.recentEmpty')} level={3}>
        {t('hub.recentEmptyText')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {sessions.data.slice(0, shown).map((session) => (
        <li key={session.id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3">
          <span className="min-w-0 break-words">{session.task_title}</span>
          <time dateTime={session.started_at} className="text-sm text-ink-soft">
            {formats.shortDate(session.started_at)}
          </time>
          <span className="text-sm text-ink-soft">
            {t('hub.focusedOf', {
              focused: formats.tenths(session.focused_seconds / 60),
              planned: formats.tenths(session.planned_seconds / 60),
            })}
          </span>
          {session.kind === 'room' && (
            <span className="text-end text-sm text-ink-soft">{t('hub.inRoom')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
