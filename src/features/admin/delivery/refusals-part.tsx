import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { useFormats } from '@/i18n/use-formats';
import { Figures } from './figures';

/** What functions refused, and by which code. */
export function RefusalsPart({ refusals }: Pick<DeliveryState, 'refusals'>) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  return (
    <Figures
      title={t('refusals.title')}
      rows={refusals}
      keyOf={(row) => `refusal-${row.function}-${row.code}`}
      columns={[
        {
          id: 'function',
          label: t('refusals.function'),
          cell: (row) => <span translate="no">{row.function}</span>,
        },
        { id: 'code', label: t('refusals.code'), cell: ({ code }) => <span translate="no">{code}</span> },
        {
          id: 'times',
          label: t('refusals.times'),
          isNumber: true,
          cell: ({ times }) => formats.count(times),
        },
      ]}
    />
  );
}
