/** What mails tell of, as the database kept it; see the table `account_mails`. */
import * as z from 'zod/mini';

const tier = z.enum(['plus', 'premium']);
const moment = z.string();
const cents = z.number();
const currency = z.string();

const plan = { tier, interval: z.enum(['month', 'year']), amount_cents: cents, currency };
const planSchema = z.object(plan);
export type PlanFacts = z.infer<typeof planSchema>;

export const accountEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_started'), facts: z.object({ ...plan, ends_at: moment }) }),
  z.object({ kind: z.literal('trial_ending'), facts: z.object({ ...plan, ends_at: moment }) }),
  /** Without an end it was closed at once. */
  z.object({
    kind: z.literal('trial_cancelled'),
    facts: z.object({ tier, ends_at: z.optional(moment) }),
  }),
  /** Without what was paid no bill has come yet. */
  z.object({
    kind: z.literal('plan_started'),
    facts: z.object({
      ...plan,
      renews_at: moment,
      paid_cents: z.optional(cents),
      credit_cents: z.optional(cents),
      tax_cents: z.optional(cents),
    }),
  }),
  z.object({ kind: z.literal('plan_cancelled'), facts: z.object({ tier, ends_at: moment }) }),
  z.object({
    kind: z.literal('plan_changed'),
    facts: z.object({ ...plan, from: planSchema, next_at: moment, paid_cents: z.optional(cents) }),
  }),
  z.object({
    kind: z.literal('plan_changes'),
    facts: z.object({ ...plan, from: planSchema, next_at: moment }),
  }),
  z.object({ kind: z.literal('renewal_coming'), facts: z.object({ ...plan, renews_at: moment }) }),
  z.object({
    kind: z.literal('payment_failed'),
    facts: z.object({ ...plan, due_cents: cents, pay_by: moment }),
  }),
  z.object({
    kind: z.literal('order_paid'),
    facts: z.object({
      currency,
      lines: z.array(z.object({ title: z.string(), cents })),
      /** What bundles cost less than their items in one cart; the lines stand without it. */
      saving_cents: z.optional(cents),
      bundle_percent: z.number(),
      bundle_cents: cents,
      coupon_code: z.optional(z.string()),
      coupon_cents: cents,
      tax_cents: z.optional(cents),
      total_cents: cents,
    }),
  }),
  z.object({
    kind: z.literal('refunded'),
    facts: z.object({ currency, amount_cents: cents, closes: z.array(z.string()) }),
  }),
  /** The owner's own attempt: its report shows both views. */
  z.object({ kind: z.literal('invite_answered'), facts: z.object({ attempt_id: z.uuid() }) }),
  z.object({
    kind: z.literal('invite_ending'),
    facts: z.object({ attempt_id: z.uuid(), ends_at: moment }),
  }),
  z.object({ kind: z.literal('erasure_planned'), facts: z.object({ ends_at: moment }) }),
  z.object({ kind: z.literal('erasure_undone'), facts: z.object({}) }),
]);
export type AccountEvent = z.infer<typeof accountEventSchema>;
export type EventOf<K extends AccountEvent['kind']> = Extract<AccountEvent, { kind: K }>;
