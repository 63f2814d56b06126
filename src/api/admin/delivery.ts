import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { deliveryFacts } from '@/lib/operations/alerts';
import { clientErrorKinds } from '@/lib/operations/client-error';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* How delivery stands, for full and master admins. Numbers and names of ours; nothing of it is about a person. */

const stateSchema = z.object({
  facts: z.record(z.enum(deliveryFacts), z.number()),
  webhooks: z.object({
    taken: z.number(),
    failed: z.number(),
    repeated: z.number(),
    lag_s: z.number(),
    last_at: z.nullable(z.string()),
  }),
  jobs: z.array(
    z.object({
      job: z.string(),
      last_run_at: z.nullable(z.string()),
      is_late: z.boolean(),
      duration_ms: z.nullable(z.number()),
      /** SQLSTATE of the latest run; null: it went well */
      code: z.nullable(z.string()),
      result: z.nullable(z.string()),
      failures: z.number(),
    }),
  ),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.number(),
      oldest_at: z.nullable(z.string()),
      given_up: z.number(),
    }),
  ),
  refusals: z.array(z.object({ function: z.string(), code: z.string(), times: z.number() })),
  /** null: the database does not count its statements */
  slow: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        names: z.array(z.string()),
        calls: z.number(),
        mean_ms: z.number(),
        max_ms: z.number(),
      }),
    ),
  ),
  tables: z.array(
    z.object({
      table: z.string(),
      bytes: z.number(),
      /** null: a week ago it was not measured */
      grown: z.nullable(z.number()),
      keep_days: z.nullable(z.number()),
      oldest_at: z.nullable(z.string()),
      is_overdue: z.boolean(),
    }),
  ),
  client_errors: z.array(
    z.object({
      kind: z.enum(clientErrorKinds),
      page: z.string(),
      stack: z.string(),
      release: z.string(),
      times: z.number(),
      last_hour: z.string(),
    }),
  ),
});
export type DeliveryState = z.infer<typeof stateSchema>;

export function deliveryQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.delivery(userId),
    queryFn: async ({ client }): Promise<DeliveryState> =>
      z.parse(stateSchema, await askAsStaff(client, (db) => db.rpc('delivery_state'))),
  });
}
