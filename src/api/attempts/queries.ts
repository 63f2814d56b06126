import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import {
  type AttemptRecord,
  attemptRecordSchema,
  type ListedAttempt,
  listedAttemptSchema,
} from '@/lib/assessments/attempt-record';
import type { TestId } from '@/lib/assessments/catalogue';
import { attemptKeys } from './keys';

/*
 * Attempts, from the account and from this device. The device keeps copies: all there is until the server has
 * acknowledged them, and a visitor's for longer.
 */

/** Results the device could not keep; they last as long as this page. */
export const unkeptResults = new Map<string, AttemptRecord>();

export function parseAttempt(value: unknown): AttemptRecord | null {
  const parsed = z.safeParse(attemptRecordSchema, value);
  return parsed.success ? parsed.data : null;
}

/**
 * @param secret see `device-secret.ts`
 * @throws when the device keeps nothing
 */
export function keepCopy(result: AttemptRecord, secret: string): Promise<void> {
  return updateStored('attempts', result.id, () => ({ ...result, device_secret: secret }));
}

export async function forgetCopy(attemptId: string): Promise<void> {
  try {
    await removeStored('attempts', attemptId);
  } catch {
    // Storage is switched off: there is no copy.
  }
}

async function findCopy(id: string): Promise<AttemptRecord | null> {
  try {
    return parseAttempt(await readStored('attempts', id)) ?? unkeptResults.get(id) ?? null;
  } catch {
    return unkeptResults.get(id) ?? null; // storage is switched off
  }
}

/**
 * Newest first.
 * @throws when the device keeps nothing
 */
export async function allCopies(): Promise<AttemptRecord[]> {
  const kept = (await readAllStored('attempts')).map(parseAttempt).filter((attempt) => attempt !== null);
  return kept.sort((a, b) => b.completed_at.localeCompare(a.completed_at));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

async function fetchAttempt(id: string): Promise<AttemptRecord | null> {
  if (!uuid.test(id)) return null;
  const local = await findCopy(id);
  try {
    const client = await supabase();
    const { data, error } = await client.rpc('get_attempt', { p_id: id });
    if (error) throw toAppError(error);
    return parseAttempt(data) ?? local;
  } catch (error) {
    if (local) return local;
    throw error;
  }
}

/** One attempt, or null when there is none that the asking person may read. */
export function attemptQuery(userId: string | null, id: string) {
  return queryOptions({
    queryKey: attemptKeys.one(userId, id),
    queryFn: () => fetchAttempt(id),
  });
}

const listColumns =
  'id, test_id, instrument_version, form, language, overall, domains, band, total_score, max_possible_score, answered_count, quality, started_at, completed_at, details, invite_id' as const;
const columns =
  `${listColumns}, question_ids, answers, item_times_ms, item_languages, seed, context, follow_ups` as const;

/** The newest hundred, as rows of the columns asked for. */
async function fetchNewest<Columns extends string>(asked: Columns) {
  const client = await supabase();
  return unwrap(
    await client
      .from('assessment_attempts')
      .select(asked)
      .order('completed_at', { ascending: false })
      .limit(100),
  );
}

async function fetchMine(): Promise<AttemptRecord[]> {
  return z.parse(z.array(attemptRecordSchema), await fetchNewest(columns));
}

async function fetchListed(): Promise<ListedAttempt[]> {
  return z.parse(z.array(listedAttemptSchema), await fetchNewest(listColumns));
}

/** The signed-in person's attempts as lists show them, newest first, at most 100. */
export function myAttemptsQuery(userId: string) {
  return queryOptions({ queryKey: attemptKeys.mine(userId), queryFn: fetchListed });
}

/** All attempts of the person at hand, newest first: the account's, or a visitor's of this device. Read afresh each time. */
export function knownAttemptsQuery(userId: string | null) {
  return queryOptions({
    queryKey: attemptKeys.known(userId),
    queryFn: () => (userId === null ? allCopies() : fetchMine()),
    staleTime: 0,
    retry: false,
  });
}

async function recentOnThisDevice(testId: TestId, attempts: number): Promise<string[]> {
  const kept = await allCopies();
  return kept
    .filter((attempt) => attempt.test_id === testId)
    .slice(0, attempts)
    .flatMap((attempt) => attempt.question_ids);
}

async function recentOfAccount(testId: TestId, attempts: number): Promise<string[]> {
  const client = await supabase();
  return unwrap(await client.rpc('recent_question_ids', { p_test: testId, p_attempts: attempts }));
}

/**
 * Question ids of the latest attempts of a test, from the account or, for a visitor, from this device.
 * @throws when the account cannot be reached or the device keeps nothing
 */
export function recentQuestionIds(signedIn: boolean, testId: TestId, attempts: number): Promise<string[]> {
  return signedIn ? recentOfAccount(testId, attempts) : recentOnThisDevice(testId, attempts);
}
