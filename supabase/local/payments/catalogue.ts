/** Products and prices. */
import * as z from 'zod';
import type { Core } from './core.ts';
import { invalid, missing } from './errors.ts';
import { list } from './list.ts';
import type { Interval, Metadata, Price, Product } from './objects.ts';
import { flag, int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

const currency = z.string().regex(/^[A-Za-z]{3}$/, { error: 'a three-letter currency code is needed' });
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.optional(),
});
const productData = z.strictObject({ name: text, description: text.optional(), metadata });

/** A price made on the way, such as for one line of a checkout. */
export const priceData = z.strictObject({
  currency,
  unit_amount: int,
  product: text.optional(),
  product_data: productData.optional(),
  recurring: recurring.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
});

export interface NewProduct {
  id?: string | undefined;
  name: string;
  description?: string | undefined;
  metadata?: Metadata | '' | undefined;
  active?: boolean | undefined;
}

export function createProduct(core: Core, given: NewProduct): Product {
  if (given.id && core.find('product', given.id)) {
    throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  }
  return core.add('product', {
    ...(given.id ? { id: given.id } : {}),
    active: given.active ?? true,
    description: given.description || null,
    images: [],
    marketing_features: [],
    metadata: mergeMetadata({}, given.metadata),
    name: given.name,
    type: 'service',
    updated: core.now(),
  });
}

export interface NewPrice {
  id?: string | undefined;
  currency: string;
  unit_amount: number;
  product?: string | undefined;
  product_data?: NewProduct | undefined;
  recurring?: { interval: Interval; interval_count?: number | undefined } | undefined;
  tax_behavior?: Price['tax_behavior'] | undefined;
  nickname?: string | undefined;
  metadata?: Metadata | '' | undefined;
  active?: boolean | undefined;
}

/** Checks what can be wrong with a price before anything is made. `at` names the place in the parameters. */
export function checkPrice(core: Core, given: NewPrice, at: (field: string) => string): void {
  if (given.unit_amount < 0) {
    throw invalid('Invalid non-negative integer', at('unit_amount'), 'parameter_invalid_integer');
  }
  if (given.product !== undefined) core.get('product', given.product, at('product'));
  else if (!given.product_data) throw missing(at('product'));
}

export function createPrice(core: Core, given: NewPrice): Price {
  const product = given.product ?? (given.product_data && createProduct(core, given.product_data).id);
  if (product === undefined) throw missing('product');
  return core.add('price', {
    ...(given.id ? { id: given.id } : {}),
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    currency: given.currency.toLowerCase(),
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname || null,
    product,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  });
}

const productRoutes: readonly Route[] = [
  route(
    'POST',
    '/v1/products',
    z.strictObject({ id: text.optional(), active: flag.optional(), ...productData.shape }),
    (core, params) => {
      const product = createProduct(core, params);
      core.emit('product.created', product);
      return product;
    },
  ),
  route(
    'GET',
    '/v1/products',
    z.strictObject({ ...paging, active: flag.optional(), ids: z.array(text).optional() }),
    (core, params) =>
      list(
        core,
        'product',
        '/v1/products',
        params,
        ({ id, active }) =>
          (params.active === undefined || active === params.active) &&
          (params.ids === undefined || params.ids.includes(id)),
      ),
  ),
  route('GET', '/v1/products/:id', none, (core, _params, id) => core.get('product', id)),
  route(
    'POST',
    '/v1/products/:id',
    z.strictObject({
      name: text.optional(),
      description: text.optional(),
      active: flag.optional(),
      metadata,
    }),
    (core, params, id) => {
      const product = core.get('product', id);
      const patch: Partial<Product> = {
        metadata: mergeMetadata(product.metadata, params.metadata),
        updated: core.now(),
      };
      if (params.name) patch.name = params.name;
      if (params.description !== undefined) patch.description = params.description || null;
      if (params.active !== undefined) patch.active = params.active;
      return core.change(product, patch, 'product.updated');
    },
  ),
];

const priceRoutes: readonly Route[] = [
  route(
    'POST',
    '/v1/prices',
    z.strictObject({
      ...priceData.shape,
      product_data: z.strictObject({ name: text, metadata }).optional(),
      active: flag.optional(),
      nickname: text.optional(),
      metadata,
    }),
    (core, params) => {
      checkPrice(core, params, (field) => field);
      const price = createPrice(core, params);
      core.emit('price.created', price);
      return price;
    },
  ),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...paging,
      active: flag.optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (core, params) =>
      list(
        core,
        'price',
        '/v1/prices',
        params,
        (price) =>
          (params.active === undefined || price.active === params.active) &&
          (params.product === undefined || price.product === params.product) &&
          (params.type === undefined || price.type === params.type),
      ),
  ),
  route('GET', '/v1/prices/:id', none, (core, _params, id) => core.get('price', id)),
  route(
    'POST',
    '/v1/prices/:id',
    z.strictObject({ active: flag.optional(), nickname: text.optional(), metadata }),
    (core, params, id) => {
      const price = core.get('price', id);
      const patch: Partial<Price> = { metadata: mergeMetadata(price.metadata, params.metadata) };
      if (params.active !== undefined) patch.active = params.active;
      if (params.nickname !== undefined) patch.nickname = params.nickname || null;
      return core.change(price, patch, 'price.updated');
    },
  ),
];

export const catalogueRoutes: readonly Route[] = [...productRoutes, ...priceRoutes];
