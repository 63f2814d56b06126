import * as z from 'zod/mini';
import { createOutbox, type SendResult } from '@/api/outbox/create-outbox';
import { type Language, languageCodes } from '@/config/languages';
import { callFunction } from '@/integrations/supabase/functions';
import { type Consent, consentSchema } from '@/lib/assessments/submission-parts';
import { type AttentionRun, readAttentionRun } from '@/lib/cognitive/attention-test/record';
import { isRunning } from './open-run';

/*
 * Reaction-time runs on their way to the server. Finished trials of a run that goes on are kept, too, as the abandoned
 * run they are if nothing follows; an upload with more trials takes the place of one with fewer.
 */

/** What the function takes. */
export interface ReactionSubmission {
  /** Of the start that let the person in. */
  readonly id: string;
  readonly language: Language;
  readonly consent: Consent;
  readonly run: AttentionRun;
}

const entrySchema = z.object({
  submission: z.object({
    id: z.string(),
    language: z.enum(languageCodes),
    consent: consentSchema,
    run: z.unknown(),
  }),
  owner: z.string(),
  /** The run goes on in the page that keeps it. */
  open: z.boolean(),
  refused: z.optional(z.string()),
});

interface ReactionEntry {
  submission: ReactionSubmission;
  owner: string;
  open: boolean;
  refused?: string | undefined;
}

function parse(value: unknown): ReactionEntry | null {
  const parsed = z.safeParse(entrySchema, value);
  if (!parsed.success) return null;
  const run = readAttentionRun(parsed.data.submission.run);
  return run.ok ? { ...parsed.data, submission: { ...parsed.data.submission, run: run.value } } : null;
}

const holdsMore = (present: ReactionEntry, other: ReactionEntry) =>
  present.submission.run.trials.length > other.submission.run.trials.length ||
  (present.submission.run.status === 'completed' && other.submission.run.status !== 'completed');

const outbox = createOutbox<ReactionEntry, unknown>({
  store: 'reactions',
  name: 'fcl-reactions',
  parse,
  idOf: ({ submission }) => submission.id,
  deliver: ({ submission }) => callFunction('reaction-submit', submission),
  isReady: async ({ open, submission }) => !(open && (await isRunning(submission.id))),
  holdsMore,
});

/** Calls `listener` with the id of a run whose delivery changed. Answers how to stop. */
export const onReactionChanged = outbox.onChanged;
export const reactionDelivery = outbox.deliveryOf;

/** Keeps a run that ended until it is sent. Answers whether the device keeps it; if not, this tab does. */
export function keepReaction(submission: ReactionSubmission, owner: string): Promise<boolean> {
  return outbox.keep({ submission, owner, open: false });
}

/** Keeps the finished trials of a run that goes on. */
export function keepOpenReaction(submission: ReactionSubmission, owner: string): Promise<boolean> {
  return outbox.keep({ submission, owner, open: true });
}

const lastResortKey = 'fcl.reaction.last';

/** Keeps a run while its page goes away: written at once, because nothing that takes longer would be finished. */
export function keepReactionAtOnce(submission: ReactionSubmission, owner: string): void {
  const entry: ReactionEntry = { submission, owner, open: false };
  try {
    window.localStorage.setItem(lastResortKey, JSON.stringify(entry));
  } catch {
    // Switched off or full: what the last checkpoint kept is what there is.
  }
}

/** Moves what a vanished page left to where it is sent from. */
async function recover(): Promise<void> {
  let entry: ReactionEntry | null = null;
  try {
    entry = parse(JSON.parse(window.localStorage.getItem(lastResortKey) ?? 'null'));
  } catch {
    return; // storage is switched off
  }
  if (!entry) return;
  const present = await outbox.find(entry.submission.id);
  const kept = present && holdsMore(present, entry) ? true : await outbox.keep(entry);
  if (kept) window.localStorage.removeItem(lastResortKey);
}

/** Sends one kept run. One that is not waiting was sent already. */
export async function sendReaction(id: string): Promise<SendResult> {
  await recover();
  return outbox.send(id);
}

/** Sends every run that waits. A run that still goes on in a page is left to it. */
export async function flushReactions(): Promise<SendResult[]> {
  await recover();
  return outbox.flush();
}

/** A run of this person that the server does not hold yet; null when there is none under this id. */
export async function unsentReaction(id: string, owner: string | null): Promise<AttentionRun | null> {
  await recover();
  const entry = await outbox.find(id);
  return entry && entry.owner === owner ? entry.submission.run : null;
}
