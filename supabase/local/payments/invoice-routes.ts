/** Invoices over the API. */
import * as z from 'zod';
import type { Invoice } from './billing-objects.ts';
import type { Core } from './core.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import { int, none, paging, text } from './params.ts';
import { previewChange } from './plan-change.ts';
import { type Route, route } from './route.ts';
import { itemOf } from './subscriptions.ts';

const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      items: z
        .array(z.strictObject({ id: text, price: text }))
        .max(1)
        .optional(),
      proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
      proration_date: int.optional(),
    })
    .optional(),
});

function preview(core: Core, given: z.output<typeof previewParams>): Invoice {
  const subscription = core.get('subscription', given.subscription, 'subscription');
  if (subscription.status === 'canceled') {
    throw invalid('The subscription has been canceled.', 'subscription', 'invoice_upcoming_none');
  }
  const { items, proration_behavior: behavior, proration_date: at } = given.subscription_details ?? {};
  const price = items?.[0]
    ? core.get('price', items[0].price, 'subscription_details[items][0][price]')
    : core.get('price', itemOf(subscription).price.id);
  return previewChange(core, subscription, {
    price,
    behavior: behavior ?? 'create_prorations',
    at: at ?? core.now(),
  });
}

export const invoiceRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/invoices',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    }),
    (core, given) =>
      list(
        core,
        'invoice',
        '/v1/invoices',
        given,
        (invoice) =>
          (!given.customer || invoice.customer === given.customer) &&
          (!given.status || invoice.status === given.status) &&
          (!given.subscription || invoice.parent?.subscription_details.subscription === given.subscription),
      ),
  ),
  route('POST', '/v1/invoices/create_preview', previewParams, preview),
  route('GET', '/v1/invoices/:id', none, (core, _params, id) => core.get('invoice', id)),
  route(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    (core, given) =>
      list(
        core,
        'invoice_payment',
        '/v1/invoice_payments',
        given,
        (payment) =>
          (!given.invoice || payment.invoice === given.invoice) &&
          (!given.payment || payment.payment.payment_intent === given.payment.payment_intent) &&
          (!given.status || payment.status === given.status),
      ),
  ),
];
