import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ModerationOverview, overviewQuery } from '@/api/admin/overview';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { type DeskFilters, type DeskQueue, deskOf, noFilters } from '@/lib/admin/desk-address';
import { useCapped } from '../use-capped';

type Work = 'mine' | 'overdue' | 'dueSoon' | 'urgent' | 'escalated' | 'inTime' | 'pending' | 'appeals';

interface Line {
  readonly work: Work;
  readonly count: number;
  readonly queue: DeskQueue;
  readonly filters?: Partial<DeskFilters>;
}

/** What is late stands first. */
const linesOf = ({ pending, reports, appeals, mine }: ModerationOverview): Line[] => [
  { work: 'mine', count: mine, queue: 'reports', filters: { state: 'in_review', assignee: 'me' } },
  { work: 'overdue', count: reports.overdue, queue: 'reports', filters: { clock: 'overdue' } },
  { work: 'dueSoon', count: reports.due_soon, queue: 'reports', filters: { clock: 'due_soon' } },
  { work: 'urgent', count: reports.urgent, queue: 'reports', filters: { priority: 'urgent' } },
  { work: 'escalated', count: reports.escalated, queue: 'reports', filters: { state: 'escalated' } },
  { work: 'inTime', count: reports.ok, queue: 'reports', filters: { clock: 'ok' } },
  { work: 'pending', count: pending.topic + pending.answer + pending.comment, queue: 'pending' },
  { work: 'appeals', count: appeals, queue: 'appeals' },
];

export function OpenWork() {
  const { t } = useTranslation('admin');
  const capped = useCapped();
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(usePerson().id));
  if (!data) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const lines = linesOf(data).filter(({ count }) => count > 0);
  return (
    <Section title={t('work.title')}>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('work.none')}</p>
      ) : (
        <ul className="max-w-2xl divide-y divide-line border-y border-line">
          {lines.map(({ work, count, queue, filters }) => (
            <li key={work}>
              <Link
                to={`${paths.adminDashboard}${deskOf(queue, { filters: { ...noFilters, ...filters } })}`}
                className="flex min-h-12 items-baseline justify-between gap-6 py-3 hover:bg-sunken"
              >
                <span className={work === 'overdue' ? 'font-semibold text-danger' : 'font-medium'}>
                  {t(`work.${work}`)}
                </span>{' '}
                <span className="text-lg font-semibold tabular-nums">{capped(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
