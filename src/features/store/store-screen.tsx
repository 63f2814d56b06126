import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { useItemTitle } from '@/components/use-item-title';
import { useCart } from '@/contexts/cart';
import { useAsked } from '@/hooks/use-asked';
import { nameOrder } from '@/i18n/name-order';
import type { ItemKind } from '@/lib/billing/catalog-item';
import { FilterBar } from './catalogue/filter-bar';
import { filterItems, readFilters, type ShopItem, writeFilters } from './catalogue/filters';
import { BundleCard, ItemRow } from './catalogue/shelf';
import { Shelf } from './catalogue/short-shelf';
import { sectionKeys } from './item-texts';
import { type Shop, useAddToCart, useShop } from './use-shop';

/** What holds several things for one price comes first, the many single exercises last. */
const shelves = ['bundle', 'test', 'training'] as const satisfies readonly ItemKind[];

/** Everything on sale, as it stands for the person. */
export function StoreScreen() {
  const { t } = useTranslation('store');
  const shop = useShop();
  // In slices, between which a slow phone scrolls and hears what is pressed: what a query answers is drawn in one go otherwise.
  const isDrawn = useDeferredValue(shop.status === 'ready', false);
  if (shop.status === 'pending' || (shop.status === 'ready' && !isDrawn))
    return <LoadingState className="min-h-80" />;
  if (shop.status === 'failed') {
    return <ErrorState error={shop.error} onRetry={shop.retry} retrying={shop.retrying} />;
  }
  if (shop.items.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  return <Shelves shop={shop} />;
}

function Shelves({ shop }: { shop: Extract<Shop, { status: 'ready' }> }) {
  const { t, i18n } = useTranslation('store');
  const titleOf = useItemTitle();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const shown = filterItems(shop.items, filters);
  const asked = useAsked(filters);
  const change = (part: Partial<typeof filters>) => setSearch(writeFilters(asked(part)), { replace: true });
  const { cart } = useCart();
  const add = useAddToCart(shop.items.map(({ item }) => item));
  const byName = nameOrder(i18n.language);
  const inCart = ({ item }: ShopItem) => cart.lines.some(({ sku }) => sku === item.sku);
  return (
    <div data-screen="store">
      {shop.ownedError ? (
        <ErrorState
          title={t('ownedFailed')}
          error={shop.ownedError}
          onRetry={shop.retryOwned}
          className="mb-8"
        />
      ) : null}
      <FilterBar filters={filters} onChange={change} signedIn={shop.signedIn} listed={shown.length} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('filter.noneTitle')}
          drawing="not_found"
          action={
            <Button
              variant="outline"
              data-action="reset-filters"
              onClick={() => change(readFilters(new URLSearchParams()))}
            >
              {t('filter.reset')}
            </Button>
          }
        >
          {t('filter.noneText')}
        </EmptyState>
      ) : null}
      <div className="grid gap-12">
        {shelves.map((kind) => {
          // As the team placed them, then in the order of the names as they are read: the catalogue keeps the English ones.
          const ofKind = shown
            .filter(({ item }) => item.kind === kind)
            .toSorted((a, b) => a.item.place - b.item.place || byName(titleOf(a.item), titleOf(b.item)));
          if (ofKind.length === 0) return null;
          const Row = kind === 'bundle' ? BundleCard : ItemRow;
          return (
            <Section key={kind} title={t(sectionKeys[kind])}>
              <Shelf
                name={t(sectionKeys[kind])}
                skus={ofKind.map(({ item }) => item.sku)}
                whole={kind === 'bundle' || Object.keys(writeFilters(filters)).length > 0}
                className={kind === 'bundle' ? 'grid gap-5' : 'border-t border-line'}
              >
                {ofKind.map((one) => (
                  <Row key={one.item.sku} shopItem={one} inCart={inCart(one)} onAdd={add} />
                ))}
              </Shelf>
            </Section>
          );
        })}
      </div>
    </div>
  );
}
