import { dynamicText } from '@/i18n/dynamic-text';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ReportView } from '@/lib/reports/view';
import { type AskedQuestion, askedText, type Banks } from './banks';
import type { ReportTexts } from './texts';

/*
 * What a person told beside the scored answers: who is described, background questions, follow-ups. It is listed back
 * and never weighted.
 */

export type Given = { readonly id: string; readonly question: string; readonly answer: string };

export type GivenFollowUp = {
  readonly id: string;
  /** The question it goes back to; null when the bank has no such question any more. */
  readonly asked: AskedQuestion | null;
  readonly answers: readonly Given[];
};

/** Whether there is anything to list; what was said of the child and free texts stay with the owner. */
export function hasGiven(view: ReportView): boolean {
  return contextOf(view).length > 0 || detailsOf(view).length > 0 || view.scoring.followUps.length > 0;
}

/** Details, then choices, in the order of the test. */
export function givenAnswers(view: ReportView, texts: ReportTexts): Given[] {
  return [
    ...detailsOf(view).map((detail) => ({ id: detail, ...detailText(detail, view.attempt, texts) })),
    ...contextOf(view).map(([id, chosen]) => {
      const options = chosen.map((option) => extra(texts, id, `options.${option}`, option));
      return { id, question: extra(texts, id, 'question', id), answer: texts.list(options) };
    }),
  ];
}

export function givenFollowUps(view: ReportView, texts: ReportTexts, banks: Banks): GivenFollowUp[] {
  return view.scoring.followUps.map((set) => {
    const language = view.attempt.item_languages[set.question_id] ?? view.attempt.language;
    const none = texts.t('words.notAnswered');
    const settings = set.settings.map((option) =>
      extra(texts, 'followup_settings', `options.${option}`, option),
    );
    const since = set.since && extra(texts, 'followup_since', `options.${set.since}`, set.since);
    const impact = set.impact === null ? null : texts.answer(view.definition.scale, set.impact);
    const row = (id: string, answer: string | null): Given => ({
      id,
      question: extra(texts, id, 'question', id),
      answer: answer || none,
    });
    return {
      id: set.impact_id,
      asked: askedText(banks, { id: set.question_id, language }, view, texts),
      answers: [
        row('followup_settings', texts.list(settings)),
        row('followup_since', since),
        row('impact', impact),
      ],
    };
  });
}

const detailIds = ['child_label', 'age_band', 'known_weeks'] as const;
type Detail = (typeof detailIds)[number];

function detailsOf({ attempt }: ReportView): Detail[] {
  return detailIds.filter((id) => attempt.details?.[id] !== undefined);
}

function detailText(detail: Detail, { details }: AttemptRecord, texts: ReportTexts): Omit<Given, 'id'> {
  const { t } = texts;
  switch (detail) {
    case 'child_label':
      return { question: t('tests:start.childLabel'), answer: details?.child_label ?? '' };
    case 'age_band': {
      const [from = '', to = ''] = (details?.age_band ?? '').split('-');
      return {
        question: t('tests:start.ageBand'),
        answer: t('tests:start.ageBandOption', { from, to }),
      };
    }
    case 'known_weeks':
      return {
        question: t('tests:start.knownWeeks'),
        answer: texts.count(details?.known_weeks ?? 0),
      };
  }
}

/** Choices to the background questions of the test, in its order; strange ids are left out. */
function contextOf({ attempt, definition }: ReportView): [id: string, chosen: readonly string[]][] {
  return definition.steps.flatMap(({ step }): [string, readonly string[]][] => {
    const chosen = attempt.context?.[step.id];
    // What is asked of single areas has a part of its own.
    if (chosen === undefined || step.kind === 'task' || step.area !== undefined) return [];
    const list = typeof chosen === 'string' ? [chosen] : chosen;
    return list.length > 0 ? [[step.id, list]] : [];
  });
}

function extra({ t }: ReportTexts, id: string, part: string, otherwise: string): string {
  return dynamicText(t, 'tests', `extras.${id}.${part}`, { defaultValue: otherwise });
}
