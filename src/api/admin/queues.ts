import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { DeskAddress } from '@/lib/admin/desk-address';
import { refusalIn } from '@/lib/community/refusals';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';
import {
  decidedReportSchema,
  judgedPostSchema,
  memberPanelSchema,
  type OpenAppeal,
  type OpenedReport,
  openAppealSchema,
  openedReportSchema,
  type PendingPost,
  pendingPostSchema,
  type QueuedReport,
  queuedReportSchema,
} from './shapes';

/* What waits for moderators. Nothing of it is kept: others decide at the same time. */

/** Where a page ended: the moment it is ordered by, and the id. */
interface Place {
  readonly p_after: string;
  readonly p_after_id: string;
}

const behind = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  size: number,
  momentOf: (row: Row) => string,
) => {
  const last = rows.at(-1);
  return rows.length < size || !last ? null : { p_after: momentOf(last), p_after_id: last.id };
};

const firstPage = null as Place | null;

type Asked = Pick<DeskAddress, 'filters' | 'size'>;

export function pendingQuery(userId: string, { filters: { kind, lang }, size }: Asked) {
  return infiniteQueryOptions({
    queryKey: adminKeys.queue(userId, { queue: 'pending', kind, lang, size }),
    queryFn: async ({ pageParam, client }): Promise<PendingPost[]> => {
      const asked = {
        p_limit: size,
        ...pageParam,
        ...(kind && { p_kind: kind }),
        ...(lang && { p_lang: lang }),
      };
      return z.parse(
        z.array(pendingPostSchema),
        await askAsStaff(client, (db) => db.rpc('pending_queue', asked)),
      );
    },
    initialPageParam: firstPage,
    getNextPageParam: (rows) => behind(rows, size, ({ created_at }) => created_at),
  });
}

export function reportsQuery(userId: string, { filters, size }: Asked) {
  const { state, reason, priority, clock, assignee, lang } = filters;
  return infiniteQueryOptions({
    queryKey: adminKeys.queue(userId, { queue: 'reports', ...filters, size }),
    queryFn: async ({ pageParam, client }): Promise<QueuedReport[]> => {
      const asked = {
        p_limit: size,
        ...pageParam,
        ...(state && { p_state: state }),
        ...(reason && { p_reason: reason }),
        ...(priority && { p_priority: priority }),
        ...(clock && { p_clock: clock }),
        ...(assignee && { p_assignee: assignee }),
        ...(lang && { p_lang: lang }),
      };
      return z.parse(
        z.array(queuedReportSchema),
        await askAsStaff(client, (db) => db.rpc('report_queue', asked)),
      );
    },
    initialPageParam: firstPage,
    getNextPageParam: (rows) => behind(rows, size, ({ due_at }) => due_at),
  });
}

export function appealsQuery(userId: string, { size }: Pick<Asked, 'size'>) {
  return infiniteQueryOptions({
    queryKey: adminKeys.queue(userId, { queue: 'appeals', size }),
    queryFn: async ({ pageParam, client }): Promise<OpenAppeal[]> =>
      z.parse(
        z.array(openAppealSchema),
        await askAsStaff(client, (db) => db.rpc('appeal_queue', { p_limit: size, ...pageParam })),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (rows) => behind(rows, size, ({ created_at }) => created_at),
  });
}

/** How many rows a queue has, narrowed as it is; more than 1000 is 1001. */
export function totalQuery(userId: string, { queue, filters }: Pick<DeskAddress, 'queue' | 'filters'>) {
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  return queryOptions({
    queryKey: adminKeys.total(userId, { queue, ...set }),
    queryFn: async ({ client }) => {
      const asked = { p_queue: queue, p_filters: set };
      return z.parse(z.number(), await askAsStaff(client, (db) => db.rpc('queue_total', asked)));
    },
  });
}

/** Opens a report: one that nobody has in hand is claimed by it. Whoever comes second reads who has it, or decided it. */
export function reportQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: adminKeys.report(userId, id),
    queryFn: async ({ client }): Promise<OpenedReport> => {
      const read = async () =>
        z.parse(
          openedReportSchema,
          await askAsStaff(client, (db) => db.rpc('read_report', { p_report: id })),
        );
      const report = await read();
      if (report.state !== 'open') return report;
      const asked = { p_report: id, p_action: 'claim', p_version: report.version };
      try {
        const claimed = z.parse(
          decidedReportSchema,
          await askAsStaff(client, (db) => db.rpc('decide_report', asked)),
        );
        return { ...report, state: 'in_review', version: claimed.version, mine: true };
      } catch (failure) {
        if (refusalIn(failure) === null) throw failure;
        // Somebody was faster.
        return read();
      }
    },
    // Each look is an entry of the log: it is read again only when something happened, or the case is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Any post by its id, reported or not; null where there is none. */
export function postQuery(userId: string, id: string, use: 'case' | 'edit' = 'case') {
  return queryOptions({
    queryKey: adminKeys.post(userId, id, use),
    queryFn: async ({ client }) =>
      z.parse(
        z.nullable(judgedPostSchema),
        await askAsStaff(client, (db) => db.rpc('post_to_judge', { p_id: id })),
      ),
    // It is being judged: it changes under nobody's eyes but by what they do.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Standing and past of a member; null where there is none any more. */
export function memberQuery(userId: string, profileId: string) {
  return queryOptions({
    queryKey: adminKeys.member(userId, profileId),
    queryFn: async ({ client }) =>
      z.parse(
        z.nullable(memberPanelSchema),
        await askAsStaff(client, (db) => db.rpc('member_panel', { p_profile: profileId })),
      ),
  });
}
