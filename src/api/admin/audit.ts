import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type ListAddress, setFilters } from '@/lib/admin/list-address';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* The log of the team, for full and master admins. */

const entrySchema = z.object({
  id: z.number(),
  created_at: z.string(),
  /** null: the system itself, or an account that is gone */
  actor_id: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  action: z.string(),
  target: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof entrySchema>;

type Asked = ListAddress<string>;

/** Entries, the latest first. */
export function auditQuery(userId: string, { filters, size }: Asked) {
  const set = setFilters(filters);
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'audit', { ...set, size }),
    queryFn: async ({ pageParam, client }): Promise<AuditEntry[]> => {
      const asked = { p_filters: set, p_limit: size, ...(pageParam !== null && { p_before: pageParam }) };
      return z.parse(z.array(entrySchema), await askAsStaff(client, (db) => db.rpc('audit_entries', asked)));
    },
    initialPageParam: null as number | null,
    getNextPageParam: (rows) => (rows.length < size ? null : (rows.at(-1)?.id ?? null)),
  });
}

/** How many there are; more than 1000 is 1001. */
export function auditTotalQuery(userId: string, { filters }: Pick<Asked, 'filters'>) {
  const set = setFilters(filters);
  return queryOptions({
    queryKey: adminKeys.listTotal(userId, 'audit', set),
    queryFn: async ({ client }) =>
      z.parse(z.number(), await askAsStaff(client, (db) => db.rpc('audit_total', { p_filters: set }))),
  });
}

/** All entries of the list for a file, 10000 at most; that they were taken is an entry, too. @throws AppError */
export async function exportAudit(
  client: QueryClient,
  userId: string,
  { filters }: Pick<Asked, 'filters'>,
): Promise<AuditEntry[]> {
  const asked = { p_filters: setFilters(filters) };
  const rows = z.parse(z.array(entrySchema), await askAsStaff(client, (db) => db.rpc('export_audit', asked)));
  void client.invalidateQueries({ queryKey: adminKeys.lists(userId, 'audit') });
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return rows;
}
