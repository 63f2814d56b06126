import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/integrations/supabase/functions';
import { adminPlanPrice } from '@/lib/contracts/admin-plan-price';
import { adminReconcile } from '@/lib/contracts/admin-reconcile';
import type { BodyOf } from '@/lib/contracts/call';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* What belongs to payments besides the list of them: prices of plans, coupons, gifts, events that were not applied. */

/** Rows of a page. */
const pageSize = 25;

const read = (client: QueryClient, userId: string, list: string) => {
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return client.invalidateQueries({ queryKey: adminKeys.lists(userId, list) });
};

const priceSchema = z.object({
  id: z.string(),
  tier: z.enum(['plus', 'premium']),
  interval: z.enum(['month', 'year']),
  amount_cents: z.number(),
  currency: z.string(),
  trial_days: z.number(),
  active: z.boolean(),
  version: z.number(),
});
export type PlanPrice = z.infer<typeof priceSchema>;

/** Those on offer first. */
export function planPricesQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.list(userId, 'prices', {}),
    queryFn: async ({ client }) =>
      z.parse(z.array(priceSchema), await askAsStaff(client, (db) => db.rpc('plan_price_list'))),
  });
}

/** Offers a price that the provider has. @throws AppError whose `detail` is a code of the contract */
export const offerPriceMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (asked: BodyOf<typeof adminPlanPrice>) => call(adminPlanPrice, asked),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'prices'),
  });

/** @throws AppError with a refusal of the team */
export const retirePriceMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, version }: PlanPrice, { client }) =>
      askAsStaff(client, (db) => db.rpc('retire_plan_price', { p_id: id, p_version: version })),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'prices'),
  });

const couponSchema = z.object({
  code: z.string(),
  percent_off: z.nullable(z.number()),
  amount_off_cents: z.nullable(z.number()),
  min_subtotal_cents: z.number(),
  valid_until: z.nullable(z.string()),
  max_redemptions: z.nullable(z.number()),
  once_per_person: z.boolean(),
  active: z.boolean(),
  redeemed: z.number(),
  version: z.number(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** By their code. */
export function couponsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'coupons', {}),
    queryFn: async ({ pageParam, client }): Promise<Coupon[]> => {
      const asked = { p_limit: pageSize, ...(pageParam !== null && { p_after: pageParam }) };
      return z.parse(z.array(couponSchema), await askAsStaff(client, (db) => db.rpc('coupon_list', asked)));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (rows) => (rows.length < pageSize ? null : (rows.at(-1)?.code ?? null)),
  });
}

export interface SavedCoupon {
  readonly coupon: Partial<Omit<Coupon, 'redeemed' | 'version'>> & Pick<Coupon, 'code'>;
  /** null: a new one */
  readonly version: number | null;
}

/** Makes a coupon, or changes its limit and end. @throws AppError with a refusal of the team */
export const saveCouponMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ coupon, version }: SavedCoupon, { client }) =>
      z.parse(
        couponSchema,
        await askAsStaff(client, (db) =>
          db.rpc('save_coupon', { p_coupon: coupon, ...(version !== null && { p_version: version }) }),
        ),
      ),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'coupons'),
  });

const giftSchema = z.object({
  id: z.string(),
  sku: z.nullable(z.string()),
  tier: z.nullable(z.enum(['plus', 'premium'])),
  title: z.nullable(z.string()),
  reason: z.string(),
  created_at: z.string(),
  ends_at: z.string(),
  ended_at: z.nullable(z.string()),
  in_force: z.boolean(),
  email: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  version: z.number(),
});
export type Gift = z.infer<typeof giftSchema>;

/** The latest first. */
export function giftsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'gifts', {}),
    queryFn: async ({ pageParam, client }): Promise<Gift[]> =>
      z.parse(
        z.array(giftSchema),
        await askAsStaff(client, (db) => db.rpc('gift_list', { p_limit: pageSize, ...pageParam })),
      ),
    initialPageParam: null as { readonly p_at: string; readonly p_id: string } | null,
    getNextPageParam: (rows) => {
      const last = rows.at(-1);
      return rows.length < pageSize || !last ? null : { p_at: last.created_at, p_id: last.id };
    },
  });
}

export interface AskedGift {
  /** Made by the device: sent again it is the same gift. */
  readonly id: string;
  readonly email: string;
  /** A sku, or the tier of a plan. */
  readonly what: string;
  /** The last day, in UTC. */
  readonly until: string;
  readonly reason: string;
}

/** @throws AppError with a refusal of the team */
export const giveGiftMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, email, what, until, reason }: AskedGift, { client }) =>
      askAsStaff(client, (db) =>
        db.rpc('give_gift', { p_id: id, p_email: email, p_what: what, p_until: until, p_reason: reason }),
      ),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'gifts'),
  });

/** @throws AppError with a refusal of the team */
export const takeGiftMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, version }: Gift, { client }) =>
      askAsStaff(client, (db) => db.rpc('take_gift_back', { p_id: id, p_version: version })),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'gifts'),
  });

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  event_created: z.string(),
  outcome: z.enum(['refused', 'failed']),
  detail: z.nullable(z.string()),
  deliveries: z.number(),
});
export type WaitingEvent = z.infer<typeof eventSchema>;

/** What the provider told and was not applied, the latest first. */
export function waitingEventsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'events', {}),
    queryFn: async ({ pageParam, client }): Promise<WaitingEvent[]> =>
      z.parse(
        z.array(eventSchema),
        await askAsStaff(client, (db) => db.rpc('waiting_events', { p_limit: pageSize, ...pageParam })),
      ),
    initialPageParam: null as { readonly p_at: string; readonly p_id: string } | null,
    getNextPageParam: (rows) => {
      const last = rows.at(-1);
      return rows.length < pageSize || !last ? null : { p_at: last.event_created, p_id: last.id };
    },
  });
}

/** Tries an event again. @throws AppError whose `detail` is a code of the contract */
export const retryEventMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<WaitingEvent, 'id'>) => call(adminReconcile, { event: id }),
    onSettled: (_done, _failed, _asked, _before, { client }) => read(client, userId, 'events'),
  });
