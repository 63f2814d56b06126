import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';
import type { Person } from './people.ts';
import { personIds } from './people.ts';
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
