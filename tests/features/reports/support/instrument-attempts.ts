import { attemptFromScore, scoreSubmission } from '@/lib/assessments/attempt';
import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import { snapshotBand } from '@/lib/assessments/bands';
import { instruments } from '@/lib/assessments/instruments';
import { delayChoice } from '@/lib/assessments/tests/delay-choice/definition';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';
import { type DelayAnswer, startDelayChoice } from '@/lib/cognitive/delay-choice';
import { dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import type { FocustrackRecord } from '@/lib/cognitive/focustrack/record';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { type FocustrackRun, focustrackRunSchema } from '@/lib/cognitive/focustrack/stored-run';
import { simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent, type RespondentKind } from '@/lib/cognitive/simulation/respondents';
import { attemptId } from './sample.ts';

const times = { started_at: '2026-11-20T12:00:00.000Z', completed_at: '2026-11-20T12:20:00.000Z' };

/** Tests with questions, once for each form. */
export const questionnaires: readonly (readonly [InstrumentDefinition, FormId])[] = instruments
  .filter(({ selection }) => selection.total > 0)
  .flatMap((definition) =>
    definition.forms.map(({ form }): [InstrumentDefinition, FormId] => [definition, form]),
  );

/** Answer to the question of an area; both counted from 0. Null leaves it out. */
export type AnswerRule = (area: number, question: number) => number | null;

/** Answers for every area alike. */
export const answersOf =
  (answer: number): AnswerRule =>
  () =>
    answer;
/** From 1 to 5 over the areas. */
export const mixed: AnswerRule = (area, question) => 1 + ((area * 2 + (question % 2)) % 5);

function servedOf(definition: InstrumentDefinition): string[][] {
  const { selection, domains } = definition;
  return domains.map(({ id, prefix }) => {
    const count = selection.perDomain?.[id] ?? Math.floor(selection.total / domains.length);
    return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(3, '0')}`);
  });
}

/** A stored attempt of a questionnaire with these answers, scored as the server does. */
export function madeAttempt(
  definition: InstrumentDefinition,
  form: FormId,
  rule: AnswerRule,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  const areas = servedOf(definition);
  const ids = areas.flat();
  const left = definition.selection.total - ids.length;
  // What the areas do not share out evenly goes to the first ones.
  areas.slice(0, left).forEach((area, index) => {
    const prefix = definition.domains[index]?.prefix ?? '';
    const id = `${prefix}${String(area.length + 1).padStart(3, '0')}`;
    area.push(id);
    ids.push(id);
  });
  return scoredAttempt(definition, form, areas, rule, more);
}

/** The same with questions of one's own, area by area. What was asked besides goes in with them. */
export function scoredAttempt(
  definition: InstrumentDefinition,
  form: FormId,
  areas: readonly (readonly string[])[],
  rule: AnswerRule,
  more: Partial<AttemptRecord> = {},
  asked: Partial<Submission> = {},
): AttemptRecord {
  const ids = areas.flat();
  const answers = Object.fromEntries(
    areas.flatMap((area, index) =>
      area.flatMap((id, question): [string, number][] => {
        const answer = rule(index, question);
        return answer === null ? [] : [[id, answer]];
      }),
    ),
  );
  const formDefinition = definition.forms.find((each) => each.form === form);
  const submission: Submission = {
    id: attemptId,
    test_id: definition.testId,
    instrument_version: definition.version,
    form,
    language: 'en',
    question_ids: ids,
    answers,
    item_times_ms: Object.fromEntries(ids.map((id) => [id, 6000])),
    item_languages: {},
    ...times,
    seed: 'made',
    consent: formDefinition?.consent
      ? { kind: formDefinition.consent, accepted_at: times.started_at, text_version: '1' }
      : null,
    ...(formDefinition?.details.length
      ? { details: { child_label: 'Mika', age_band: '9-12', known_weeks: 12 } }
      : {}),
    ...asked,
  };
  // The word task is no part of these samples.
  const scored = scoreSubmission(withoutTasks(definition), submission);
  if (!scored.ok) throw new Error(`refused: ${scored.error.code} ${scored.error.detail ?? ''}`);
  return { ...attemptFromScore(scored.value), owned: true, ...more };
}

function withoutTasks(definition: InstrumentDefinition): InstrumentDefinition {
  return { ...definition, steps: definition.steps.filter(({ step }) => step.kind !== 'task') };
}

/** A stored run of the reaction-time test, its attempt, and the trials it came from. */
export function madeRun(
  kind: RespondentKind,
  variant: 'letters' | 'audio' = 'letters',
): { attempt: AttemptRecord; run: FocustrackRun; record: FocustrackRecord } {
  const record = simulateFocustrackRun({
    seed: 'seed-1',
    respondent: createRespondent(kind, 'seed-1'),
    variant,
  });
  const scored = record && scoreFocustrackRun(record);
  if (!record || !scored?.ok) throw new Error('the run was not scored');
  const { metrics, composite, standardErrors, timing, quality, dimensions, difficulty } = scored.value;
  const run = focustrackRunSchema.parse({
    id: attemptId,
    variant,
    device_class: record.header.deviceClass,
    task_version: scored.value.taskVersion,
    scoring_version: scored.value.scoringVersion,
    scale_version: scored.value.scaleVersion,
    dimensions,
    quality: JSON.parse(JSON.stringify(quality)),
    metrics: JSON.parse(JSON.stringify({ ...metrics, composite, standardErrors, timing })),
  });
  const overall = scored.value.percentageScore;
  const attempt: AttemptRecord = {
    ...bare(focusTrack),
    overall,
    domains: Object.fromEntries(dimensionIds.map((id) => [id, difficulty[id] ?? null])),
    band: overall === null ? null : snapshotBand(overall),
    quality: {
      level: quality.level === 'ok' ? 'ok' : 'check',
      flags: [],
      thin_prefixes: [],
      out_of_range: false,
    },
  };
  return { attempt, run, record };
}

/** A stored delay choice that always answers the same way, or takes turns ('inconsistent' gives no number). */
export function madeChoice(answer: (index: number) => DelayAnswer): AttemptRecord {
  const start = startDelayChoice('made');
  const answers = start.nowSides.map((_, index) => answer(index));
  const scored = scoreSubmission(delayChoice, {
    id: attemptId,
    test_id: delayChoice.testId,
    instrument_version: delayChoice.version,
    form: 'self',
    language: 'en',
    question_ids: [],
    answers: {},
    item_times_ms: {},
    item_languages: {},
    ...times,
    seed: 'made',
    consent: { kind: 'adult_self', accepted_at: times.started_at, text_version: '1' },
    tasks: { delay_choice: { ...start, answers } },
  });
  if (!scored.ok) throw new Error(`refused: ${scored.error.code} ${scored.error.detail ?? ''}`);
  return { ...attemptFromScore(scored.value), owned: true };
}

/** Later for short delays, now for long ones. */
export const patientForAWhile = (index: number): DelayAnswer => {
  const days = startDelayChoice('made').order[Math.floor(index / 6)] ?? 0;
  return days <= 90 ? 'later' : 'now';
};

function bare(definition: InstrumentDefinition): AttemptRecord {
  return {
    id: attemptId,
    test_id: definition.testId,
    instrument_version: definition.version,
    form: 'self',
    language: 'en',
    overall: null,
    domains: {},
    band: null,
    question_ids: [],
    answers: {},
    item_times_ms: {},
    item_languages: {},
    total_score: 0,
    max_possible_score: 0,
    answered_count: 0,
    quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
    ...times,
    seed: 'made',
    owned: true,
  };
}
