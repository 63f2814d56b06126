/** The desk of orders as a test sits at it: lists, one order that lies open, a note, a bill, and what the log says. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { type Arg, callAs } from './community.ts';
import { asActor } from './database.ts';
import { type Person, personIds } from './people.ts';

interface OrderCase {
  id: string;
  email: string | null;
  version: number;
  lines: { sku: string; title: string; grants: { sku: string; open: boolean }[] }[];
  events: { at: string; kind: string; about?: string; cents?: number }[];
  notes: { body: string; author: string | null }[];
}

export function orderDeskOf(db: () => OpenedDb) {
  const call = <T = OrderCase>(who: Person | 'anon' | 'service', name: string, ...args: readonly Arg[]) =>
    callAs<T>(db(), who, name, ...args);
  const list = async (
    filters: object = {},
    after: string | null = null,
    limit = 25,
    who: Person = 'orders_admin',
  ) =>
    (
      await asActor<{ row: { id: string; created_at: string } }>(
        db(),
        who,
        'select public.order_list($1::text::jsonb, $2::text::uuid, $3::integer) as row',
        [JSON.stringify(filters), after, limit],
      )
    ).map(({ row }) => row);
  const found = async (filters: object, limit = 25) =>
    (await list(filters, null, limit)).map(({ id }) => Number(id.slice(-12)));
  const note = (
    order: string,
    version: number,
    body: string,
    id: string = randomUUID(),
    who: Person = 'orders_admin',
  ) => call(who, 'note_order', id, order, version, body);
  const bill = (order: string) =>
    db().query(
      `insert into public.billing_invoices (id, user_id, order_id, number, amount_cents, currency, status, issued_at)
     values ('in_desk', $1, $2, 'FCL-7', 1499, 'usd', 'paid', '2026-11-01T10:02:00Z')`,
      [personIds.owner, order],
    );
  const log = () =>
    db().query<{ action: string; target: string | null; detail: Record<string, unknown> }>(
      'select action, target, detail from public.admin_audit_log order by id',
    );
  return { call, list, found, note, bill, log };
}
