import * as z from 'zod/mini';
import { createOutbox } from '@/api/sync/outbox';
import type { Outbox } from '@/api/sync/outbox-types';
import { type Language, languageCodes } from '@/config/languages';
import { kept } from '@/integrations/device-store';
import { call } from '@/integrations/supabase/functions';
import { type Consent, consentSchema } from '@/lib/assessments/attempt-record';
import { type FocustrackRecord, readFocustrackRecord } from '@/lib/cognitive/focustrack/record';
import { focustrackSubmit } from '@/lib/contracts/focustrack-submit';
import { isRunning } from './open-run';

/*
 * Reaction-time runs on their way to the server. Finished trials of a run that goes on are kept, too, as the abandoned
 * run they are if nothing follows; an upload with more trials takes the place of one with fewer.
 */

/** What the function takes. */
export interface FocustrackSubmission {
  /** Of the start that let the person in. */
  readonly id: string;
  readonly language: Language;
  readonly consent: Consent;
  readonly run: FocustrackRecord;
}

/** The record judges itself; what it says is wrong with a run matters to nobody here. */
const runSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): FocustrackRecord => {
    const run = readFocustrackRecord(value);
    if (run.ok) return run.value;
    context.issues.push({ code: 'custom', message: run.error, input: value });
    return z.NEVER;
  }),
);

const payloadSchema = z.object({
  submission: z.object({
    id: z.string(),
    language: z.enum(languageCodes),
    consent: consentSchema,
    run: runSchema,
  }),
  /** The run goes on in the page that keeps it. */
  open: z.boolean(),
});
type KeptFocustrack = z.infer<typeof payloadSchema>;

const holdsMore = (present: KeptFocustrack, other: KeptFocustrack) =>
  present.submission.run.trials.length > other.submission.run.trials.length ||
  (present.submission.run.status === 'completed' && other.submission.run.status !== 'completed');

const outbox = createOutbox<KeptFocustrack, unknown>({
  name: 'focustrack',
  payload: payloadSchema,
  deliver: ({ submission }) => call(focustrackSubmit, submission),
  mayGo: async ({ id, payload }) => !(payload.open && (await isRunning(id))),
  holdsMore,
});

const keep = (submission: FocustrackSubmission, owner: string, open: boolean) =>
  outbox.keep({ id: submission.id, owner, payload: { submission, open } });

/** Keeps a run that ended until it is sent. Answers whether the device keeps it; if not, this tab does. */
export const keepFocustrack = (submission: FocustrackSubmission, owner: string) =>
  keep(submission, owner, false);

/** Keeps the finished trials of a run that goes on. */
export const keepOpenFocustrack = (submission: FocustrackSubmission, owner: string) =>
  keep(submission, owner, true);

const lastSchema = z.extend(payloadSchema, { owner: z.string() });
const last = kept<z.infer<typeof lastSchema> | null>('fcl.reaction.last', lastSchema, null, 'device');

/** Keeps a run while its page goes away: written at once, because nothing that takes longer would be finished. */
export function keepFocustrackAtOnce(submission: FocustrackSubmission, owner: string): void {
  last.set({ submission, owner, open: false });
}

/** Moves what a vanished page left to where it is sent from. */
async function recover(): Promise<void> {
  const left = last.get();
  if (!left) return;
  const { owner, ...payload } = left;
  const { id } = payload.submission;
  const present = await outbox.find(id);
  const isKept =
    present && holdsMore(present.payload, payload) ? true : await outbox.keep({ id, owner, payload });
  if (isKept) last.set(null);
}

/** Runs on their way to the server. A run that still goes on in a page is left to it. */
export const focustrackOutbox: Outbox<KeptFocustrack> = {
  ...outbox,
  async find(id) {
    await recover();
    return outbox.find(id);
  },
  async send(id) {
    await recover();
    return outbox.send(id);
  },
  async flush() {
    await recover();
    return outbox.flush();
  },
};

/** A run of this person that the server does not hold yet; null when there is none under this id. */
export async function unsentFocustrack(id: string, owner: string | null): Promise<FocustrackRecord | null> {
  const entry = await focustrackOutbox.find(id);
  return entry && entry.owner === owner ? entry.payload.submission.run : null;
}
