/** Refunds. */
import * as z from 'zod';
import type { Core } from './core.ts';
import { invalid, missing, noSuch } from './errors.ts';
import { list } from './list.ts';
import { formatMoney } from './money.ts';
import type { Charge, Refund } from './objects.ts';
import { int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

const params = z.strictObject({
  amount: int.optional(),
  charge: text.optional(),
  metadata,
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** The successful charge behind a payment or named itself. */
export function chargeOf(
  core: Core,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (given.charge) return core.get('charge', given.charge, 'charge');
  if (!given.payment_intent) throw missing('payment_intent');
  const intent = core.get('payment_intent', given.payment_intent, 'payment_intent');
  const charge = core.find('charge', intent.latest_charge);
  if (charge?.status !== 'succeeded') {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return charge;
}

function createRefund(core: Core, given: z.output<typeof params>): Refund {
  const charge = chargeOf(core, given);
  if (charge.status !== 'succeeded') throw noSuch('charge', charge.id, 'charge');
  if (charge.disputed) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = given.amount ?? left;
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount');
  if (amount > left) {
    const [wanted, possible] = [amount, left].map((cents) => formatMoney(cents, charge.currency));
    throw invalid(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${possible})`,
      'amount',
    );
  }
  const refund = core.add('refund', {
    amount,
    charge: charge.id,
    currency: charge.currency,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    reason: given.reason ?? null,
    status: 'succeeded',
  });
  core.emit('refund.created', refund);
  const refunded = charge.amount_refunded + amount;
  core.change(charge, { amount_refunded: refunded, refunded: refunded === charge.amount }, 'charge.refunded');
  return refund;
}

export const refundRoutes: readonly Route[] = [
  route('POST', '/v1/refunds', params, createRefund),
  route(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() }),
    (core, given) =>
      list(
        core,
        'refund',
        '/v1/refunds',
        given,
        (refund) =>
          (!given.charge || refund.charge === given.charge) &&
          (!given.payment_intent || refund.payment_intent === given.payment_intent),
      ),
  ),
  route('GET', '/v1/refunds/:id', none, (core, _params, id) => core.get('refund', id)),
];
