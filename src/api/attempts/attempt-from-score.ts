import type { ScoredAttempt } from '@/lib/assessments/attempt';
import type { AttemptRecord } from './attempt-record';

/** The record the server will store, from the score this device calculated with the same code. */
export function attemptFromScore(scored: ScoredAttempt): AttemptRecord {
  return {
    id: scored.id,
    test_id: scored.test_id,
    instrument_version: scored.instrument_version,
    form: scored.form,
    language: scored.language,
    overall: scored.overall,
    domains: { ...scored.domains },
    band: scored.band,
    question_ids: [...scored.question_ids],
    answers: { ...scored.answers },
    item_times_ms: { ...scored.item_times_ms },
    item_languages: { ...scored.item_languages },
    total_score: scored.totalScore,
    max_possible_score: scored.maxPossibleScore,
    answered_count: scored.answered_count,
    quality: {
      level: scored.quality.level,
      flags: [...scored.quality.flags],
      thin_prefixes: [...scored.quality.thin_prefixes],
      out_of_range: scored.quality.out_of_range,
    },
    started_at: scored.started_at,
    completed_at: scored.completedAt,
    seed: scored.seed,
    details: Object.keys(scored.details).length === 0 ? null : scored.details,
    context: { ...scored.context },
    follow_ups: scored.follow_ups.map((set) => ({ ...set, settings: [...set.settings] })),
    tasks: { ...scored.tasks },
    texts: { ...scored.texts },
    invite_id: null,
  };
}
