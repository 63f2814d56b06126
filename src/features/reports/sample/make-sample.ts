import type { Language } from '@/config/languages';
import type { LoadedItems, ShownItem } from '@/content/items/load-items';
import { attemptFromScore, scoreSubmission } from '@/lib/assessments/attempt';
import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import { domainOf, isScalePoint } from '@/lib/assessments/scoring';
import { selectQuestions } from '@/lib/assessments/selection';
import type { InstrumentDefinition, ScalePoint } from '@/lib/assessments/types';
import { type DelayAnswer, startDelayChoice } from '@/lib/cognitive/delay-choice';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import { dayMs, minuteMs, secondMs, toIso } from '@/lib/time';

/** A result that nobody had, scored as everybody's is. */
export interface Sample {
  attempt: AttemptRecord;
  /** Of the reaction-time test. */
  run: FocustrackRun | null;
}

/** Of no attempt that is stored anywhere. */
const sampleId = '00000000-0000-4000-8000-000000000000';
/** Decides which questions are drawn and how the run goes: always the same. */
const seed = 'sample';

export interface SampleRequest {
  definition: InstrumentDefinition;
  language: Language;
  /** The questions of its first form. */
  items: LoadedItems;
  nowMs: number;
}

/** @throws when the scoring refuses it, which tests keep from happening */
export async function makeSample(request: SampleRequest): Promise<Sample> {
  if (request.definition.kind === 'timed') {
    const { makeSampleRun } = await import('./make-sample-run');
    return makeSampleRun(request.definition, frameOf(request), seed);
  }
  const { definition } = request;
  const submission = { ...frameOf(request), ...answered(request), ...chosen(definition) };
  const scored = scoreSubmission(withoutWordTasks(definition), submission);
  if (!scored.ok) throw new Error(`the sample was refused: ${scored.error.code}`);
  return { attempt: { ...attemptFromScore(scored.value), owned: true }, run: null };
}

/** Everything but the answers. */
function frameOf({ definition, language, nowMs }: SampleRequest): Submission {
  const [form] = definition.forms;
  const started = nowMs - dayMs;
  return {
    id: sampleId,
    test_id: definition.testId,
    instrument_version: definition.version,
    form: form.form,
    language,
    question_ids: [],
    answers: {},
    item_times_ms: {},
    item_languages: {},
    started_at: toIso(started),
    completed_at: toIso(started + definition.minutes.min * minuteMs),
    seed,
    consent: form.consent
      ? { kind: form.consent, accepted_at: toIso(started), text_version: 'sample' }
      : null,
  };
}

/** Areas differ, and within an area answers move by a step, as people answer. */
function answerOf(area: number, place: number): ScalePoint {
  const levels = [4, 2, 3, 5, 2];
  const value = (levels[area % levels.length] ?? 3) + ((place % 3) - 1);
  return isScalePoint(value) ? value : value < 1 ? 1 : 5;
}

function answered({ definition, language, items }: SampleRequest): Partial<Submission> {
  const { domains, steps } = definition;
  const { questionIds } = selectQuestions(definition, items.items, { seed, avoid: [] });
  const places = new Map<string, number>();
  const answers = questionIds.map((id) => {
    const area = domains.findIndex((domain) => domain.id === domainOf(id, domains)?.id);
    const place = places.get(String(area)) ?? 0;
    places.set(String(area), place + 1);
    return [id, answerOf(area, place)] as const;
  });
  const foreign = questionIds.flatMap((id): [string, Language][] => {
    const shown: ShownItem | undefined = items.byId.get(id);
    return shown && shown.language !== language ? [[id, shown.language]] : [];
  });
  const context = Object.fromEntries(
    steps.flatMap(({ step }) =>
      step.kind === 'task' || step.kind === 'text'
        ? []
        : [[step.id, step.kind === 'multi' ? step.options.slice(0, 2) : (step.options[0] ?? '')]],
    ),
  );
  return {
    question_ids: [...questionIds],
    answers: Object.fromEntries(answers),
    item_times_ms: Object.fromEntries(questionIds.map((id, index) => [id, (5 + (index % 4)) * secondMs])),
    item_languages: Object.fromEntries(foreign),
    ...(questionIds.length > 0 ? { context } : {}),
  };
}

/** Waits for the larger amount up to three months. */
function chosen({ steps }: InstrumentDefinition): Partial<Submission> {
  if (!steps.some(({ step }) => step.kind === 'task' && !step.inWords)) return {};
  const start = startDelayChoice(seed);
  const answers = start.nowSides.map((_, index): DelayAnswer => {
    const days = start.order[Math.floor(index / (start.nowSides.length / start.order.length))] ?? 0;
    return days <= 90 ? 'later' : 'now';
  });
  return { tasks: { delay_choice: { ...start, answers } } };
}

/** A list of words is learned by somebody; nobody learned this one. */
function withoutWordTasks(definition: InstrumentDefinition): InstrumentDefinition {
  return {
    ...definition,
    steps: definition.steps.filter(({ step }) => step.kind !== 'task' || !step.inWords),
  };
}
