import type { TFunction } from 'i18next';
import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import { areaName } from '@/i18n/area-name';
import { dynamicText } from '@/i18n/dynamic-text';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { type Step, stepsOf } from '@/lib/assessments/run-steps';
import { runProgress } from '@/lib/assessments/run-view';
import type { ActivityId, ExtraQuestion, InstrumentDefinition } from '@/lib/assessments/types';

type T = TFunction<'tests'>;

/** A text and the language it is in. */
export interface ShownText {
  readonly text: string;
  readonly language: Language;
}

function extraText(t: T, question: ExtraQuestion, rest: string): string {
  return dynamicText(t, 'tests', `extras.${question.texts ?? question.id}.${rest}`, { defaultValue: '' });
}

/** What a timed part of a test is called. */
const taskNames = {
  word_learning: 'parts.task',
  word_delayed: 'parts.task',
  word_recognition: 'parts.task',
  delay_choice: 'parts.choices',
} as const satisfies Record<ActivityId, string>;

export const optionText = (t: T, question: ExtraQuestion, option: string): string =>
  extraText(t, question, `options.${option}`);

/** The sentence above an unscored question; '' where it needs none. */
export function extraLead(t: T, definition: InstrumentDefinition, question: ExtraQuestion): string {
  const area = definition.domains.find(({ id }) => id === question.area);
  if (area) return areaName(t, area);
  const isFirst = definition.steps.some(({ edge, step }) => step.id === question.id && edge === 'start');
  return extraText(t, question, isFirst ? 'before' : 'after') || extraText(t, question, 'lead');
}

/**
 * What a step asks; null when its text is not there.
 * @param t in the language of the run
 */
export function stepQuestion(t: T, run: QuestionnaireRun, items: LoadedItems, step: Step): ShownText | null {
  const own = (text: string): ShownText => ({ text, language: run.language });
  switch (step.kind) {
    case 'scale':
      if (step.about !== null) return own(t('extras.impact.question'));
      return items.byId.get(step.questionId) ?? null;
    case 'extra':
      return own(extraText(t, step.question, 'question'));
    case 'task':
      return own(t(taskNames[step.key]));
  }
}

/** Name of a chapter of the run. */
export function chapterName(t: T, definition: InstrumentDefinition, { id, kind }: RunChapter): string {
  if (kind !== 'module') return t(`parts.${kind}`);
  const area = definition.domains.find((domain) => domain.id === id);
  return area ? areaName(t, area) : id;
}

/** 'Question 7 of 18', or what another step is. */
export function positionText(
  t: T,
  definition: InstrumentDefinition,
  run: QuestionnaireRun,
  step: Step,
): string {
  if (step.kind === 'task') return t(taskNames[step.key]);
  if (step.kind === 'extra') {
    if (step.module !== null) return t('parts.followUp');
    const isFirst = definition.steps.some((each) => each.step.id === step.key && each.edge === 'start');
    return t(isFirst ? 'parts.backgroundQuestion' : 'parts.lastQuestions');
  }
  const { number, total } = runProgress(run, definition);
  return t('runner.position', { number, total });
}

/** 'Part 2 of 7: Distraction' in a test of modules; null in the others. */
export function chapterText(
  t: T,
  definition: InstrumentDefinition,
  run: QuestionnaireRun,
  step: Step,
): string | null {
  if (!definition.followUps) return null;
  const chapters = runChapters(run, definition);
  const at = chapters.findIndex(({ steps }) => steps.some((each) => each.step.key === step.key));
  const chapter = chapters[at];
  if (!chapter) return null;
  return t('parts.position', {
    number: at + 1,
    total: chapters.length,
    name: chapterName(t, definition, chapter),
  });
}

export interface NumberedStep {
  readonly step: Step;
  /** Place among the steps of the run. */
  readonly index: number;
}

/** Steps that belong together: a module by its area, or what stands before, around and after the modules. */
export interface RunChapter {
  readonly id: string;
  readonly kind: 'background' | 'module' | 'questions' | 'closing' | 'end';
  readonly steps: readonly NumberedStep[];
}

/** The chapters of a run in the order shown; a test without modules has one with all its questions. */
export function runChapters(run: QuestionnaireRun, definition: InstrumentDefinition): RunChapter[] {
  const steps = stepsOf(run, definition);
  const firstQuestion = steps.findIndex(({ kind }) => kind === 'scale');
  const chapters: { id: string; kind: RunChapter['kind']; steps: NumberedStep[] }[] = [];
  steps.forEach((step, index) => {
    const { id, kind } = chapterOf(step, index < firstQuestion, definition);
    const last = chapters.at(-1);
    if (last?.id === id) last.steps.push({ step, index });
    else chapters.push({ id, kind, steps: [{ step, index }] });
  });
  return chapters;
}

function chapterOf(
  step: Step,
  isBefore: boolean,
  { followUps }: InstrumentDefinition,
): { id: string; kind: RunChapter['kind'] } {
  const chapter = (kind: Exclude<RunChapter['kind'], 'module'>) => ({ id: kind, kind });
  if (step.kind !== 'task' && step.module !== null) return { id: step.module, kind: 'module' };
  if (step.kind !== 'scale') return chapter(isBefore ? 'background' : 'end');
  if (!followUps) return chapter('questions');
  const { domain } = step;
  return domain !== null && followUps.modules.includes(domain)
    ? { id: domain, kind: 'module' }
    : chapter('closing');
}
