import { areaName } from '@/i18n/area-name';
import { dynamicText } from '@/i18n/dynamic-text';
import { findInstrument } from '@/lib/assessments/instruments';
import type { ExportView } from '@/lib/exports/progress-data';
import type { FocusPlan } from '@/lib/plans/plan';
import { stepsOf } from '@/lib/plans/progress';
import type { OwnWords } from './files/document-input';
import type { ExportTexts } from './files/export-texts';
import { isOwnStep, toldPlan } from './files/plan-blocks';
import { attemptTitle } from './files/result-blocks';

/** The open answers of an attempt, each with the question it answers; kept under '<question>' or '<question>.<area>'. */
export function openAnswersOf(
  attempt: ExportView,
  answers: Readonly<Record<string, string>>,
  texts: ExportTexts,
): OwnWords[] {
  const areas = findInstrument(attempt.test_id)?.domains ?? [];
  return Object.entries(answers).map(([key, text]) => {
    const [question = key, suffix] = key.split('.');
    const asked = dynamicText(texts.report, 'tests', `extras.${question}.question`, {
      defaultValue: attemptTitle(attempt, texts),
    });
    const area = areas.find(({ id }) => id === suffix);
    const label = area ? `${areaName(texts.report, area)} · ${asked}` : asked;
    return { id: `answer/${attempt.id}/${key}`, label, text };
  });
}

/** Names of habits that are kept, in the person's words. */
export const habitWords = (
  habits: readonly { readonly id: string; readonly title: string; readonly status: string }[],
  { t }: ExportTexts,
): OwnWords[] =>
  habits
    .filter(({ status }) => status === 'active')
    .map(({ id, title }) => ({ id: `habit/${id}`, label: t('labelHabit'), text: title }));

/** Steps of the told plan that the person named. */
export function stepWords(plans: readonly FocusPlan[], { t }: ExportTexts): OwnWords[] {
  const plan = toldPlan(plans);
  if (!plan) return [];
  return stepsOf(plan)
    .filter((item) => isOwnStep(plan, item))
    .map(({ id, title }) => ({ id: `step/${id}`, label: t('labelStep'), text: title }));
}
