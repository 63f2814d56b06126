/** What was given back of a payment, as the provider says it. */
import type Stripe from 'stripe';

export interface SnapshotRefund {
  id: string;
  /** Our id of one that the team asked for; null for those made at the provider. */
  key: string | null;
  amount_cents: number;
  currency: string;
  status: string;
  created_at: string;
}

/** What the metadata of a refund say that the team asked for. */
export const refundMetadata = (key: string) => ({ refund_id: key });

/** All of a charge that was asked for with them; the list that comes along has the latest only. @param most of one charge */
export async function refundsOf(
  stripe: Stripe,
  charge: Stripe.Charge,
  most: number,
): Promise<Stripe.Refund[]> {
  const { refunds } = charge;
  if (refunds && !refunds.has_more) return refunds.data;
  return stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray({ limit: most });
}

export const toRefund = (refund: Stripe.Refund): SnapshotRefund => ({
  id: refund.id,
  key: refund.metadata?.refund_id ?? null,
  amount_cents: refund.amount,
  currency: refund.currency,
  status: refund.status ?? 'pending',
  created_at: new Date(refund.created * 1000).toISOString(),
});

/** Lines of an order are refunded one by one with their ids in the refund's metadata. */
export const refundedLines = (charge: Stripe.Charge, refunds: readonly Stripe.Refund[]): string[] =>
  charge.amount_refunded === 0 || charge.refunded
    ? []
    : refunds
        .filter(({ status }) => status !== 'failed' && status !== 'canceled')
        .flatMap(({ metadata }) => metadata?.order_line_ids?.split(',') ?? [])
        .map((id) => id.trim())
        .filter((id) => id !== '');
