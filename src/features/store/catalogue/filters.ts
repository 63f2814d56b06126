import { type CatalogItem, difficulties, type ItemKind, itemKinds } from '@/lib/billing/catalog-item';
import type { ItemAccess } from '@/lib/billing/item-access';

/** An item of the catalogue as it stands for the person. */
export interface ShopItem {
  item: CatalogItem;
  access: ItemAccess;
  /** Members of a bundle that the catalogue has. */
  members: readonly ShopItem[];
}

export interface StoreFilters {
  kind: ItemKind | null;
  difficulty: (typeof difficulties)[number] | null;
  /** Only what does not open yet. */
  notMine: boolean;
}

/** Filters from an address (`?kind=test&difficulty=Beginner&mine=no`); what it does not know is no filter. */
export function readFilters(search: URLSearchParams): StoreFilters {
  return {
    kind: itemKinds.find((kind) => kind === search.get('kind')) ?? null,
    difficulty: difficulties.find((level) => level === search.get('difficulty')) ?? null,
    notMine: search.get('mine') === 'no',
  };
}

export function writeFilters({ kind, difficulty, notMine }: StoreFilters): Record<string, string> {
  return {
    ...(kind === null ? {} : { kind }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(notMine ? { mine: 'no' } : {}),
  };
}

export function filterItems(
  items: readonly ShopItem[],
  { kind, difficulty, notMine }: StoreFilters,
): readonly ShopItem[] {
  return items.filter(
    ({ item, access }) =>
      (kind === null || item.kind === kind) &&
      (difficulty === null || item.difficulty === difficulty) &&
      !(notMine && access.mayOpen),
  );
}
