import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* What the first room of the team says. Apart from the queues, as it is asked for while the code of that room is on its way. */

const overviewSchema = z.object({
  pending: z.object({ topic: z.number(), answer: z.number(), comment: z.number() }),
  reports: z.object({
    ok: z.number(),
    due_soon: z.number(),
    overdue: z.number(),
    urgent: z.number(),
    escalated: z.number(),
  }),
  appeals: z.number(),
  mine: z.number(),
});
export type ModerationOverview = z.infer<typeof overviewSchema>;

const auditEntrySchema = z.object({
  id: z.number(),
  action: z.string(),
  target: z.nullable(z.string()),
  created_at: z.string(),
});

/** What is open, in numbers; a number above 1000 means that there are more. */
export function overviewQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.overview(userId),
    queryFn: async ({ client }) =>
      z.parse(overviewSchema, await askAsStaff(client, (db) => db.rpc('moderation_overview'))),
    refetchInterval: 60_000,
  });
}

const entriesPerPage = 25;

/** What the person did on the team, newest first. */
export function entriesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.entries(userId),
    queryFn: async ({ pageParam, client }) => {
      const asked = { p_limit: entriesPerPage, ...(pageParam !== null && { p_before: pageParam }) };
      return z.parse(
        z.array(auditEntrySchema),
        await askAsStaff(client, (db) => db.rpc('my_audit_entries', asked)),
      );
    },
    initialPageParam: null as number | null,
    getNextPageParam: (rows) => (rows.length < entriesPerPage ? null : (rows.at(-1)?.id ?? null)),
  });
}
