import { testAccess } from '../assessments/access.ts';
import { catalogue } from '../assessments/catalogue.ts';
import type { CatalogItem, ItemKind } from './catalog-item.ts';
import type { Tier } from './tier.ts';

/** Kinds of shop items that a plan opens. */
const kindsOfTier: { readonly [tier in Tier]: readonly ItemKind[] } = {
  freemium: [],
  plus: ['training'],
  premium: ['test', 'training', 'bundle'],
};

export type ItemAccess = {
  readonly mayOpen: boolean;
  /** What opens it: bought or given, or the plan. null while it is closed. */
  readonly via: 'entitlement' | 'tier' | null;
};

const closed: ItemAccess = { mayOpen: false, via: null };

/** Everything the entitlements open: their skus, and the members of bundles among them. */
export function ownedSkus(entitled: Iterable<string>, items: readonly CatalogItem[]): ReadonlySet<string> {
  const owned = new Set(entitled);
  for (const item of items) if (owned.has(item.sku)) for (const member of item.items) owned.add(member);
  return owned;
}

/** A bundle is owned by itself or when every member is. */
function isOwned(item: CatalogItem, owned: ReadonlySet<string>): boolean {
  return owned.has(item.sku) || (item.items.length > 0 && item.items.every((sku) => owned.has(sku)));
}

/**
 * Whether a shop item opens for a person: owned, or its kind is part of the plan, or it is a test that the plan opens by
 * the table of tests; any of them is enough. The server decides by the same rules.
 * @param person null when nobody is signed in, or when what they own could not be read: then nothing opens
 * @param item undefined for a sku the catalogue does not have
 */
export function itemAccess(
  person: { readonly tier: Tier; readonly owned: ReadonlySet<string> } | null,
  item: CatalogItem | undefined,
): ItemAccess {
  if (person === null || item === undefined) return closed;
  if (isOwned(item, person.owned)) return { mayOpen: true, via: 'entitlement' };
  const byTable = item.testId !== null && testAccess(catalogue[item.testId], person.tier, []).mayOpen;
  if (byTable || kindsOfTier[person.tier].includes(item.kind)) return { mayOpen: true, via: 'tier' };
  return closed;
}
