import { useTranslation } from 'react-i18next';
import type { OrderCase } from '@/api/admin/orders';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';

/** What happened to an order, in the order of time. */
export function OrderEvents({ order: { events, currency } }: { order: OrderCase }) {
  const { t } = useTranslation('admin-orders');
  const { money, moment } = useFormats();
  return (
    <ol className="grid max-w-read gap-2 border-s border-line ps-4">
      {events.map(({ at, kind, about, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have nothing else of their own
        <li key={`${at} ${kind} ${index}`} className="grid gap-x-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
          <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
            {moment(at)}
          </time>
          <span className="wrap-anywhere">
            {dynamicText(t, 'admin-orders', kind === 'mail_sent' ? `mails.${about}` : `happened.${kind}`, {
              defaultValue: kind,
            })}
            {cents === undefined ? null : ` ${money(cents, currency)}`}
            {about === undefined || kind === 'mail_sent' ? null : (
              <>
                {' '}
                <span translate="no" className="text-sm text-ink-soft">
                  {about}
                </span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
