import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeskItem } from '@/api/admin/catalogue';
import { Badge } from '@/components/ui/badge';
import { useItemTitle } from '@/components/use-item-title';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { Records } from '../records';

/** What is for sale, in the order of the shelves. */
export function ItemRows({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('admin-orders');
  const { t: store } = useTranslation('store');
  const { count, money } = useFormats();
  const titleOf = useItemTitle();
  return (
    <Records
      caption={t('catalogue')}
      rows={items}
      keyOf={({ sku }) => sku}
      columns={[
        {
          id: 'item',
          label: t('item'),
          cell: (item) => (
            <>
              <Link
                to={`${paths.adminDashboard}?tab=orders&part=catalogue&item=${item.sku}`}
                preventScrollReset
                className="inline-flex min-h-11 items-center underline"
              >
                {titleOf(item)}
              </Link>{' '}
              <span translate="no" className="inline-block font-mono text-sm font-normal text-ink-soft">
                {item.sku}
              </span>
            </>
          ),
        },
        { id: 'kind', label: t('kind'), cell: ({ kind }) => store(`kind.${kind}`) },
        {
          id: 'price',
          label: t('price'),
          isNumber: true,
          cell: (item) => money(item.unit_price_cents, catalogCurrency),
        },
        { id: 'place', label: t('place'), isNumber: true, cell: ({ place }) => count(place) },
        {
          id: 'active',
          label: t('active'),
          cell: ({ active }) => (
            <Badge tone={active ? 'accent' : 'outline'}>{active ? t('sold') : t('notSold')}</Badge>
          ),
        },
      ]}
    />
  );
}
