import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { useFormats } from '@/i18n/use-formats';
import { Figures } from './figures';

interface SlowPartProps {
  statements: DeliveryState['slow'];
}

/** Statements of the database that take long, by what they name. */
export function SlowPart({ statements }: SlowPartProps) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  return (
    <Figures
      title={t('slow.title')}
      none={statements === null ? t('slow.notMeasured') : t('none')}
      rows={statements ?? []}
      keyOf={({ id }) => `statement-${id}`}
      columns={[
        {
          id: 'names',
          label: t('slow.names'),
          cell: ({ id, names }) => <span translate="no">{formats.narrowList(names) || id}</span>,
        },
        {
          id: 'calls',
          label: t('refusals.times'),
          isNumber: true,
          cell: ({ calls }) => formats.count(calls),
        },
        {
          id: 'mean',
          label: t('slow.mean'),
          isNumber: true,
          cell: ({ mean_ms }) => formats.ms(mean_ms),
        },
        { id: 'max', label: t('slow.max'), isNumber: true, cell: ({ max_ms }) => formats.ms(max_ms) },
      ]}
    />
  );
}
