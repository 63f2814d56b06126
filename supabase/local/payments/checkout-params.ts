/** What a checkout session may be asked for, and what of it does not go together. */
import * as z from 'zod';
import { checkPrice, priceData } from './catalogue.ts';
import type { Core } from './core.ts';
import { invalid, missing, notModelled } from './errors.ts';
import { address, flag, int, metadata, text } from './params.ts';

/** The provider's limits: four fields with short names. */
const fields = z
  .array(z.strictObject({ name: z.string().max(40), value: z.string().max(140) }))
  .max(4)
  .optional();

export const params = z.strictObject({
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(['none', 'required']) }).optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']), name: z.enum(['auto', 'never']) })
    .partial()
    .optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: text.optional(), price_data: priceData.optional(), quantity: int }))
    .max(100),
  success_url: address,
  cancel_url: address.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  discounts: z
    .array(z.strictObject({ coupon: text }))
    .max(1)
    .optional(),
  expires_at: int.optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z.strictObject({ metadata, custom_fields: fields }).optional(),
    })
    .optional(),
  locale: text.optional(),
  metadata,
  payment_intent_data: z.strictObject({ description: text.optional(), metadata }).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: z.strictObject({ trial_period_days: int.optional(), metadata }).optional(),
});
export type Params = z.output<typeof params>;

/** Tax and tax numbers of a customer who is known are written into the customer, or not asked for. */
function checkAddress({ customer, customer_update: update, automatic_tax, tax_id_collection }: Params): void {
  if (!customer) return;
  if (automatic_tax?.enabled && update?.address !== 'auto') {
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to `auto`.',
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  }
  if (tax_id_collection?.enabled && update?.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. Set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
  }
}

export function checkModes(given: Params): void {
  const { mode } = given;
  if (given.customer && given.customer_email) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer');
  }
  if (mode === 'payment' && given.subscription_data) {
    throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  }
  if (mode === 'payment' && given.payment_method_collection) {
    throw invalid(
      'You can only set `payment_method_collection` if there are recurring prices.',
      'payment_method_collection',
    );
  }
  for (const name of ['payment_intent_data', 'invoice_creation', 'customer_creation'] as const) {
    if (mode === 'subscription' && given[name] !== undefined) {
      throw invalid(`You can not pass \`${name}\` in \`subscription\` mode.`, name);
    }
  }
  checkAddress(given);
  const days = given.subscription_data?.trial_period_days;
  if (days !== undefined && (days < 1 || days > 730)) {
    throw invalid(
      days < 1
        ? 'The minimum number of trial period days is 1.'
        : 'The maximum number of trial period days is 730 (2 years).',
      'subscription_data[trial_period_days]',
    );
  }
}

/** Checks every line before anything is made; answers their currency. */
export function checkLines(core: Core, given: Params): string {
  if (given.line_items.length === 0) throw missing('line_items');
  const kinds = given.line_items.map((line, index) => {
    const at = (field: string) => `line_items[${index}][${field}]`;
    if (line.quantity < 1) {
      throw invalid('This value must be greater than or equal to 1.', at('quantity'));
    }
    if (line.price_data) {
      const data = line.price_data;
      checkPrice(core, data, (field) => `line_items[${index}][price_data][${field}]`);
      return { currency: data.currency.toLowerCase(), recurring: data.recurring !== undefined };
    }
    if (!line.price) throw missing(at('price'));
    const price = core.get('price', line.price, at('price'));
    if (!price.active) {
      throw invalid(
        'The price specified is inactive. This field only accepts active prices.',
        at('price'),
        'price_inactive',
      );
    }
    return { currency: price.currency, recurring: price.recurring !== null };
  });
  if (new Set(kinds.map(({ currency }) => currency)).size > 1) {
    throw invalid('All line items must use the same currency.', 'line_items');
  }
  const recurring = kinds.filter((kind) => kind.recurring).length;
  if (given.mode === 'payment' && recurring > 0) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    );
  }
  if (given.mode === 'subscription' && recurring === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'mode');
  }
  if (given.mode === 'subscription' && kinds.length > 1) {
    throw notModelled('a subscription with more than one line', 'line_items');
  }
  return kinds[0]?.currency ?? '';
}
