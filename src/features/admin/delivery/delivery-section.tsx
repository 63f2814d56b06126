import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DeliveryState, deliveryQuery } from '@/api/admin/delivery';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { raisedAlerts } from '@/lib/operations/alerts';
import { ErrorsPart } from './errors-part';
import { JobsPart } from './jobs-part';
import { QueuesPart } from './queues-part';
import { RefusalsPart } from './refusals-part';
import { SlowPart } from './slow-part';
import { TablesPart } from './tables-part';
import { WebhooksPart } from './webhooks-part';

/** Whether everything is sent, run and answered as it should be, for full and master admins. */
export function DeliverySection() {
  const { t } = useTranslation('admin-delivery');
  const { data, error, isFetching, refetch } = useQuery(deliveryQuery(usePerson().id));
  if (!data) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Section title={t('title')}>
      <Alerts facts={data.facts} />
      <details className="mt-6 border-y border-line">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('figures')}</summary>
        <div className="grid min-w-0 gap-10 pt-4 pb-8">
          <JobsPart jobs={data.jobs} />
          <QueuesPart queues={data.queues} />
          <WebhooksPart webhooks={data.webhooks} />
          <RefusalsPart refusals={data.refusals} />
          <ErrorsPart errors={data.client_errors} />
          <TablesPart tables={data.tables} />
          <SlowPart statements={data.slow} />
        </div>
      </details>
    </Section>
  );
}

/** The conditions that the operator is mailed about and that hold now. */
function Alerts({ facts }: Pick<DeliveryState, 'facts'>) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  const raised = raisedAlerts(facts);
  if (raised.length === 0) return <p className="text-ink-soft">{t('fine')}</p>;
  return (
    <ul className="max-w-2xl divide-y divide-line border-y border-line">
      {raised.map(({ name, value, unit }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span className="font-semibold text-danger">{t(`alerts.${name}`)}</span>{' '}
          <span className="text-lg font-semibold tabular-nums">
            {unit === 'seconds' ? formats.duration(Math.round(value / 60), 'minute') : formats.count(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}
