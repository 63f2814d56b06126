/** The lines of a checkout session with what each costs today. */
import type { Core } from './core.ts';
import { discountOf } from './coupons.ts';
import { noSuch } from './errors.ts';
import type { CheckoutSession, List, Price } from './objects.ts';
import { complete } from './shapes.ts';
import type { CheckoutPlan } from './state.ts';
import { taxWithin } from './tax.ts';

interface CheckoutLine {
  id: string;
  object: 'item';
  amount_discount: number;
  amount_subtotal: number;
  amount_tax: number;
  amount_total: number;
  currency: string;
  description: string;
  metadata: object;
  price: Price;
  quantity: number;
}

export function planOf(core: Core, session: CheckoutSession): CheckoutPlan {
  const plan = core.state.checkouts[session.id];
  if (!plan) throw noSuch('checkout.session', session.id);
  return plan;
}

/**
 * A trial makes recurring lines free today.
 * @param country where it is taxed; null where it is not, or not known yet
 */
export function priceLines(core: Core, plan: CheckoutPlan, country: string | null = null): CheckoutLine[] {
  const prices = plan.lines.map(({ price }) => core.get('price', price));
  const subtotals = plan.lines.map(({ quantity }, index) => {
    const price = prices[index];
    return !price || (plan.trialDays !== null && price.recurring) ? 0 : price.unit_amount * quantity;
  });
  const discounts = discountOf(core.find('coupon', plan.coupon), subtotals);
  return plan.lines.flatMap(({ id, quantity }, index) => {
    const price = prices[index];
    if (!price) return [];
    const subtotal = subtotals[index] ?? 0;
    const discount = discounts[index] ?? 0;
    const line: CheckoutLine = {
      id,
      object: 'item',
      amount_discount: discount,
      amount_subtotal: subtotal,
      amount_tax: taxWithin(subtotal - discount, country),
      amount_total: subtotal - discount,
      currency: price.currency,
      description: core.get('product', price.product).name,
      metadata: {},
      price: structuredClone(price),
      quantity,
    };
    return [complete('item', line, core.now())];
  });
}

/** Where a session is taxed: known once the billing address was given. */
export const taxCountryOf = ({ automatic_tax, customer_details }: CheckoutSession): string | null =>
  automatic_tax.enabled ? (customer_details?.address?.country ?? null) : null;

export const checkoutLines = (core: Core, session: CheckoutSession): List<CheckoutLine> => ({
  object: 'list',
  data: priceLines(core, planOf(core, session), taxCountryOf(session)),
  has_more: false,
  url: `/v1/checkout/sessions/${session.id}/line_items`,
});
