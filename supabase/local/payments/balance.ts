/** A customer's balance: what bills take from it and add to it, and what the API puts there or takes back. */
import * as z from 'zod';
import type { Core } from './core.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import type { BalanceTransaction, Customer, Metadata } from './objects.ts';
import { int, mergeMetadata, metadata, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

interface Move {
  amount: number;
  currency: string;
  type: BalanceTransaction['type'];
  invoice?: string | null;
  description?: string | undefined;
  metadata?: Metadata | '' | undefined;
}

export function moveBalance(core: Core, customer: Customer, move: Move): BalanceTransaction {
  const balance = customer.balance + move.amount;
  const entry = core.add('customer_balance_transaction', {
    amount: move.amount,
    currency: move.currency,
    customer: customer.id,
    description: move.description ?? null,
    ending_balance: balance,
    invoice: move.invoice ?? null,
    metadata: mergeMetadata({}, move.metadata),
    type: move.type,
  });
  core.change(customer, { balance }, 'customer.updated');
  return entry;
}

const create = z.strictObject({ amount: int, currency: text, description: text.optional(), metadata });

export const balanceRoutes: readonly Route[] = [
  route('POST', '/v1/customers/:id/balance_transactions', create, (core, given, id) => {
    if (given.amount === 0) throw invalid('The amount must not be zero.', 'amount');
    return moveBalance(core, core.get('customer', id), { ...given, type: 'adjustment' });
  }),
  route('GET', '/v1/customers/:id/balance_transactions', z.strictObject(paging), (core, given, id) => {
    const customer = core.get('customer', id);
    const address = `/v1/customers/${id}/balance_transactions`;
    return list(
      core,
      'customer_balance_transaction',
      address,
      given,
      (entry) => entry.customer === customer.id,
    );
  }),
];
