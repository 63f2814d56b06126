/** `expand[]`: the object itself in the place of its id, along a path such as data.subscription.latest_invoice. */

import type { Invoice } from './billing-objects.ts';
import { checkoutLines } from './checkout-lines.ts';
import type { Core } from './core.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import type { Charge, CheckoutSession } from './objects.ts';

const MAX_LEVELS = 4;

/** Lists that are left out unless they are asked for. */
function include(core: Core, node: Record<string, unknown>, key: string): void {
  if (node.object === 'checkout.session' && key === 'line_items') {
    node.line_items = checkoutLines(core, node as unknown as CheckoutSession);
  }
  if (node.object === 'invoice' && key === 'payments') {
    const { id } = node as unknown as Invoice;
    node.payments = {
      object: 'list',
      data: structuredClone(core.all('invoice_payment').filter((payment) => payment.invoice === id)),
      has_more: false,
      url: '/v1/invoice_payments',
    };
  }
  if (node.object === 'charge' && key === 'refunds') {
    const { id } = node as unknown as Charge;
    node.refunds = structuredClone(
      list(core, 'refund', `/v1/charges/${id}/refunds`, {}, ({ charge }) => charge === id),
    );
  }
}

function lookUp(core: Core, value: unknown): unknown {
  const object = typeof value === 'string' ? core.state.objects.get(value) : undefined;
  return object ? structuredClone(object) : value;
}

function step(core: Core, node: unknown, [key, ...rest]: readonly string[], path: string): void {
  if (key === undefined || node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) step(core, one, [key, ...rest], path);
    return;
  }
  const fields = node as Record<string, unknown>;
  include(core, fields, key);
  const value = fields[key];
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const expanded = Array.isArray(value) ? value.map((one) => lookUp(core, one)) : lookUp(core, value);
  if (rest.length === 0 && typeof expanded !== 'object') {
    const isGone = typeof value === 'string' && core.state.deletedCustomers.includes(value);
    if (!isGone) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
    fields[key] = { id: value, object: 'customer', deleted: true };
    return;
  }
  fields[key] = expanded;
  step(core, expanded, rest, path);
}

/** A copy of an answer with the paths expanded. */
export function expand(core: Core, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_LEVELS + (parts[0] === 'data' ? 1 : 0)) {
      throw invalid(`You cannot expand more than ${MAX_LEVELS} levels of a property.`, 'expand');
    }
    step(core, copy, parts, path);
  }
  return copy;
}
