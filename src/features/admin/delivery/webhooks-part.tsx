import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { PostTime } from '@/components/posts/post-time';
import { Section } from '@/components/section';
import { useFormats } from '@/i18n/use-formats';

/** How the events of the payment provider arrived. */
export function WebhooksPart({ webhooks }: Pick<DeliveryState, 'webhooks'>) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  const { taken, failed, repeated, lag_s, last_at } = webhooks;
  const lines = [
    [t('webhooks.taken'), formats.count(taken)],
    [t('webhooks.failed'), formats.count(failed)],
    [t('webhooks.repeated'), formats.count(repeated)],
    [t('webhooks.lag'), formats.duration(lag_s, 'second')],
  ] as const;
  return (
    <Section title={t('webhooks.title')} level={3}>
      <dl className="max-w-2xl divide-y divide-line border-y border-line">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt>{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        {last_at !== null && (
          <div className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt>{t('webhooks.last')}</dt>
            <dd className="font-medium">
              <PostTime at={last_at} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
