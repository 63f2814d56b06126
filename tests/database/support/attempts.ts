import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import type { SqlParam } from '../../../supabase/local/types.ts';
import { valueAs } from './database.ts';
import { type Actor, type Person, personIds } from './people.ts';
import { attemptSample } from './rows/attempts.ts';
import type { Sample } from './rows/sample.ts';

export interface StoredAttempt {
  id: string;
  owned: boolean;
  claimed_at: string | null;
  created_at: string;
  [field: string]: unknown;
}

/** What the server sends to `store_attempt`: the columns that the content of an attempt consists of. */
export function attemptOf(id: string, changes: Sample = {}): Sample {
  const { user_id: _owner, created_at: _created, claimed_at: _claimed, ...content } = attemptSample(id, null);
  return { ...content, ...changes };
}

export const storeAttempt = (db: OpenedDb, attempt: Sample, person: Person | null): Promise<StoredAttempt> =>
  valueAs(db, 'service', 'select public.store_attempt($1::text::jsonb, $2)', [
    JSON.stringify(attempt),
    person && personIds[person],
  ]);

/** Lets somebody into a test, as the app asks for it. */
export const startAttempt = (
  db: OpenedDb,
  actor: Actor | 'spare',
  id: string,
  test: string,
  form = 'self',
  subject: string | null = null,
): Promise<Record<string, unknown>> =>
  valueAs(db, actor, 'select public.start_attempt($1, $2, $3, $4)', [id, test, form, subject]);

export const startAndStore = async (
  db: OpenedDb,
  person: Person,
  attempt: Sample,
): Promise<StoredAttempt> => {
  const {
    id,
    test_id: test,
    form,
    details,
  } = attempt as Record<string, SqlParam> & { details: Sample | null };
  const label = details?.child_label;
  await startAttempt(db, person, String(id), String(test), String(form), label ? String(label) : null);
  return storeAttempt(db, attempt, person);
};

/** An attempt about a child, by a parent unless changed. */
export const childAttemptOf = (id: string, label = 'Tom', changes: Sample = {}): Sample =>
  attemptOf(id, {
    test_id: 'child_focus_tracker',
    form: 'parent',
    question_ids: ['CAF001', 'CWI002'],
    answers: { CAF001: 3, CWI002: 2 },
    details: { child_label: label, age_band: '6-8' },
    ...changes,
  });

interface Plan {
  subscribed?: boolean;
  tier?: 'basic' | 'plus' | 'premium' | null;
  trial?: 'none' | 'active' | 'cancelled' | 'expired' | 'converted';
  /** From now, such as '3 days' or '-1 second'. */
  trialEnds?: string | null;
}

/** What the payment provider said about a person; null takes it away. */
export async function givePlan(db: OpenedDb, person: Person, plan: Plan | null): Promise<void> {
  await db.query('delete from public.subscribers where user_id = $1', [personIds[person]]);
  if (plan === null) return;
  const { subscribed = true, tier = 'premium', trial = 'none', trialEnds = null } = plan;
  await db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, trial_status, trial_ends_at)
     values ($1, $2, $3, $4, now() + $5::interval)`,
    [personIds[person], subscribed, tier, trial, trialEnds],
  );
}
