/** A scored reaction-time run under the names of the tables it is stored in. */

import type { Consent } from '@lib/assessments/attempt-record.ts';
import { snapshotBand } from '@lib/assessments/bands.ts';
import { focusTrack } from '@lib/assessments/tests/focustrack/definition.ts';
import { dimensionIds } from '@lib/cognitive/focustrack/dimensions.ts';
import type { FocustrackRecord } from '@lib/cognitive/focustrack/record.ts';
import type { ScoredFocustrackRun } from '@lib/cognitive/focustrack/score-run.ts';
import { dayMs, toIso, toMs } from '@lib/time.ts';
import type { Language } from '../../../src/config/languages.ts';

/** ISO text with four digits for the year holds no later run. */
const LATEST_START_MS = Date.UTC(9999, 11, 30);

export interface RunHead {
  id: string;
  language: Language;
  consent: Consent | null;
}

/** 'scored' alone has an attempt and begins the retake wait. */
export type RunStatus = 'scored' | 'invalid' | 'abandoned';

function statusOf(run: FocustrackRecord, scored: ScoredFocustrackRun): RunStatus {
  if (run.status === 'abandoned') return 'abandoned';
  return scored.quality.level === 'invalid' ? 'invalid' : 'scored';
}

export interface RunTimes {
  started_at: string;
  ended_at: string;
}

/**
 * From the first letter of the test to the end of the last trial, on the page's own clock. Null for moments before 1970
 * or after 9999, and for a run of more than a day.
 */
export function timesOf({ header, trials }: FocustrackRecord): RunTimes | null {
  const [first, last] = [trials[0], trials.at(-1)];
  const startedMs = toMs(header.startedAt);
  if (!first || !last || startedMs === null) return null;
  const lastedMs = Math.round(last.frameMs + last.soaMs - first.frameMs);
  if (startedMs < 0 || startedMs > LATEST_START_MS || lastedMs < 0 || lastedMs > dayMs) return null;
  return { started_at: toIso(startedMs), ended_at: toIso(startedMs + lastedMs) };
}

/** A row of `reaction_runs`. */
export function toRunRow(id: string, run: FocustrackRecord, scored: ScoredFocustrackRun, times: RunTimes) {
  const { trials, ...facts } = run;
  const { metrics, composite, standardErrors, timing } = scored;
  return {
    id,
    test_id: focusTrack.testId,
    variant: run.header.variant,
    status: statusOf(run, scored),
    task_version: scored.taskVersion,
    scoring_version: scored.scoringVersion,
    scale_version: scored.scaleVersion,
    seed: run.header.seed,
    device_class: run.header.deviceClass,
    header: facts,
    trials,
    metrics: { ...metrics, composite, standardErrors, timing },
    quality: scored.quality,
    dimensions: scored.dimensions,
    ...times,
  };
}
export type RunRow = ReturnType<typeof toRunRow>;

/** A row of `assessment_attempts`: difficulty in percent, as every report reads it; null where nothing was scored. */
export function toRunAttempt({ id, language, consent }: RunHead, scored: ScoredFocustrackRun, run: RunRow) {
  const { difficulty, percentageScore: overall } = scored;
  return {
    id,
    test_id: focusTrack.testId,
    instrument_version: focusTrack.version,
    form: 'self',
    language,
    overall,
    domains: Object.fromEntries(dimensionIds.map((dimension) => [dimension, difficulty[dimension] ?? null])),
    band: overall === null ? null : snapshotBand(overall),
    quality: {
      level: scored.quality.level === 'ok' ? 'ok' : 'check',
      flags: [],
      thin_prefixes: [],
      out_of_range: false,
    },
    seed: run.seed,
    consent,
    started_at: run.started_at,
    completed_at: run.ended_at,
  };
}
export type RunAttempt = ReturnType<typeof toRunAttempt>;
