import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '@/api/store/catalogue';
import type { CheckoutOrderRow } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { useItemTitle } from '@/components/use-item-title';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import type { TitledItem } from '@/lib/billing/item-titles';
import { itemPlace } from '../item-place';

interface Bought extends TitledItem {
  sku: string;
  place: string | null;
}

/** What an order opened: its items, and for a bundle each member. */
function openedBy(order: CheckoutOrderRow, catalogue: readonly CatalogItem[]): Bought[] {
  const find = (sku: string) => catalogue.find((item) => item.sku === sku);
  const opened = order.order_lines
    .filter(({ refunded }) => !refunded)
    .flatMap(({ sku, title, titles }): readonly (TitledItem & { sku: string })[] => {
      const members = (find(sku)?.items ?? []).flatMap((member) => find(member) ?? []);
      return members.length > 0 ? members : [{ sku, title, titles }];
    });
  return opened.map(({ sku, title, titles }) => {
    const item = find(sku);
    return { sku, title, titles, place: item ? itemPlace(item) : null };
  });
}

/** What is open now, each with the way to it. The first one is the one to go on with. */
export function BoughtItems({ order }: { order: CheckoutOrderRow }) {
  const { t } = useTranslation('store');
  const titleOf = useItemTitle();
  const catalogue = useQuery(catalogueQuery());
  // Without the catalogue the names of the lines still say what was bought.
  const items = openedBy(order, catalogue.data ?? []);
  return (
    <ul data-part="opened" className="w-full max-w-xl border-t border-line">
      {items.map(({ place, ...item }, index) => (
        <li
          key={item.sku}
          data-item={item.sku}
          className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 border-b border-line py-3"
        >
          <span className="font-serif text-lg">{titleOf(item)}</span>
          {place === null ? null : (
            <ButtonLink
              to={place}
              size="sm"
              variant={index === 0 ? 'filled' : 'outline'}
              data-action="open-bought"
              aria-label={t('words.openNamed', { name: titleOf(item) })}
            >
              {t('words.open')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
