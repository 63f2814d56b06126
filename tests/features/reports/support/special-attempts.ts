import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { snapshotBand } from '@/lib/assessments/bands';
import type { TestId } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { scoreAnswers } from '@/lib/assessments/scoring';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import {
  answerDelayChoice,
  currentPair,
  type DelayAnswer,
  delayChoiceResult,
  startDelayChoice,
} from '@/lib/cognitive/delay-choice';
import { dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import { type ScoredFocustrackRun, scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import type { ComparableRun } from '@/lib/cognitive/focustrack/variability';
import { simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent } from '@/lib/cognitive/simulation/respondents';

/** Made attempts of every test with parts of its own in the report. */

export function definitionOf(testId: TestId): InstrumentDefinition {
  const definition = findInstrument(testId);
  if (!definition) throw new Error(`no test ${testId}`);
  return definition;
}

/** Area id to one answer, given to all questions of the area. */
export type AreaAnswers = Readonly<Record<string, number | null>>;

/** An attempt in which every question of an area has the same answer; areas that are not named have none. */
export function madeAttempt(
  testId: TestId,
  answers: AreaAnswers,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  const { domains, selection, version, forms } = definitionOf(testId);
  const given: Record<string, number> = {};
  const ids = domains.flatMap(({ id, prefix }) => {
    const count = selection.perDomain?.[id] ?? selection.minPerDomain;
    return Array.from({ length: count }, (_, i) => {
      const question = `${prefix}${String(i + 1).padStart(3, '0')}`;
      const answer = answers[id] ?? null;
      if (answer !== null) given[question] = answer;
      return question;
    });
  });
  const scored = scoreAnswers(domains, given);
  const { overall } = scored;
  return {
    id: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10',
    test_id: testId,
    instrument_version: version,
    form: forms[0].form,
    language: 'en',
    overall: overall.percent,
    domains: Object.fromEntries(scored.domains.map(({ id, percent }) => [id, percent])),
    band: overall.percent === null ? null : snapshotBand(overall.percent),
    question_ids: ids,
    answers: given,
    item_times_ms: {},
    item_languages: {},
    total_score: overall.totalScore,
    max_possible_score: overall.maxPossibleScore,
    answered_count: overall.answered,
    quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
    started_at: '2026-11-20T12:00:00.000Z',
    completed_at: '2026-11-20T12:20:00.000Z',
    seed: 'made',
    owned: true,
    ...more,
  };
}

/** Choices of somebody to whom `1000 / (1 + k·days)` now is worth as much as 1000 later; null k: always later. */
export function delayAttempt(k: number | null): AttemptRecord {
  const choose = (days: number, now: number): DelayAnswer =>
    k !== null && now > 1000 / (1 + k * days) ? 'now' : 'later';
  let state = startDelayChoice('made');
  for (let pair = currentPair(state); pair; pair = currentPair(state)) {
    state = answerDelayChoice(state, choose(pair.delayDays, pair.nowAmount));
  }
  const result = delayChoiceResult(state);
  const percent = result?.soonerPreference ?? null;
  return madeAttempt(
    'delay_choice',
    {},
    {
      overall: percent,
      domains: { sooner_preference: percent },
      tasks: { delay_choice: { raw: state, result } },
    },
  );
}

export function simulatedRun(
  seed = 'report',
  kind: 'average' | 'fatigued' = 'fatigued',
): ScoredFocustrackRun {
  const run = simulateFocustrackRun({ seed, respondent: createRespondent(kind, seed) });
  const scored = run && scoreFocustrackRun(run);
  if (!scored?.ok) throw new Error('the simulated run has no scores');
  return scored.value;
}

/** The attempt of a simulated run, as the server stores it. */
export function runAttempt(scored: ScoredFocustrackRun, more: Partial<AttemptRecord> = {}): AttemptRecord {
  return madeAttempt(
    'focustrack_attention_test',
    {},
    {
      overall: scored.percentageScore,
      domains: Object.fromEntries(dimensionIds.map((id) => [id, scored.difficulty[id] ?? null])),
      band: scored.percentageScore === null ? null : snapshotBand(scored.percentageScore),
      ...more,
    },
  );
}

/** The stored run behind it, as a report reads it. */
export function storedRun(scored: ScoredFocustrackRun, id: string): FocustrackRun {
  const { metrics, composite, standardErrors, timing, quality } = scored;
  return JSON.parse(
    JSON.stringify({
      id,
      variant: 'letters',
      device_class: 'keyboard',
      task_version: scored.taskVersion,
      scoring_version: scored.scoringVersion,
      scale_version: scored.scaleVersion,
      dimensions: scored.dimensions,
      quality,
      metrics: { ...metrics, composite, standardErrors, timing },
    }),
  ) as FocustrackRun;
}

export function comparableRun(scored: ScoredFocustrackRun): ComparableRun {
  const none = {
    sustained_attention: null,
    impulse_control: null,
    processing_speed: null,
    consistency: null,
    vigilance: null,
  };
  return {
    variant: 'letters',
    taskVersion: scored.taskVersion,
    scaleVersion: scored.scaleVersion,
    deviceClass: 'keyboard',
    quality: scored.quality.level,
    scores: scored.dimensions,
    standardErrors: scored.standardErrors ?? none,
  };
}
