import { plainText } from '../plain-text.ts';
import { toIso } from '../time.ts';
import type { Context, FollowUp, Submission, Texts } from './attempt-record.ts';
import type { QuestionnaireRun, StepRules } from './run-state.ts';
import {
  type ExtraStep,
  type FollowUpSet,
  type QuestionnaireCourse,
  questionnaireCourse,
} from './run-steps.ts';
import { answersOf } from './run-view.ts';
import type { FollowUpRule } from './types.ts';

/**
 * What is sent when the run is handed in. Skipped and open questions carry no answer; extra steps without an answer
 * and parts without any entry are left out.
 */
export function toSubmission(run: QuestionnaireRun, rules: StepRules): Submission {
  const plan = questionnaireCourse(run, rules);
  const { scale } = plan;
  const times = scale.flatMap(({ key, questionId }) => {
    const ms = run.itemTimesMs[key];
    return ms === undefined ? [] : [[questionId, ms] as const];
  });
  const languages = scale.flatMap(({ key, questionId }) => {
    const shown = run.itemLanguages[key];
    return shown === undefined || shown === run.language ? [] : [[questionId, shown] as const];
  });
  return {
    id: run.attemptId,
    test_id: run.testId,
    instrument_version: run.instrumentVersion,
    form: run.form,
    language: run.language,
    question_ids: scale.map(({ questionId }) => questionId),
    answers: answersOf(run, rules),
    item_times_ms: Object.fromEntries(times),
    item_languages: Object.fromEntries(languages),
    started_at: toIso(run.startedAt),
    completed_at: toIso(Math.max(run.completedAt ?? run.movedAt, run.startedAt)),
    seed: run.seed,
    consent: run.consent,
    ...(hasEntries(run.details) ? { details: run.details } : {}),
    ...partsOf(run, rules, plan),
  };
}

const hasEntries = (record: object) => Object.keys(record).length > 0;

function partsOf(
  run: QuestionnaireRun,
  { followUps: rule }: StepRules,
  { steps, sets }: QuestionnaireCourse,
): Pick<Submission, 'context' | 'texts' | 'follow_ups' | 'tasks'> {
  const extras = steps.filter((step) => step.kind === 'extra');
  const context = contextOf(run, extras);
  const texts = textsOf(run, extras);
  const followUps = rule ? sets.map((set) => followUpOf(run, rule, set)) : [];
  const tasks = Object.fromEntries(
    Object.entries(run.tasks).flatMap(([id, task]) => (task.complete ? [[id, task.data]] : [])),
  );
  return {
    ...(hasEntries(context) ? { context } : {}),
    ...(hasEntries(texts) ? { texts } : {}),
    ...(followUps.length > 0 ? { follow_ups: followUps } : {}),
    ...(hasEntries(tasks) ? { tasks } : {}),
  };
}

/** Choices of steps placed around the questions; those of follow-ups stand with their set. */
function contextOf(run: QuestionnaireRun, extras: readonly ExtraStep[]): Context {
  const context: Context = {};
  for (const { key, question, module } of extras) {
    const value = run.extras[key]?.value ?? null;
    if (module !== null || question.kind === 'text' || value === null || value.length === 0) continue;
    context[key] = typeof value === 'string' ? value : [...value];
  }
  return context;
}

function textsOf(run: QuestionnaireRun, extras: readonly ExtraStep[]): Texts {
  const texts: Texts = {};
  for (const { key, question } of extras) {
    const value = run.extras[key]?.value ?? null;
    const text = question.kind === 'text' && typeof value === 'string' ? plainText(value).trim() : '';
    if (text !== '') texts[key] = text;
  }
  return texts;
}

function followUpOf(
  run: QuestionnaireRun,
  rule: FollowUpRule,
  { questionId, impactId }: FollowUpSet,
): FollowUp {
  const settings = run.extras[`${rule.settings.id}.${questionId}`]?.value ?? [];
  const since = run.extras[`${rule.since.id}.${questionId}`]?.value ?? null;
  return {
    question_id: questionId,
    impact_id: impactId,
    settings: typeof settings === 'string' ? [settings] : [...settings],
    since: typeof since === 'string' ? since : null,
  };
}
