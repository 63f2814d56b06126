import { useTranslation } from 'react-i18next';
import type { PaymentCase } from '@/api/admin/payments';
import { useFormats } from '@/i18n/use-formats';
import { EventName } from './event-name';

/** What the provider told of a customer. */
export function PaymentEvents({ events }: Pick<PaymentCase, 'events'>) {
  const { t } = useTranslation('admin-payments');
  const { moment } = useFormats();
  if (events.length === 0) return <p className="text-ink-soft">{t('events.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {events.map(({ id, type, event_created: at, outcome, detail }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5 tabular-nums">
          <EventName type={type} />
          <span className="text-ink-soft">
            <time dateTime={at}>{moment(at)}</time>, {t(`outcomes.${outcome}`)}
            {detail === null ? null : <span translate="no"> ({detail})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
