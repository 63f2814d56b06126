import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ListAddress } from '@/lib/admin/list-address';
import { askedOrders, type OrderFilter, orderInFile, orderStates } from '@/lib/admin/orders';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* Orders, for who deals with orders or payments. */

const facts = {
  id: z.string(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  status: z.enum(orderStates),
  currency: z.string(),
  total_cents: z.number(),
  refunded_cents: z.number(),
  coupon_code: z.nullable(z.string()),
};
const listedSchema = z.object({
  ...facts,
  lines: z.array(z.object({ sku: z.string(), title: z.string() })),
});
export type ListedOrder = z.infer<typeof listedSchema>;

const caseSchema = z.object({
  ...facts,
  /** null: the account is gone */
  email: z.nullable(z.string()),
  bundle_percent: z.number(),
  bundle_discount_cents: z.number(),
  coupon_discount_cents: z.number(),
  tax_cents: z.nullable(z.number()),
  lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      unit_price_cents: z.number(),
      parts_cents: z.nullable(z.number()),
      /** what of all discounts falls to the line */
      discount_cents: z.number(),
      paid_cents: z.number(),
      refunded: z.boolean(),
      /** What it opens, and whether that is open for the buyer at this moment, by this order or otherwise. */
      grants: z.array(z.object({ sku: z.string(), active: z.boolean(), open: z.boolean() })),
    }),
  ),
  /** What happened, in the order of time. */
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      about: z.optional(z.string()),
      cents: z.optional(z.number()),
    }),
  ),
  version: z.number(),
  notes: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      created_at: z.string(),
      author: z.nullable(z.string()),
    }),
  ),
});
export type OrderCase = z.infer<typeof caseSchema>;

type Asked = ListAddress<OrderFilter>;

/** The latest first, unless asked for otherwise. */
export function ordersQuery(userId: string, { filters, size }: Asked) {
  const set = askedOrders(filters);
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'orders', { ...set, size }),
    queryFn: async ({ pageParam, client }): Promise<ListedOrder[]> => {
      const asked = { p_filters: set, p_limit: size, ...(pageParam !== null && { p_after: pageParam }) };
      return z.parse(z.array(listedSchema), await askAsStaff(client, (db) => db.rpc('order_list', asked)));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (rows) => (rows.length < size ? null : (rows.at(-1)?.id ?? null)),
  });
}

/** How many there are; more than 1000 is 1001. */
export function ordersTotalQuery(userId: string, { filters }: Pick<Asked, 'filters'>) {
  const set = askedOrders({ ...filters, sort: null });
  return queryOptions({
    queryKey: adminKeys.listTotal(userId, 'orders', set),
    queryFn: async ({ client }) =>
      z.parse(z.number(), await askAsStaff(client, (db) => db.rpc('order_total', { p_filters: set }))),
  });
}

/** All orders of the list for a file, 10000 at most; that they were taken is an entry of the log. @throws AppError */
export async function exportOrders(client: QueryClient, userId: string, { filters }: Pick<Asked, 'filters'>) {
  const asked = { p_filters: askedOrders(filters) };
  const rows = z.parse(
    z.array(listedSchema),
    await askAsStaff(client, (db) => db.rpc('export_orders', asked)),
  );
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return rows.map(orderInFile);
}

/** One order with all that happened to it. */
export function orderQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: adminKeys.order(userId, id),
    queryFn: async ({ client }) =>
      z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('read_order', { p_order: id }))),
    retry: false,
  });
}

export interface OrderNote {
  /** Made by the device: sent again it is the same note. */
  readonly id: string;
  readonly order: string;
  readonly version: number;
  readonly body: string;
}

/** Keeps a note. @throws AppError with a refusal of the team */
export const noteOrderMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, order, version, body }: OrderNote, { client }): Promise<OrderCase> => {
      const asked = { p_id: id, p_order: order, p_version: version, p_body: body };
      return z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('note_order', asked)));
    },
    onSuccess: (order, _asked, _before, { client }) => {
      client.setQueryData(adminKeys.order(userId, order.id), order);
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
    },
  });
