import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askRolesAgain } from '@/api/account/admin-roles';
import { call } from '@/integrations/supabase/functions';
import { type ListAddress, setFilters } from '@/lib/admin/list-address';
import { paymentKinds, paymentStates } from '@/lib/admin/payments';
import { adminRefund } from '@/lib/contracts/admin-refund';
import { type BodyOf, refusalCode } from '@/lib/contracts/call';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* Payments, for master, full and payments admins. */

const paymentFacts = {
  id: z.string(),
  kind: z.enum(paymentKinds),
  state: z.enum(paymentStates),
  urgent: z.boolean(),
  at: z.string(),
  amount_cents: z.number(),
  refunded_cents: z.number(),
  currency: z.string(),
  version: z.number(),
  /** Titles of what was bought, or the tier of a plan. */
  about: z.array(z.string()),
};
const paymentSchema = z.object(paymentFacts);
export type Payment = z.infer<typeof paymentSchema>;

const refundSchema = z.object({
  id: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  state: z.enum(['requested', 'refused', 'pending', 'succeeded', 'failed', 'canceled']),
  /** null: made at the provider */
  reason: z.nullable(z.string()),
  created_at: z.string(),
  actor: z.nullable(z.string()),
});
export type Refund = z.infer<typeof refundSchema>;

const caseSchema = z.object({
  ...paymentFacts,
  /** What can be given back now. */
  left_cents: z.number(),
  /** null: the account is gone */
  email: z.nullable(z.string()),
  receipt_url: z.nullable(z.string()),
  lines: z.array(
    z.object({ sku: z.string(), title: z.string(), paid_cents: z.number(), refunded: z.boolean() }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      amount_cents: z.number(),
      credit_cents: z.number(),
      currency: z.string(),
      hosted_url: z.nullable(z.string()),
      issued_at: z.string(),
    }),
  ),
  refunds: z.array(refundSchema),
  events: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      event_created: z.string(),
      outcome: z.enum(['applied', 'ignored', 'refused', 'failed']),
      detail: z.nullable(z.string()),
    }),
  ),
});
export type PaymentCase = z.infer<typeof caseSchema>;

type Asked = ListAddress<string>;
type Place = { readonly p_urgent: boolean; readonly p_at: string; readonly p_id: string };

/** Those that failed or are disputed first, then the latest. */
export function paymentsQuery(userId: string, { filters, size }: Asked) {
  const set = setFilters(filters);
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'payments', { ...set, size }),
    queryFn: async ({ pageParam, client }): Promise<Payment[]> => {
      const asked = { p_filters: set, p_limit: size, ...pageParam };
      return z.parse(z.array(paymentSchema), await askAsStaff(client, (db) => db.rpc('payment_list', asked)));
    },
    initialPageParam: null as Place | null,
    getNextPageParam: (rows) => {
      const last = rows.at(-1);
      return rows.length < size || !last ? null : { p_urgent: last.urgent, p_at: last.at, p_id: last.id };
    },
  });
}

/** How many there are; more than 1000 is 1001. */
export function paymentsTotalQuery(userId: string, { filters }: Pick<Asked, 'filters'>) {
  const set = setFilters(filters);
  return queryOptions({
    queryKey: adminKeys.listTotal(userId, 'payments', set),
    queryFn: async ({ client }) =>
      z.parse(z.number(), await askAsStaff(client, (db) => db.rpc('payment_total', { p_filters: set }))),
  });
}

const paymentFileSchema = z.array(z.record(z.string(), z.unknown()));

/** All payments of the list for a file, 10000 at most; that they were taken is an entry. @throws AppError */
export async function exportPayments(
  client: QueryClient,
  userId: string,
  { filters }: Pick<Asked, 'filters'>,
) {
  const asked = { p_filters: setFilters(filters) };
  const rows = z.parse(paymentFileSchema, await askAsStaff(client, (db) => db.rpc('export_payments', asked)));
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return rows;
}

/** How often it is asked whether the provider told what became of a refund. */
const askEveryMs = 2000;

/** Who paid, for what, bills, refunds and what the provider told. */
export function paymentQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: adminKeys.payment(userId, id),
    queryFn: async ({ client }) =>
      z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('read_payment', { p_payment: id }))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'requested') ? askEveryMs : false,
  });
}

export type AskedRefund = BodyOf<typeof adminRefund>;

/** Gives money back. @throws AppError whose `detail` is a code of the contract */
export const refundMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (asked: AskedRefund) => call(adminRefund, asked),
    // Refused, it may be because somebody else was faster; without an answer it may be kept all the same.
    onSettled: (_done, failure, { payment }, _before, { client }) => {
      if (refusalCode(adminRefund, failure) === 'not_allowed') void askRolesAgain(client);
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
      void client.invalidateQueries({ queryKey: adminKeys.lists(userId, 'payments') });
      return client.invalidateQueries({ queryKey: adminKeys.payment(userId, payment) });
    },
  });
