import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '@/api/admin/delivery';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/i18n/use-formats';
import { Figures } from './figures';

/** How tables grow, and whether what should be gone is gone. */
export function TablesPart({ tables }: Pick<DeliveryState, 'tables'>) {
  const { t } = useTranslation('admin-delivery');
  const formats = useFormats();
  return (
    <Figures
      title={t('tables.title')}
      none={t('tables.notYet')}
      rows={tables}
      keyOf={({ table }) => `table-${table}`}
      columns={[
        { id: 'table', label: t('tables.table'), cell: ({ table }) => <span translate="no">{table}</span> },
        {
          id: 'size',
          label: t('tables.size'),
          isNumber: true,
          cell: ({ bytes }) => formats.megabytes(bytes),
        },
        {
          id: 'grown',
          label: t('tables.grown'),
          isNumber: true,
          cell: ({ grown }) => (grown === null ? null : formats.megabytes(grown)),
        },
        {
          id: 'keep',
          label: t('tables.keep'),
          isNumber: true,
          cell: ({ keep_days }) => (keep_days === null ? null : formats.duration(keep_days, 'day')),
        },
        {
          id: 'oldest',
          label: t('tables.oldest'),
          cell: ({ oldest_at, is_overdue }) =>
            oldest_at === null ? null : (
              <span className="inline-flex flex-wrap items-center gap-2">
                {formats.date(oldest_at)}
                {is_overdue && <Badge tone="danger">{t('tables.overdue')}</Badge>}
              </span>
            ),
        },
      ]}
    />
  );
}
