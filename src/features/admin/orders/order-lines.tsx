import { useTranslation } from 'react-i18next';
import type { OrderCase } from '@/api/admin/orders';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/i18n/use-formats';
import { Records } from '../records';

/** Lines of an order in whole cents, and what each opens. */
export function OrderLines({ order: { lines, currency } }: { order: OrderCase }) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const cents = (amount: number) => <span className="whitespace-nowrap">{money(amount, currency)}</span>;
  return (
    <Records
      caption={t('lines')}
      rows={lines}
      keyOf={({ sku }) => sku}
      columns={[
        {
          id: 'item',
          label: t('item'),
          cell: ({ sku, title, refunded }) => (
            <>
              {title}{' '}
              <span translate="no" className="inline-block font-mono text-sm font-normal text-ink-soft">
                {sku}
              </span>{' '}
              {refunded && <Badge tone="outline">{t('words.refundedLine')}</Badge>}
            </>
          ),
        },
        { id: 'price', label: t('price'), isNumber: true, cell: (line) => cents(line.unit_price_cents) },
        { id: 'off', label: t('off'), isNumber: true, cell: (line) => cents(0 - line.discount_cents) },
        { id: 'paid', label: t('charged'), isNumber: true, cell: (line) => cents(line.paid_cents) },
        {
          id: 'opens',
          label: t('opens'),
          cell: ({ grants }) => (
            <ul className="grid gap-1 text-sm">
              {grants.map(({ sku, open }) => (
                <li key={sku} className="wrap-anywhere">
                  <span translate="no" className="font-mono">
                    {sku}
                  </span>{' '}
                  {open ? t('isOpen') : t('isClosed')}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
