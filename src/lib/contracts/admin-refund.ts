import * as z from 'zod/mini';
import { type AdminRefusal, adminRefusals } from '../admin/refusals.ts';
import { defineCall } from './call.ts';

/** Why the database keeps no refund. */
const refusals = [
  'not_allowed',
  'not_found',
  'version_conflict',
  'invalid_state',
  'empty',
  'too_long',
  'bad_characters',
  'bad_amount',
  'more_than_left',
  'already_refunded',
  'refund_on_its_way',
  'key_used',
] as const satisfies readonly AdminRefusal[];

/** More than any payment is. */
const mostCents = 100_000_000;

/**
 * Gives back a payment or a part of it. It is kept with its key and an entry of the log before it is sent, so sent again
 * with the same `id` it is the same refund; what became of it comes by the provider's webhook.
 */
export const adminRefund = defineCall({
  name: 'admin-refund',
  auth: 'person',
  limit: { by: 'person', uses: 60, windowSeconds: 10 * 60 },
  body: z.object({
    id: z.uuid(),
    payment: z.uuid(),
    /** Of the payment as it was read. */
    version: z.int(),
    amount_cents: z.int().check(z.minimum(1), z.maximum(mostCents)),
    reason: z.string().check(z.maxLength(2000)),
  }),
  answer: z.object({
    /** requested: on its way; else what the provider told of it already. */
    state: z.string(),
  }),
  codes: {
    ...(Object.fromEntries(refusals.map((code) => [code, adminRefusals[code]])) as Record<
      (typeof refusals)[number],
      number
    >),
    /** The provider does not give this money back. */
    refund_refused: 409,
    /** The provider knows another sum or currency than we do, or no such payment. */
    provider_differs: 409,
    /** Nobody knows in which unit its amounts are kept. */
    unknown_currency: 409,
    payments_unavailable: 503,
  },
});
