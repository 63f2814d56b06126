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
  /** What the owner files it under; null for nothing. */
  caseWord: string | null;
  /** The other view of the same child is shown with it. */
  withOther: boolean;
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
      .select('id, created_at, expires_at, revoked_at, other_attempt_id, case_word')
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
  return links.map(({ id, created_at, expires_at, revoked_at, other_attempt_id, case_word }) => ({
    id,
    createdAt: created_at,
    expiresAt: expires_at,
    revokedAt: revoked_at,
    caseWord: case_word,
    withOther: other_attempt_id !== null,
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

/** What a link shows besides the report, and for how long. */
export interface LinkChoice {
  days: number;
  /** Attempt of the other form about the same child; null for none. */
  otherId: string | null;
  /** Empty for none. */
  caseWord: string;
}

/**
 * Makes a link to one of the person's attempts. Its token is answered this once and never again.
 * @throws AppError whose `detail` is the server's code: bad_expiry, attempt_not_found, not_the_other_view,
 *   bad_case_word, too_many_links
 */
export async function createShareLink(
  attemptId: string,
  { days, otherId, caseWord }: LinkChoice,
): Promise<NewLink> {
  const client = await supabase();
  const asked = {
    p_attempt: attemptId,
    p_days: days,
    ...(otherId === null ? {} : { p_other: otherId }),
    ...(caseWord === '' ? {} : { p_case_word: caseWord }),
  };
  return madeLink(await client.rpc('create_share_link', asked));
}

/** Takes a link back for good; one that is not there any more is no failure. @throws AppError */
export async function revokeShareLink(id: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('revoke_share_link', { p_id: id });
  if (error) throw toAppError(error);
}

/** Makes a link. Its token is shown once and kept nowhere. */
export function createShareLinkMutation(userId: string, attemptId: string) {
  return mutationOptions({
    mutationFn: (choice: LinkChoice) => createShareLink(attemptId, choice),
    gcTime: 0,
    onSettled: (_link, error, _choice, _before, { client }) => {
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
  /** The other view of the same child, where the owner shows it. */
  otherView: AttemptRecord | null;
  /** What the owner files it under; null for nothing. */
  caseWord: string | null;
  /** When the link ends, ISO text. */
  sharedUntil: string;
}

/** What only the owner needs is left out by the server; `tally` stands in for the answers. */
const sharedAttemptSchema = z.extend(attemptRecordSchema, {
  seed: z._default(z.string(), ''),
  item_times_ms: z._default(attemptRecordSchema.shape.item_times_ms, {}),
  question_ids: z._default(attemptRecordSchema.shape.question_ids, []),
  answers: z._default(attemptRecordSchema.shape.answers, {}),
  item_languages: z._default(attemptRecordSchema.shape.item_languages, {}),
});

const sharedSchema = z.extend(sharedAttemptSchema, {
  shared_until: z.string(),
  case_word: z.optional(z.nullable(z.string())),
  other_view: z.optional(z.nullable(sharedAttemptSchema)),
});

const tokenShape = /^[0-9a-f]{64}$/;

async function fetchSharedAttempt(token: string): Promise<SharedAttempt | null> {
  if (!tokenShape.test(token)) return null;
  const client = await supabase();
  const { data, error } = await client.rpc('read_shared_attempt', { p_token: token });
  if (error) throw toAppError(error);
  const parsed = z.safeParse(sharedSchema, data);
  if (!parsed.success) return null;
  const {
    shared_until: sharedUntil,
    case_word: caseWord = null,
    other_view: otherView = null,
    ...attempt
  } = parsed.data;
  return { attempt, otherView, caseWord, sharedUntil };
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
