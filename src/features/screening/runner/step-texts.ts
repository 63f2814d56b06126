import type { TFunction } from 'i18next';
import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import { areaName } from '@/i18n/area-name';
import { runProgress } from '@/lib/assessments/run-progress';
import type { Run } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import type { ExtraQuestion, InstrumentDefinition } from '@/lib/assessments/types';
import { type RunPart, runParts } from './run-parts';

type T = TFunction<'screening'>;

/** A text and the language it is in. */
export interface ShownText {
  readonly text: string;
  readonly language: Language;
}

/** Questions asked once per area carry the area in their id: 'change_time_place'. */
const perArea = 'change_';

const familyOf = (question: ExtraQuestion) => (question.id.startsWith(perArea) ? 'change' : question.id);

/** Typed keys would need every id by hand; a test holds the definitions to the file. */
function extraText(t: T, question: ExtraQuestion, rest: string): string {
  const loose = t as unknown as (key: string, options: { defaultValue: string }) => string;
  return loose(`extras.${familyOf(question)}.${rest}`, { defaultValue: '' });
}

export const optionText = (t: T, question: ExtraQuestion, option: string): string =>
  extraText(t, question, `options.${option}`);

/** The sentence above an unscored question; '' where it needs none. */
export function extraLead(t: T, definition: InstrumentDefinition, question: ExtraQuestion): string {
  const area = definition.domains.find(({ id }) => `${perArea}${id}` === question.id);
  if (area) return areaName(t, area);
  const isFirst = definition.steps.some(({ place, step }) => step.id === question.id && place === 'start');
  return extraText(t, question, isFirst ? 'before' : 'after') || extraText(t, question, 'lead');
}

/**
 * What a step asks; null when its text is not there.
 * @param t in the language of the run
 */
export function stepQuestion(t: T, run: Run, items: LoadedItems, step: Step): ShownText | null {
  const own = (text: string): ShownText => ({ text, language: run.language });
  switch (step.kind) {
    case 'scale':
      if (step.about !== null) return own(t('extras.impact.question'));
      return items.byId.get(step.questionId) ?? null;
    case 'extra':
      return own(extraText(t, step.question, 'question'));
    case 'task':
      return own(t(step.key === 'delay_choice' ? 'parts.choices' : 'parts.task'));
  }
}

/** Name of a part of the run. */
export function partName(t: T, definition: InstrumentDefinition, { id, kind }: RunPart): string {
  if (kind !== 'module') return t(`parts.${kind}`);
  const area = definition.domains.find((domain) => domain.id === id);
  return area ? areaName(t, area) : id;
}

/** 'Question 7 of 18', or what another step is. */
export function positionText(t: T, definition: InstrumentDefinition, run: Run, step: Step): string {
  if (step.kind === 'task') return t(step.key === 'delay_choice' ? 'parts.choices' : 'parts.task');
  if (step.kind === 'extra') {
    if (step.module !== null) return t('parts.followUp');
    const isFirst = definition.steps.some((each) => each.step.id === step.key && each.place === 'start');
    return t(isFirst ? 'parts.backgroundQuestion' : 'parts.lastQuestions');
  }
  const { number, total } = runProgress(run, definition);
  return t('runner.position', { number, total });
}

/** 'Part 2 of 7: Distraction' in a test of modules; null in the others. */
export function partText(t: T, definition: InstrumentDefinition, run: Run, step: Step): string | null {
  if (!definition.followUps) return null;
  const parts = runParts(run, definition);
  const at = parts.findIndex(({ steps }) => steps.some((each) => each.step.key === step.key));
  const part = parts[at];
  if (!part) return null;
  return t('parts.position', {
    number: at + 1,
    total: parts.length,
    name: partName(t, definition, part),
  });
}
