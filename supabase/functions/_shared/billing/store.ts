/** The functions of the database that money goes through; see the migrations of billing. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type Refusal, refusalOf } from '../http/outcome.ts';
import type { Snapshot } from './snapshot.ts';

/** What is kept of an event: never its payload. */
export interface LedgerEvent {
  id: string;
  type: string;
  /** ISO time. */
  created: string;
  object_id: string | null;
}

const ids = z.array(z.string());
const changeSchema = z.object({
  order_line_id: z.string(),
  /** Negative gives, positive takes back. */
  amount_cents: z.number(),
  /** Names the step: made twice under it, it is made once. */
  key: z.string(),
});
export type CreditChange = z.infer<typeof changeSchema>;
const appliedSchema = z.object({
  outcome: z.string(),
  extra_subscriptions: z._default(ids, []),
  cancel_subscriptions: z._default(ids, []),
  credit_changes: z._default(z.array(changeSchema), []),
});
export type Applied = z.infer<typeof appliedSchema>;

export interface NewCheckout {
  id: string;
  user_id: string;
  kind: 'plan' | 'cart';
  price_id: string | null;
  order_id: string | null;
  /** What was agreed to with a plan; an order keeps its own. */
  agreed_version?: string;
  agreed_language?: string;
  url: string;
  /** ISO time. */
  expires_at: string;
}

const dueSchema = z.object({ customer_id: z.string(), looked_at: z.nullable(z.string()) });
type DueCustomer = z.infer<typeof dueSchema>;

const couponSchema = z.object({
  code: z.string(),
  percent_off: z.nullable(z.number()),
  amount_off_cents: z.nullable(z.number()),
});

export type StoreAnswer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** @throws whatever the database fails with besides its own refusals */
async function call<T>(
  service: SupabaseClient,
  name: string,
  parameters: Record<string, unknown>,
  schema: z.core.$ZodType<T>,
): Promise<StoreAnswer<T>> {
  const { data, error } = await service.rpc(name, parameters);
  if (!error) return { ok: true, value: z.parse(schema, data) };
  const refusal = refusalOf(error);
  if (refusal) return { ok: false, refusal };
  throw error;
}

async function sure<T>(answer: Promise<StoreAnswer<T>>): Promise<T> {
  const given = await answer;
  if (given.ok) return given.value;
  const { code } = given.refusal;
  throw Object.assign(new Error(`the database refused: ${code}`), { code });
}

/** An answer that tells nothing. */
const nothing = z.unknown();
const text = z.string();

export function createBillingStore(service: SupabaseClient) {
  return {
    /** A lease on a customer; null while somebody else has it. */
    beginBilling: (customer: string, seconds: number): Promise<string | null> =>
      sure(call(service, 'begin_billing', { p_customer: customer, p_seconds: seconds }, z.nullable(text))),
    endBilling: (customer: string, token: string): Promise<unknown> =>
      sure(call(service, 'end_billing', { p_customer: customer, p_token: token }, nothing)),
    applyBilling: (
      event: LedgerEvent | null,
      customer: string,
      token: string,
      snapshot: Snapshot,
    ): Promise<Applied> =>
      sure(
        call(
          service,
          'apply_billing',
          { p_event: event, p_customer: customer, p_token: token, p_snapshot: snapshot },
          appliedSchema,
        ),
      ),
    /** Puts down that they could not be applied; what was applied or refused before stays so. */
    noteFailedEvents: (events: readonly LedgerEvent[], customer: string, code: string): Promise<unknown> =>
      sure(
        call(
          service,
          'note_failed_events',
          { p_events: events, p_customer: customer, p_code: code },
          nothing,
        ),
      ),
    linkCustomer: (user: string, customer: string): Promise<string> =>
      sure(call(service, 'link_customer', { p_user: user, p_customer: customer }, text)),
    recordCheckout: (session: NewCheckout): Promise<StoreAnswer<unknown>> =>
      call(service, 'record_checkout', { p_session: session }, nothing),
    closeCheckout: (session: string): Promise<unknown> =>
      sure(call(service, 'close_checkout', { p_session: session }, nothing)),
    storeOrder: (order: object): Promise<StoreAnswer<unknown>> =>
      call(service, 'store_order', { p_order: order }, nothing),
    /** What plan bills will be less for single purchases, in cents. */
    creditOf: (user: string): Promise<number> =>
      sure(call(service, 'credit_of', { p_user: user }, z.number())),
    couponTerms: (code: string, user: string, subtotalCents: number) =>
      call(
        service,
        'coupon_terms',
        { p_code: code, p_user: user, p_subtotal_cents: subtotalCents },
        couponSchema,
      ),
    /** Customers to look at afresh, those first whom nobody has looked at for longest. */
    sweep: (): Promise<DueCustomer[]> => sure(call(service, 'sweep_billing', {}, z.array(dueSchema))),
  };
}
export type BillingStore = ReturnType<typeof createBillingStore>;
