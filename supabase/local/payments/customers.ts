/** Customers. */
import * as z from 'zod';
import { type Core, randomText } from './core.ts';
import { list } from './list.ts';
import type { Customer, Metadata } from './objects.ts';
import { mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';
import { endSubscription } from './subscriptions.ts';

const fields = {
  email: z.union([z.literal(''), z.string().max(512)]).optional(),
  name: text.optional(),
  description: text.optional(),
  metadata,
};

interface NewCustomer {
  email?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Metadata | '' | undefined;
}

export function createCustomer(core: Core, given: NewCustomer): Customer {
  const customer = core.add('customer', {
    address: null,
    balance: 0,
    delinquent: false,
    description: given.description || null,
    email: given.email || null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { default_payment_method: null },
    metadata: mergeMetadata({}, given.metadata),
    name: given.name || null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    tax_exempt: 'none',
  });
  core.emit('customer.created', customer);
  return customer;
}

/** Takes the customer away; subscriptions end at once, payments stay. */
function deleteCustomer(core: Core, id: string): object {
  const customer = core.get('customer', id);
  for (const subscription of core.all('subscription')) {
    if (subscription.customer === id && subscription.status !== 'canceled') {
      endSubscription(core, subscription, 'cancellation_requested');
    }
  }
  core.state.objects.delete(id);
  core.state.deletedCustomers.push(id);
  core.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: readonly Route[] = [
  route('POST', '/v1/customers', z.strictObject(fields), createCustomer),
  route(
    'GET',
    '/v1/customers',
    z.strictObject({ ...paging, email: text.optional() }),
    // As with the provider, letters count as they were written.
    (core, params) =>
      list(
        core,
        'customer',
        '/v1/customers',
        params,
        ({ email }) => params.email === undefined || email === params.email,
      ),
  ),
  route('GET', '/v1/customers/:id', none, (core, _params, id) =>
    core.state.deletedCustomers.includes(id)
      ? { id, object: 'customer', deleted: true }
      : core.get('customer', id),
  ),
  route('POST', '/v1/customers/:id', z.strictObject(fields), (core, params, id) => {
    const customer = core.get('customer', id);
    const patch: Partial<Customer> = { metadata: mergeMetadata(customer.metadata, params.metadata) };
    if (params.email !== undefined) patch.email = params.email || null;
    if (params.name !== undefined) patch.name = params.name || null;
    if (params.description !== undefined) patch.description = params.description || null;
    return core.change(customer, patch, 'customer.updated');
  }),
  route('DELETE', '/v1/customers/:id', none, (core, _params, id) => deleteCustomer(core, id)),
];
