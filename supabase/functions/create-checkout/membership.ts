import { splitCredit } from '@lib/billing/credit-balance.ts';
import { wantedQuery } from '@lib/billing/wanted-test.ts';
import type { Agreement } from '@lib/contracts/checkout.ts';
import { isLive } from '../_shared/billing/access.ts';
import type { BillingDeps } from '../_shared/billing/deps.ts';
import { localeOf } from '../_shared/billing/locale.ts';
import type { MembershipPrice } from '../_shared/billing/records.ts';
import { applyNow } from '../_shared/billing/sync.ts';
import { passOn, refuse, reply } from '../_shared/http/outcome.ts';
import { asked, checkTaxed } from './checkout-asks.ts';
import { discard, endOpen, isRecent, returnAddresses, stillOpen } from './open-sessions.ts';
import { type Buyer, type BuyerContext, type CheckoutOutcome, withCustomer } from './with-customer.ts';

const answer = (session: {
  id: string;
  url: string;
  metadata: Record<string, string> | null;
}): CheckoutOutcome =>
  reply({
    url: session.url,
    session_id: session.id,
    credit_cents: Number(session.metadata?.credit_cents ?? 0),
  });

interface AskedPlan {
  price: MembershipPrice;
  agreed: Agreement;
  /** Short name of the test to go on with. */
  wanted: string | undefined;
}

async function begin(
  { billing, stripe, buyer, customer }: BuyerContext,
  { price, agreed, wanted }: AskedPlan,
): Promise<CheckoutOutcome> {
  const { records, store, payments } = billing;
  await checkTaxed(stripe, payments.asks, price.id);
  const [known, credit, language] = await Promise.all([
    records.customerOf(buyer.id),
    store.creditOf(buyer.id),
    records.languageOf(buyer.id),
  ]);
  const trialDays = price.interval === 'year' && !known?.trial_used_at ? price.trial_days : 0;
  // The provider takes it off the first bill, and what is left off those that follow.
  const { off_cents: off } = splitCredit(credit, price.amount_cents);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    locale: localeOf(language),
    metadata: { credit_cents: String(off) },
    ...(trialDays > 0 ? { subscription_data: { trial_period_days: trialDays } } : {}),
    ...asked(payments.asks),
    ...returnAddresses(buyer, '/subscription-success', '/subscription-cancelled', wantedQuery(wanted)),
  });
  const { id, url } = session;
  if (url === null) throw new Error('the provider opened a checkout without a page');
  try {
    const recorded = await store.recordCheckout({
      id,
      user_id: buyer.id,
      kind: 'plan',
      price_id: price.id,
      order_id: null,
      agreed_version: agreed.version,
      agreed_language: agreed.language,
      url,
      expires_at: new Date(session.expires_at * 1000).toISOString(),
    });
    if (recorded.ok) return answer({ ...session, url });
    await discard(stripe, id);
    return passOn(recorded.refusal);
  } catch (error) {
    await discard(stripe, id);
    throw error;
  }
}

/** One live subscription a person, and one open checkout for one. */
async function openPlan(context: BuyerContext, plan: AskedPlan): Promise<CheckoutOutcome> {
  const { billing, stripe, buyer, customer, token } = context;
  const { price } = plan;
  const { records } = billing;
  const open = (await records.openCheckouts(buyer.id)).filter(({ kind }) => kind === 'plan');
  const same = open.find((one) => one.price_id === price.id && isRecent(one, billing.now()));
  const session = same ? await stillOpen(stripe, same) : null;
  if (session) return answer(session);
  await endOpen(billing, stripe, open);
  // What the provider says now: a second subscription must not hang on a webhook that is late.
  await applyNow({ ...billing, stripe }, customer, token);
  if ((await records.subscriptions(buyer.id)).some(isLive)) return refuse('already_subscribed');
  return begin(context, plan);
}

export async function checkoutMembership(
  billing: BillingDeps,
  buyer: Buyer,
  { priceId, ...wish }: Omit<AskedPlan, 'price'> & { priceId: string },
): Promise<CheckoutOutcome> {
  const price = await billing.records.planPrice(priceId);
  if (!price) return refuse('unknown_price');
  return withCustomer(billing, buyer, (context) => openPlan(context, { price, ...wish }));
}
