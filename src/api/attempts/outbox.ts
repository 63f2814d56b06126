import * as z from 'zod/mini';
import { createDeviceChannel } from '@/api/runs/device-channel';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';
import type { Supabase } from '@/integrations/supabase/session';
import { AppError } from '@/lib/app-error';
import { type Submission, submissionSchema } from '@/lib/assessments/attempt';
import { secondMs } from '@/lib/time';
import type { AttemptRecord } from './attempt-record';

/*
 * Finished attempts on their way to the server. An attempt is kept on this device first and sent then, so a closed
 * lid between the two loses nothing; the server stores an id once, so sending it again doubles nothing.
 */

/** Only one tab sends at a time; sending twice would be harmless but wasteful. */
const lockName = 'fcl-outbox';
/** A connection that answers nothing for so long counts as none. */
const sendTimeoutMs = 20 * secondMs;

export type SendResult =
  | { status: 'stored' }
  /** No connection, a busy server, or somebody else is signed in: sent later. `error` is null in the last case. */
  | { status: 'waiting'; error: AppError | null }
  /** The server refused it; the result stays readable on this device. */
  | { status: 'refused'; error: AppError };

/** Where an attempt of this device stands; `kept` is false when the device keeps nothing and only this tab holds it. */
export type Delivery =
  | { status: 'sent' }
  /** This tab is at it. */
  | { status: 'sending' }
  | { status: 'waiting'; owner: string | null; kept: boolean }
  | { status: 'refused'; kept: boolean };

/** `owner` is who finished the attempt; it is never sent in another person's name. */
const entrySchema = z.object({
  submission: submissionSchema,
  owner: z.nullable(z.string()),
  /** The server's reason when it refused the attempt; sent again only when the person asks for it. */
  refused: z.optional(z.string()),
});
type OutboxEntry = z.infer<typeof entrySchema>;

/** The server has read it and will say the same again. */
const finalCodes = new Set(['invalid', 'conflict']);
/** Nobody was let into this attempt; no waiting changes that. */
const notStarted = 'not_started';
const isFinal = (error: AppError) => finalCodes.has(error.code) || error.detail === notStarted;
/** The one test visitors can take has a way in of its own. */
const functionFor = (testId: string) =>
  testId === 'focus_snapshot' ? 'focus-snapshot-submit' : 'assessment-submit';

/** Attempts this tab is sending, or is about to when another tab is done sending. */
const sending = new Set<string>();
/** Entries the device could not keep; they last as long as this page. */
const unkept = new Map<string, OutboxEntry>();
const unkeptResults = new Map<string, AttemptRecord>();
const changes = createDeviceChannel('fcl-outbox', { toSelf: true });

/** Calls `listener` with the id of an attempt whose delivery changed, in this tab or another. Answers how to stop. */
export const onDeliveryChanged = changes.listen;

function parse(value: unknown): OutboxEntry | null {
  const parsed = z.safeParse(entrySchema, value);
  return parsed.success ? parsed.data : null;
}

async function findEntry(attemptId: string): Promise<OutboxEntry | null> {
  const inMemory = unkept.get(attemptId);
  if (inMemory) return inMemory;
  try {
    return parse(await readStored('outbox', attemptId));
  } catch {
    return null; // storage is switched off
  }
}

/** Everything unsent; refused attempts, too. */
async function allEntries(): Promise<OutboxEntry[]> {
  const stored = await readAllStored('outbox').catch((): unknown[] => []); // storage is switched off
  return [...stored.map(parse).filter((entry) => entry !== null), ...unkept.values()];
}

/** Ids of attempts the server does not hold yet. */
export async function unsentIds(): Promise<Set<string>> {
  return new Set((await allEntries()).map(({ submission }) => submission.id));
}

async function waitingEntries(): Promise<OutboxEntry[]> {
  return (await allEntries()).filter((entry) => entry.refused === undefined);
}

async function dropEntry(attemptId: string): Promise<void> {
  if (!unkept.delete(attemptId)) await removeStored('outbox', attemptId);
}

async function forgetCopy(attemptId: string): Promise<void> {
  try {
    await removeStored('attempts', attemptId);
  } catch {
    // Storage is switched off: there is no copy.
  }
}

async function markRefused(entry: OutboxEntry, reason: string): Promise<void> {
  const { id } = entry.submission;
  const refused: OutboxEntry = { ...entry, refused: reason };
  if (unkept.has(id)) unkept.set(id, refused);
  else await updateStored('outbox', id, () => refused);
}

async function currentUserId(client: Supabase): Promise<string | null> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', { detail: 'timeout' }));
    const timer = setTimeout(giveUp, sendTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What the function answers, as far as it matters here: whether the stored attempt belongs to an account. */
const storedSchema = z.object({ attempt: z.object({ owned: z.boolean() }) });

/** Answers whether an account holds the attempt now; null when it is not this person's to send. */
async function deliver({ submission, owner }: OutboxEntry): Promise<{ owned: boolean } | null> {
  const user = await currentUserId(await supabase());
  if (owner !== null && owner !== user) return null;
  const answer = await callFunction(functionFor(submission.test_id), submission);
  const stored = z.safeParse(storedSchema, answer);
  return { owned: stored.success && stored.data.attempt.owned };
}

async function send(entry: OutboxEntry): Promise<SendResult> {
  const { id } = entry.submission;
  try {
    const delivered = await withinTime(deliver(entry));
    if (delivered === null) return { status: 'waiting', error: null };
    await dropEntry(id);
    // The account holds it now; another person on this device has no business with a copy.
    if (delivered.owned) await forgetCopy(id);
    return { status: 'stored' };
  } catch (failure) {
    const error = toAppError(failure);
    if (!isFinal(error)) return { status: 'waiting', error };
    await markRefused(entry, error.detail ?? error.code);
    return { status: 'refused', error };
  } finally {
    changes.announce(id);
  }
}

async function underLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return await navigator.locks.request(lockName, work);
}

/** Loads what sending needs while there is a connection, so that only the sending itself has to wait for one. */
export function prepareSending(): void {
  if (navigator.onLine) supabase().catch(() => {}); // sending says what is wrong
}

/**
 * Keeps a finished attempt until it is sent. Answers whether the device keeps it; if not, this tab does.
 * @param result what the same code calculated here, readable at once under the attempt's address
 * @param owner id of the signed-in person, or null for a visitor
 */
export async function keepAttempt(
  submission: Submission,
  result: AttemptRecord,
  owner: string | null,
): Promise<boolean> {
  const entry: OutboxEntry = { submission, owner };
  try {
    await updateStored('attempts', submission.id, () => result);
    await updateStored('outbox', submission.id, () => entry);
    return true;
  } catch {
    unkept.set(submission.id, entry); // storage is switched off or full
    unkeptResults.set(submission.id, result);
    return false;
  } finally {
    changes.announce(submission.id);
  }
}

/** Sends one kept attempt, also one that was refused before. An attempt that is not waiting was sent already. */
export async function sendAttempt(attemptId: string): Promise<SendResult> {
  sending.add(attemptId);
  changes.announce(attemptId);
  try {
    return await underLock(async () => {
      const entry = await findEntry(attemptId);
      return entry ? await send(entry) : { status: 'stored' };
    });
  } finally {
    sending.delete(attemptId);
    changes.announce(attemptId);
  }
}

/** Sends what is still waiting; called at start, when the connection returns and after signing in. */
export async function flushOutbox(): Promise<SendResult[]> {
  if ((await waitingEntries()).length === 0) return [];
  return underLock(async () => {
    const results: SendResult[] = [];
    for (const entry of await waitingEntries()) results.push(await send(entry));
    return results;
  });
}

/** A result the device could not keep, as long as this page lasts. */
export function unkeptResult(attemptId: string): AttemptRecord | null {
  return unkeptResults.get(attemptId) ?? null;
}

export async function deliveryOf(attemptId: string): Promise<Delivery> {
  if (sending.has(attemptId)) return { status: 'sending' };
  const entry = await findEntry(attemptId);
  if (entry === null) return { status: 'sent' };
  const kept = !unkept.has(attemptId);
  if (entry.refused !== undefined) return { status: 'refused', kept };
  return { status: 'waiting', owner: entry.owner, kept };
}

/** Deletes an attempt from this device, sent or not. What the server holds stays there. */
export async function forgetAttempt(attemptId: string): Promise<void> {
  unkeptResults.delete(attemptId);
  await underLock(async () => {
    await dropEntry(attemptId);
    await forgetCopy(attemptId);
  });
  changes.announce(attemptId);
}
