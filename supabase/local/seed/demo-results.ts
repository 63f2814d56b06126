/** Finished self-checks of invented people, scored beforehand by the product's own code (scripts/demo-results.ts). */
import { readFileSync } from 'node:fs';
import type { LocalDb } from '../types.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface DemoResult {
  readonly daysAgo: number;
  readonly minutes: number;
  /** The stored row but for owner, id and times. */
  readonly row: { readonly consent: object | null } & Readonly<Record<string, unknown>>;
}

const results = JSON.parse(
  readFileSync(new URL('demo-results.json', import.meta.url), 'utf8'),
) as readonly DemoResult[];

/** @param person tells the results of people apart; @param now ms since 1970 */
export async function addResults(db: LocalDb, person: number, userId: string, now: number): Promise<void> {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const rows = results.map(({ daysAgo, minutes, row }, n) => {
    const begun = midnight - daysAgo * DAY_MS + 18 * HOUR_MS;
    const started_at = new Date(begun).toISOString();
    return {
      ...row,
      consent: row.consent && { ...row.consent, accepted_at: started_at },
      id: `00000000-0000-4000-9${String(person).padStart(3, '0')}-7${String(n).padStart(11, '0')}`,
      user_id: userId,
      started_at,
      completed_at: new Date(begun + minutes * 60_000).toISOString(),
    };
  });
  // Past everything that tells or counts what happens now.
  await db.tx(async (query) => {
    await query('set local session_replication_role = replica');
    const stored = JSON.stringify(rows);
    await query(
      `insert into public.attempt_starts (id, user_id, test_id, form, started_at, finished)
         select r.id, r.user_id, r.test_id, r.form, r.started_at, true
         from jsonb_populate_recordset(null::public.assessment_attempts, $1::text::jsonb) r
         on conflict (id) do nothing`,
      [stored],
    );
    await query(
      `insert into public.assessment_attempts (id, user_id, test_id, instrument_version, form, language, question_ids,
           answers, item_times_ms, item_languages, seed, overall, domains, band, total_score, max_possible_score,
           answered_count, quality, consent, started_at, completed_at, created_at)
         select r.id, r.user_id, r.test_id, r.instrument_version, r.form, r.language, r.question_ids, r.answers,
           r.item_times_ms, r.item_languages, r.seed, r.overall, r.domains, r.band, r.total_score, r.max_possible_score,
           r.answered_count, r.quality, r.consent, r.started_at, r.completed_at, r.completed_at
         from jsonb_populate_recordset(null::public.assessment_attempts, $1::text::jsonb) r
         on conflict (id) do nothing`,
      [stored],
    );
    await query('set local session_replication_role = origin');
  });
}
