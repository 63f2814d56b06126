import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '@/api/store/catalogue';
import { entitlementsQuery } from '@/api/store/entitlements';
import { useAuth } from '@/contexts/auth';
import { useSubscription } from '@/contexts/subscription';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { type ItemAccess, itemAccess, ownedSkus } from '@/lib/billing/item-access';

/** An item of the catalogue as it stands for the person. */
export interface ShopItem {
  item: CatalogItem;
  access: ItemAccess;
  /** Members of a bundle that the catalogue has. */
  members: readonly ShopItem[];
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
