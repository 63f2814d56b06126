import { median } from '../cognitive/stats/descriptive.ts';
import { toMs } from '../time.ts';
import type { Submission } from './attempt-record.ts';
import { maxItemTimeMs, minKnownWeeks } from './attempt-record.ts';
import { impactIdOf, readExtra } from './run-steps.ts';
import { domainOf, prefixOf, readAnswer } from './scoring.ts';
import { domainLimits } from './selection.ts';
import type { SubmissionError } from './submission-errors.ts';
import type {
  DomainDefinition,
  ExtraQuestion,
  FormDefinition,
  InstrumentDefinition,
  Quality,
  QualityFlag,
  QualityLevel,
  RawAnswers,
} from './types.ts';

/* Whether a test allows what is handed in, and whether its questions were read. */

/** First moment ISO text with four digits for the year cannot hold. */
const END_OF_TIME_MS = Date.UTC(10000, 0, 1);

/** The first rule of the test a submission breaks, or null. Says nothing about how much was answered. */
export function submissionFault(
  definition: InstrumentDefinition,
  submission: Submission,
): SubmissionError | null {
  return (
    headFault(definition, submission) ??
    extrasFault(definition, submission) ??
    followUpFault(definition, submission) ??
    questionFault(definition, submission) ??
    taskFault(definition, submission) ??
    timeFault(submission)
  );
}

function headFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  if (submission.test_id !== definition.testId) return { code: 'unknown_test' };
  if (submission.instrument_version !== definition.version) return { code: 'unknown_version' };
  const form = definition.forms.find((each) => each.form === submission.form);
  if (!form) return { code: 'unknown_form' };
  if (form.consent !== null && submission.consent?.kind !== form.consent) return { code: 'consent_required' };
  return detailsFault(form, submission);
}

function detailsFault(form: FormDefinition, { details = {} }: Submission): SubmissionError | null {
  const missing = form.details.find((id) => details[id] === undefined);
  if (missing) return { code: 'details_missing', detail: missing };
  const tooShort = form.details.includes('known_weeks') && (details.known_weeks ?? 0) < minKnownWeeks;
  return tooShort ? { code: 'known_too_short' } : null;
}

/** Choices and open answers belong to questions the form asks. */
function extrasFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  const asked = stepsOfForm(definition, submission).filter((step) => step.kind !== 'task');
  const { followUps } = definition;
  const byKey = new Map<string, ExtraQuestion>(asked.map((question) => [question.id, question]));
  for (const module of followUps?.modules ?? []) {
    if (followUps) byKey.set(`${followUps.open.id}.${module}`, followUps.open);
  }
  const choice = Object.entries(submission.context ?? {}).find(
    ([key, value]) => !fits(byKey.get(key), value),
  );
  if (choice) return { code: 'unknown_context', detail: choice[0] };
  const text = Object.entries(submission.texts ?? {}).find(([key, value]) => {
    const question = byKey.get(key);
    return question?.kind !== 'text' || value.length > question.maxLength;
  });
  return text ? { code: 'unknown_text', detail: text[0] } : null;
}

/** The value is an option, or several different options, of the question. */
function fits(question: ExtraQuestion | undefined, value: string | readonly string[]): boolean {
  if (question === undefined || question.kind === 'text') return false;
  const read = readExtra(question, value);
  return read !== undefined && read !== null && read.length === value.length;
}

function stepsOfForm({ steps }: InstrumentDefinition, { form }: Submission) {
  return steps.filter((each) => each.forms?.includes(form) ?? true).map(({ step }) => step);
}

/** Answers may have changed after the sets were chosen, so only what can never have been asked is a fault. */
function followUpFault(
  { followUps: rule, domains }: InstrumentDefinition,
  { follow_ups: sets = [], question_ids: ids }: Submission,
): SubmissionError | null {
  const fault = (detail: string): SubmissionError => ({ code: 'wrong_follow_ups', detail });
  if (!rule) return sets.length > 0 ? fault('none') : null;
  if (sets.length > rule.total) return fault('total');
  const prefix = domains.find(({ id }) => id === rule.impactDomain)?.prefix ?? '';
  const perModule = new Map<string, number>();
  for (const [n, set] of sets.entries()) {
    const module = domainOf(set.question_id, domains)?.id ?? '';
    const earlier = sets.slice(0, n).some(({ question_id }) => question_id === set.question_id);
    if (!ids.includes(set.question_id) || !rule.modules.includes(module) || earlier)
      return fault(set.question_id);
    perModule.set(module, (perModule.get(module) ?? 0) + 1);
    if ((perModule.get(module) ?? 0) > rule.perModule) return fault(module);
    if (set.impact_id !== impactIdOf(prefix, rule, n)) return fault(set.impact_id);
    if (!fits(rule.settings, set.settings)) return fault(`${rule.settings.id}.${set.question_id}`);
    if (set.since !== null && !fits(rule.since, set.since))
      return fault(`${rule.since.id}.${set.question_id}`);
  }
  const impacts = sets.map(({ impact_id }) => impact_id);
  const listed = ids.filter((id) => impacts.includes(id));
  return listed.join() === impacts.join() ? null : fault('question_ids');
}

function questionFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  const { domains, selection } = definition;
  const ids = submission.question_ids;
  const impacts = new Set((submission.follow_ups ?? []).map(({ impact_id }) => impact_id));
  const core = ids.filter((id) => !impacts.has(id));
  const perDomain = new Map<string, number>();
  for (const id of core) {
    const domain = domainOf(id, domains);
    const number = Number(id.slice(-3));
    if (!domain || number < 1 || number > domain.itemCount) return { code: 'unknown_question', detail: id };
    perDomain.set(domain.id, (perDomain.get(domain.id) ?? 0) + 1);
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) return { code: 'duplicate_question', detail: twice };
  if (core.length > selection.total) return { code: 'too_many_questions' };
  if (core.length < selection.total) return { code: 'too_few_questions' };
  const uneven = domains.find(({ id }) => {
    const count = perDomain.get(id) ?? 0;
    const { min, max } = domainLimits(selection, id);
    return count < min || count > max;
  });
  if (uneven) return { code: 'wrong_distribution', detail: uneven.id };
  const served = new Set(ids);
  const stray = [...Object.keys(submission.answers), ...Object.keys(submission.item_languages)].find(
    (id) => !served.has(id),
  );
  return stray ? { code: 'answer_not_served', detail: stray } : null;
}

/** A test has exactly the tasks its form names. */
function taskFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  const asked = stepsOfForm(definition, submission).filter((step) => step.kind === 'task');
  const given = Object.keys(submission.tasks ?? {});
  const strange = given.find((id) => !asked.some((task) => task.id === id));
  if (strange) return { code: 'unknown_task', detail: strange };
  const missing = asked.find((task) => !given.includes(task.id));
  return missing ? { code: 'task_missing', detail: missing.id } : null;
}

function timeFault(submission: Submission): SubmissionError | null {
  const started = toMs(submission.started_at);
  const completed = toMs(submission.completed_at);
  if (started === null || completed === null) return { code: 'bad_times' };
  if (started < 0 || completed < started || completed >= END_OF_TIME_MS) return { code: 'bad_times' };
  const served = new Set(submission.question_ids);
  const wrong = Object.entries(submission.item_times_ms).find(
    ([id, ms]) => !served.has(id) || ms < 0 || ms > maxItemTimeMs,
  );
  return wrong ? { code: 'bad_times', detail: wrong[0] } : null;
}

const FAST_MEDIAN_MS = 2000;
const FAST_MIN_TIMES = 5;
const STRAIGHT_MIN_ANSWERS = 10;

export type QualityInput = {
  /** In the order served. */
  readonly questionIds: readonly string[];
  readonly answers: RawAnswers;
  /** One time per question that was timed, in milliseconds, any order. */
  readonly itemTimesMs: readonly number[];
};

/**
 * Signs that answers came without reading. They never change a score, block a report or accuse: a real
 * profile can be all 'Never'. Ids of other instruments are left out of every count.
 */
export function assessQuality(
  domains: readonly Pick<DomainDefinition, 'prefix'>[],
  { questionIds, answers, itemTimesMs }: QualityInput,
): Quality {
  const prefixes = domains.map((domain) => domain.prefix);
  const served = questionIds.filter((id) => prefixes.includes(prefixOf(id) ?? ''));
  const given = served.map((id) => readAnswer(answers[id]));
  const values = given.filter((answer) => answer !== null).map((answer) => answer.value);

  const flags: QualityFlag[] = [];
  if (itemTimesMs.length >= FAST_MIN_TIMES && (median(itemTimesMs) ?? 0) < FAST_MEDIAN_MS)
    flags.push('too_fast');
  if (isStraightLining(values)) flags.push('straight_lining');
  if (values.length * 5 < served.length * 4) flags.push('many_missing');

  return {
    level: levelOf(flags.length),
    flags,
    thin_prefixes: prefixes.filter((prefix) => isThin(prefix, served, answers)),
    out_of_range: given.some((answer) => answer?.outOfRange),
  };
}

/** Enough answers, and one run of equal ones as long as the larger of 10 and 60 % of them (rounded up). */
function isStraightLining(values: readonly number[]): boolean {
  if (values.length < STRAIGHT_MIN_ANSWERS) return false;
  let longest = 0;
  let run = 0;
  values.forEach((value, index) => {
    run = value === values[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest >= Math.max(STRAIGHT_MIN_ANSWERS, Math.ceil((values.length * 6) / 10));
}

function isThin(prefix: string, served: readonly string[], answers: RawAnswers): boolean {
  const own = served.filter((id) => prefixOf(id) === prefix);
  return own.filter((id) => readAnswer(answers[id]) !== null).length * 2 < own.length;
}

function levelOf(flags: number): QualityLevel {
  if (flags === 0) return 'ok';
  return flags === 1 ? 'check' : 'low';
}
