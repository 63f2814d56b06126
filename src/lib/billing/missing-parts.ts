import type { CatalogItem } from './catalog-item.ts';
import { bundleTotals } from './price-cart.ts';

/** A member of a bundle as it stands for a person. */
interface BundleMember {
  readonly item: CatalogItem;
  readonly access: { readonly mayOpen: boolean };
}

/** What a person has not got of a bundle, and what it costs in one cart. */
export interface MissingParts {
  readonly items: readonly CatalogItem[];
  readonly total_cents: number;
}

/**
 * What is to be offered in a bundle's place to somebody who has parts of it: the missing ones, where they do not cost more
 * than the bundle. Null where the bundle is the better offer, or nothing of it is open yet.
 */
export function missingParts(
  bundle: Pick<CatalogItem, 'unit_price_cents'>,
  members: readonly BundleMember[],
): MissingParts | null {
  const items = members.filter(({ access }) => !access.mayOpen).map(({ item }) => item);
  if (items.length === 0 || items.length === members.length) return null;
  const { total_cents } = bundleTotals(items);
  return total_cents <= bundle.unit_price_cents ? { items, total_cents } : null;
}
