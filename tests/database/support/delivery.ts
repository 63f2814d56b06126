import type { Query } from '../../../supabase/local/types.ts';

/** The value of an expression. */
export const value = async <T>(query: Query, sql: string): Promise<T> => {
  const [row] = await query<{ it: T }>(`select ${sql} as it`);
  return row?.it as T;
};

/** An event of the payment provider that took so long to arrive. */
export const eventSample = (id: string, outcome: string, lag: string) => `insert into public.billing_events
  (id, type, event_created, received_at, outcome) values ('${id}', 'invoice.paid', now() - interval '${lag}', now(), '${outcome}')`;
