/** What functions read of the money side of a person. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { catalogRecords } from './quote.ts';
import type { LedgerEvent } from './store.ts';

const text = z.nullable(z.string());

const priceSchema = z.object({
  id: z.string(),
  tier: z.string(),
  interval: z.enum(['month', 'year']),
  amount_cents: z.number(),
  currency: z.string(),
  trial_days: z.number(),
});
export type MembershipPrice = z.infer<typeof priceSchema>;

const customerSchema = z.object({ customer_id: z.string(), trial_used_at: text, deleted_at: text });
export type KnownCustomer = z.infer<typeof customerSchema>;

const checkoutSchema = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'cart']),
  price_id: text,
  order_id: text,
  created_at: z.string(),
});
export type OpenCheckout = z.infer<typeof checkoutSchema>;

const subscriberSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: text,
  subscription_end: text,
  trial_status: z.string(),
  trial_ends_at: text,
});
export type SubscriberRow = z.infer<typeof subscriberSchema>;

const subscriptionSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  status: z.string(),
  price_id: text,
  tier: text,
  interval: z.nullable(z.enum(['month', 'year'])),
  amount_cents: z.nullable(z.number()),
  current_period_end: text,
  cancel_at: text,
  trial_ends_at: text,
  ended_at: text,
  next_price_id: text,
});
export type SubscriptionRow = z.infer<typeof subscriptionSchema>;

const orderSchema = z.object({
  total_cents: z.number(),
  coupon_code: text,
  order_lines: z.array(z.object({ sku: z.string() })),
});
export type StoredOrder = z.infer<typeof orderSchema>;

const failedSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.string(),
  object_id: text,
  customer_id: z.string(),
});
/** As many as one run looks at; the next one goes on. */
const MOST_FAILED = 500;

interface Answer {
  data: unknown;
  error: unknown;
}

async function read<T>(asked: PromiseLike<Answer>, schema: z.core.$ZodType<T>): Promise<T> {
  const { data, error } = await asked;
  if (error) throw error;
  return z.parse(schema, data);
}

/** So many values fit into the address of a request. */
const PART = 100;

async function inParts<T>(values: readonly string[], ask: (part: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < values.length; at += PART) found.push(...(await ask(values.slice(at, at + PART))));
  return found;
}

/** What is known of a person. */
function personRecords(service: SupabaseClient) {
  return {
    customerOf: (user: string): Promise<KnownCustomer | null> =>
      read(
        service
          .from('billing_customers')
          .select('customer_id, trial_used_at, deleted_at')
          .eq('user_id', user)
          .maybeSingle(),
        z.nullable(customerSchema),
      ),
    /** Newest first. */
    openCheckouts: (user: string): Promise<OpenCheckout[]> =>
      read(
        service
          .from('checkout_sessions')
          .select('id, kind, price_id, order_id, created_at')
          .eq('user_id', user)
          .eq('status', 'open')
          .order('created_at', { ascending: false })
          .limit(50),
        z.array(checkoutSchema),
      ),
    subscriber: (user: string): Promise<SubscriberRow | null> =>
      read(
        service
          .from('subscribers')
          .select('subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at')
          .eq('user_id', user)
          .maybeSingle(),
        z.nullable(subscriberSchema),
      ),
    /** All of a person, those that have not ended first, newest first. */
    subscriptions: (user: string): Promise<SubscriptionRow[]> =>
      read(
        service
          .from('billing_subscriptions')
          .select(
            'id, customer_id, status, price_id, tier, interval, amount_cents, current_period_end, cancel_at, trial_ends_at, ended_at, next_price_id',
          )
          .eq('user_id', user)
          .order('ended_at', { ascending: false, nullsFirst: true })
          .order('started_at', { ascending: false, nullsFirst: false })
          .limit(20),
        z.array(subscriptionSchema),
      ),
    async ownedSkus(user: string): Promise<ReadonlySet<string>> {
      const rows = await read(
        service.from('entitlements').select('sku').eq('user_id', user),
        z.array(z.object({ sku: z.string() })),
      );
      return new Set(rows.map(({ sku }) => sku));
    },
    /** The language a person reads the site in. */
    async languageOf(user: string): Promise<string | null> {
      const row = await read(
        service.from('profiles').select('language').eq('id', user).maybeSingle(),
        z.nullable(z.object({ language: text })),
      );
      return row?.language ?? null;
    },
  };
}

/** Plans on sale, and what was ordered. */
function shopRecords(service: SupabaseClient) {
  return {
    /** A plan that is on sale. */
    planPrice: (id: string): Promise<MembershipPrice | null> =>
      read(
        service
          .from('plan_prices')
          .select('id, tier, interval, amount_cents, currency, trial_days')
          .eq('id', id)
          .eq('active', true)
          .maybeSingle(),
        z.nullable(priceSchema),
      ),
    order: (id: string): Promise<StoredOrder | null> =>
      read(
        service
          .from('orders')
          .select('total_cents, coupon_code, order_lines(sku)')
          .eq('id', id)
          .maybeSingle(),
        z.nullable(orderSchema),
      ),
  };
}

/** What the provider told already, and of whom. */
function eventRecords(service: SupabaseClient) {
  return {
    /** Which of these events were taken. */
    async knownEvents(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await inParts(ids, (part) =>
        read(
          service.from('billing_events').select('id').in('id', part).neq('outcome', 'failed'),
          z.array(z.object({ id: z.string() })),
        ),
      );
      return new Set(rows.map(({ id }) => id));
    },
    /** Events that could not be applied, by customer, the oldest first. */
    async failedEvents(): Promise<ReadonlyMap<string, LedgerEvent[]>> {
      const rows = await read(
        service
          .from('billing_events')
          .select('id, type, created:event_created, object_id, customer_id')
          .eq('outcome', 'failed')
          .not('customer_id', 'is', null)
          .order('event_created')
          .limit(MOST_FAILED),
        z.array(failedSchema),
      );
      const found = new Map<string, LedgerEvent[]>();
      for (const { customer_id: customer, ...event } of rows)
        found.set(customer, [...(found.get(customer) ?? []), event]);
      return found;
    },
    /** Those of these customers that stand for somebody here, or did, with the time of the last look at them (ISO). */
    async ours(customers: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
      const wanted = new Set(customers);
      const rows = await inParts([...wanted], (part) =>
        read(
          service
            .from('billing_customers')
            .select('customer_id, former_ids, looked_at')
            .or(`customer_id.in.(${part.join(',')}),former_ids.ov.{${part.join(',')}}`),
          z.array(z.object({ customer_id: z.string(), former_ids: z.array(z.string()), looked_at: text })),
        ),
      );
      return new Map(
        rows
          .flatMap(({ customer_id, former_ids, looked_at }) =>
            [customer_id, ...former_ids].map((id) => [id, looked_at] as const),
          )
          .filter(([id]) => wanted.has(id)),
      );
    },
    /** When the newest event that was taken was made; ISO time. */
    async newestEvent(): Promise<string | null> {
      const rows = await read(
        service
          .from('billing_events')
          .select('event_created')
          .order('event_created', { ascending: false })
          .limit(1),
        z.array(z.object({ event_created: z.string() })),
      );
      return rows[0]?.event_created ?? null;
    },
  };
}

export function createRecords(service: SupabaseClient) {
  return {
    ...personRecords(service),
    ...shopRecords(service),
    ...catalogRecords(service),
    ...eventRecords(service),
  };
}
export type BillingRecords = ReturnType<typeof createRecords>;
