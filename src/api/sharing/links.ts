import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type AttemptRecord, attemptRecordSchema } from '@/lib/assessments/attempt-record';
import { madeLink, type NewLink } from './made-link';

/** Days a link may live, shortest first; the server takes 1 to 90. */
export const linkDays = [7, 30, 90] as const;

/** A link that opens one attempt. Moments are ISO text. */
export interface ShareLink {
  id: string;
  createdAt: string;
  expiresAt: string;
  /** null while nobody took it back. */
  revokedAt: string | null;
  /** How often it was opened, by day (year-month-day in UTC), earliest first; days without a visit are left out. */
  visits: { day: string; count: number }[];
}

/** Most links of one attempt that are listed; at most ten of them are open. */
const mostListed = 50;

async function fetchShareLinks(attemptId: string): Promise<ShareLink[]> {
  const client = await supabase();
  const links = unwrap(
    await client
      .from('attempt_shares')
      .select('id, created_at, expires_at, revoked_at')
      .eq('attempt_id', attemptId)
      .order('created_at', { ascending: false })
      .limit(mostListed),
  );
  if (links.length === 0) return [];
  const log = unwrap(
    await client
      .from('attempt_share_views')
      .select('share_id, viewed_on, views')
      .in(
        'share_id',
        links.map(({ id }) => id),
      )
      .order('viewed_on'),
  );
  return links.map(({ id, created_at, expires_at, revoked_at }) => ({
    id,
    createdAt: created_at,
    expiresAt: expires_at,
    revokedAt: revoked_at,
    visits: log
      .filter((entry) => entry.share_id === id)
      .map((entry) => ({ day: entry.viewed_on, count: entry.views })),
  }));
}

const linksKey = (userId: string, attemptId: string) => ['share-links', userId, attemptId] as const;

/** The links to one of the person's attempts, newest first, with their log. Read afresh each time. */
export function shareLinksQuery(userId: string, attemptId: string) {
  return queryOptions({
    queryKey: linksKey(userId, attemptId),
    queryFn: () => fetchShareLinks(attemptId),
    staleTime: 0,
  });
}

/**
 * Makes a link to one of the person's attempts. Its token is answered this once and never again.
 * @throws AppError whose `detail` is the server's code: bad_expiry, attempt_not_found, too_many_links
 */
export async function createShareLink(attemptId: string, days: number): Promise<NewLink> {
  const client = await supabase();
  return madeLink(await client.rpc('create_share_link', { p_attempt: attemptId, p_days: days }));
}

/** Takes a link back for good; one that is not there any more is no failure. @throws AppError */
export async function revokeShareLink(id: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('revoke_share_link', { p_id: id });
  if (error) throw toAppError(error);
}

/** Makes a link that lives so many days. Its token is shown once and kept nowhere. */
export function createShareLinkMutation(userId: string, attemptId: string) {
  return mutationOptions({
    mutationFn: (days: number) => createShareLink(attemptId, days),
    gcTime: 0,
    onSettled: (_link, error, _days, _before, { client }) => {
      if (error === null) void client.invalidateQueries({ queryKey: linksKey(userId, attemptId) });
    },
  });
}

/** Takes a link back by its id. */
export function revokeShareLinkMutation(userId: string, attemptId: string) {
  return mutationOptions({
    mutationFn: async (id: string, { client }) => {
      await revokeShareLink(id);
      await client.invalidateQueries({ queryKey: linksKey(userId, attemptId) });
    },
  });
}

export interface SharedAttempt {
  attempt: AttemptRecord;
  /** When the link ends, ISO text. */
  sharedUntil: string;
}

/** What only the owner needs is left out by the server; `tally` stands in for the answers. */
const sharedSchema = z.extend(attemptRecordSchema, {
  seed: z._default(z.string(), ''),
  item_times_ms: z._default(attemptRecordSchema.shape.item_times_ms, {}),
  question_ids: z._default(attemptRecordSchema.shape.question_ids, []),
  answers: z._default(attemptRecordSchema.shape.answers, {}),
  item_languages: z._default(attemptRecordSchema.shape.item_languages, {}),
  shared_until: z.string(),
});

const tokenShape = /^[0-9a-f]{64}$/;

async function fetchSharedAttempt(token: string): Promise<SharedAttempt | null> {
  if (!tokenShape.test(token)) return null;
  const client = await supabase();
  const { data, error } = await client.rpc('read_shared_attempt', { p_token: token });
  if (error) throw toAppError(error);
  const parsed = z.safeParse(sharedSchema, data);
  if (!parsed.success) return null;
  const { shared_until: sharedUntil, ...attempt } = parsed.data;
  return { attempt, sharedUntil };
}

/**
 * The attempt a link opens, or null when it opens nothing: unknown, expired and taken back are not told apart. Every
 * reading is counted, so a page reads once; what was read is forgotten as soon as the page is left.
 */
export function sharedAttemptQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-attempt', token],
    queryFn: () => fetchSharedAttempt(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
