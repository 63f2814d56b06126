import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/i18n/use-formats';
import { Figures } from './figures';

/** What happens by itself: when it last ran, how long that took and what came of it. */
export function JobsPart({ jobs }: Pick<DeliveryState, 'jobs'>) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  return (
    <Figures
      title={t('jobs.title')}
      rows={jobs}
      keyOf={({ job }) => `job-${job}`}
      columns={[
        { id: 'job', label: t('jobs.job'), cell: ({ job }) => <span translate="no">{job}</span> },
        {
          id: 'last',
          label: t('jobs.last'),
          cell: ({ last_run_at, is_late }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {last_run_at === null ? t('jobs.never') : <PostTime at={last_run_at} />}
              {is_late && <Badge tone="danger">{t('jobs.late')}</Badge>}
            </span>
          ),
        },
        {
          id: 'duration',
          label: t('jobs.duration'),
          isNumber: true,
          cell: ({ duration_ms }) => (duration_ms === null ? null : formats.ms(duration_ms)),
        },
        {
          id: 'result',
          label: t('jobs.result'),
          cell: ({ code, result }) =>
            code === null ? (
              result && (
                <span lang="en" translate="no">
                  {result}
                </span>
              )
            ) : (
              <Badge tone="danger">{t('jobs.failed', { code })}</Badge>
            ),
        },
        {
          id: 'failures',
          label: t('jobs.failures'),
          isNumber: true,
          cell: ({ failures }) => formats.count(failures),
        },
      ]}
    />
  );
}
