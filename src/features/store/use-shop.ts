import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '@/api/store/catalogue';
import { entitlementsQuery } from '@/api/store/entitlements';
import { toast } from '@/components/ui/toast-store';
import { useItemTitle } from '@/components/use-item-title';
import { useAuth } from '@/contexts/auth';
import { useCart } from '@/contexts/cart';
import { useSubscription } from '@/contexts/subscription';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { itemAccess, ownedSkus } from '@/lib/billing/item-access';
import type { ShopItem } from './catalogue/filters';

/** Adds an item of the catalogue to the cart and says what came of it. */
export function useAddToCart(catalogue: readonly CatalogItem[]): (sku: string) => void {
  const { t } = useTranslation('store');
  const { add } = useCart();
  const titleOf = useItemTitle();
  return (sku) => {
    const { outcome } = add(catalogue, sku);
    const title = titleOf(catalogue.find((item) => item.sku === sku) ?? { sku, title: sku });
    toast({
      title: t(`toast.${outcome}`, { title }),
      variant: outcome === 'unknown' || outcome === 'full' ? 'destructive' : 'default',
    });
  };
}

export type Shop =
  | { status: 'pending' }
  | { status: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  | {
      status: 'ready';
      items: readonly ShopItem[];
      signedIn: boolean;
      /** Set when what the person owns could not be read; everything then shows as closed. */
      ownedError: unknown;
      retryOwned: () => void;
    };

/** The store for whoever looks at it. */
export function useShop(): Shop {
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const catalogue = useQuery(catalogueQuery());
  const entitlements = useQuery({ ...entitlementsQuery(userId ?? ''), enabled: userId !== null });
  const plan = useSubscription();
  if (catalogue.isError) {
    return {
      status: 'failed',
      error: catalogue.error,
      retry: () => void catalogue.refetch(),
      retrying: catalogue.isFetching,
    };
  }
  const planPending = plan.status === 'loading' && !plan.error;
  const waitsForPerson = userId !== null && (entitlements.isPending || planPending);
  if (catalogue.isPending || auth.status === 'loading' || waitsForPerson) return { status: 'pending' };

  const items = catalogue.data;
  const person = entitlements.data ? { tier: plan.tier, owned: ownedSkus(entitlements.data, items) } : null;
  const single = (item: CatalogItem): ShopItem => ({ item, access: itemAccess(person, item), members: [] });
  return {
    status: 'ready',
    signedIn: userId !== null,
    items: items.map((item) => ({
      ...single(item),
      members: item.items.flatMap((sku) => items.filter((other) => other.sku === sku).map(single)),
    })),
    ownedError: entitlements.error,
    retryOwned: () => void entitlements.refetch(),
  };
}
