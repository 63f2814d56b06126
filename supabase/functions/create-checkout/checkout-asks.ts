/** What the provider's page asks for besides the payment, as it is configured (payments-env.ts). */
import type Stripe from 'stripe';
import type { CheckoutAsks } from '../_shared/billing/payments-env.ts';

type Asked = Pick<
  Stripe.Checkout.SessionCreateParams,
  | 'automatic_tax'
  | 'billing_address_collection'
  | 'consent_collection'
  | 'customer_update'
  | 'tax_id_collection'
>;

export function asked({ automaticTax, billingAddress, taxIds, terms }: CheckoutAsks): Asked {
  return {
    ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
    ...(billingAddress === null ? {} : { billing_address_collection: billingAddress }),
    ...(taxIds ? { tax_id_collection: { enabled: true } } : {}),
    ...(terms ? { consent_collection: { terms_of_service: 'required' } } : {}),
    // The customer is known: what is asked for is kept with them, for the bills to come.
    ...(automaticTax || taxIds
      ? {
          customer_update: {
            ...(automaticTax ? { address: 'auto' } : {}),
            ...(taxIds ? { name: 'auto' } : {}),
          },
        }
      : {}),
  };
}

/**
 * Prices are shown with their tax, so the provider's price of a plan must hold it.
 * @throws Error that says which one does not
 */
export async function checkTaxed(
  stripe: Stripe,
  { automaticTax }: CheckoutAsks,
  price: string,
): Promise<void> {
  if (!automaticTax) return;
  const { tax_behavior: behavior } = await stripe.prices.retrieve(price);
  if (behavior !== 'inclusive') {
    throw new Error(`tax is on, and the price ${price} does not include it (tax_behavior is ${behavior})`);
  }
}
