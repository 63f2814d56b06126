import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '@/api/store/catalogue';
import type { CheckoutOrderRow } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { useItemTitle } from '@/components/use-item-title';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { itemPlace } from '../item-place';

interface Bought {
  sku: string;
  title: string;
  place: string | null;
}

/** What an order opened: its items, and for a bundle each member. */
function openedBy(order: CheckoutOrderRow, catalogue: readonly CatalogItem[]): Bought[] {
  const find = (sku: string) => catalogue.find((item) => item.sku === sku);
  const opened = order.order_lines
    .filter(({ refunded }) => !refunded)
    .flatMap(({ sku, title }) => {
      const members = (find(sku)?.items ?? []).flatMap((member) => find(member) ?? []);
      return members.length > 0 ? members : [{ sku, title }];
    });
  return opened.map(({ sku, title }) => {
    const item = find(sku);
    return { sku, title, place: item ? itemPlace(item) : null };
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
      {items.map(({ sku, title, place }, index) => (
        <li
          key={sku}
          data-item={sku}
          className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 border-b border-line py-3"
        >
          <span className="font-serif text-lg">{titleOf({ sku, title })}</span>
          {place === null ? null : (
            <ButtonLink
              to={place}
              size="sm"
              variant={index === 0 ? 'filled' : 'outline'}
              data-action="open-bought"
              aria-label={t('words.openNamed', { name: titleOf({ sku, title }) })}
            >
              {t('words.open')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
