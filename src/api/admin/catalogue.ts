import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { catalogueQuery } from '@/api/store/catalogue';
import type { ItemChange } from '@/lib/admin/catalogue';
import { itemKinds } from '@/lib/billing/catalog-item';
import { readTitles } from '@/lib/billing/item-titles';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* What is for sale, for who deals with orders. */

const itemSchema = z.object({
  sku: z.string(),
  kind: z.enum(itemKinds),
  /** as it comes with the product */
  title: z.string(),
  titles: z.pipe(
    z.unknown(),
    z.transform((given) => readTitles(given) ?? {}),
  ),
  unit_price_cents: z.number(),
  active: z.boolean(),
  place: z.number(),
  route: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  difficulty: z.nullable(z.string()),
  version: z.number(),
  /** Why it cannot be sold: its page is missing, or what it opens, or a part of it is not sold. */
  obstacle: z.nullable(z.enum(['route', 'opens', 'parts'])),
});
export type DeskItem = z.infer<typeof itemSchema>;

/** All items, as the shelves of the store have them. */
export function deskItemsQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.list(userId, 'catalogue', {}),
    queryFn: async ({ client }) =>
      z.parse(z.array(itemSchema), await askAsStaff(client, (db) => db.rpc('catalogue_desk'))),
  });
}

export interface ChangedItem {
  readonly sku: string;
  readonly version: number;
  readonly change: ItemChange;
}

/** Changes an item. @throws AppError with a refusal of the team */
export const changeItemMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ sku, version, change }: ChangedItem, { client }): Promise<DeskItem> => {
      const asked = { p_sku: sku, p_version: version, p_change: change };
      return z.parse(itemSchema, await askAsStaff(client, (db) => db.rpc('change_item', asked)));
    },
    onSuccess: (item, _asked, _before, { client }) => {
      client.setQueryData(deskItemsQuery(userId).queryKey, (items) =>
        items?.map((each) => (each.sku === item.sku ? item : each)),
      );
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
      void client.invalidateQueries({ queryKey: catalogueQuery().queryKey });
      return client.invalidateQueries({ queryKey: adminKeys.lists(userId, 'catalogue') });
    },
  });
