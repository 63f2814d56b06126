import { answerStep } from '@/lib/assessments/answer-step';
import type { ActivityNumber } from '@/lib/reports/activity-scoring';
import { mostPerAnswer, type ScoringRow } from '@/lib/reports/scoring-view';
import type { ReportView } from '@/lib/reports/view';
import { zoneLabels } from './area-texts';
import type { ReportTexts } from './texts';

/** Where the numbers were worked out again: on a page while it is read, or once for a file that others read later. */
type Place = 'page' | 'file';

/** Words about the scoring that stand on the page and in the PDF. */
export function scoringTexts(view: ReportView, texts: ReportTexts, place: Place = 'page') {
  const { t } = texts;
  const { definition, scoring, attempt, wording } = view;
  const most = texts.count(mostPerAnswer);
  const isTask = scoring.task !== null;
  const languages = scoring.languages.map((language) => texts.languageName(language));
  return {
    formula: isTask
      ? texts.say(wording === 'choice' ? 'scoring.choiceFormula' : 'scoring.runFormula', view)
      : t('report:scoring.formula', {
          most,
          first: texts.answer(definition.scale, 1) ?? '',
          last: texts.answer(definition.scale, 5) ?? '',
        }),
    formulaLine: isTask
      ? t(wording === 'choice' ? 'report:scoring.choiceLine' : 'report:scoring.runLine')
      : t('report:scoring.formulaLine', { most }),
    recomputed: recomputedText(view, texts, place),
    bands: wording === 'choice' ? null : bandsText(view, texts),
    facts: [
      { name: t('words.test'), value: definition.catalogueName },
      { name: t('report:scoring.version'), value: attempt.instrument_version },
      ...(view.run ? [{ name: t('report:scoring.rules'), value: versionsOf(view) }] : []),
      { name: t('report:scoring.answeredBy'), value: t(`report:answeredBy.${attempt.form}`) },
      { name: t('report:scoring.date'), value: texts.date(attempt.completed_at) },
      {
        name: t(isTask ? 'words.language' : 'report:scoring.language'),
        value: texts.list(languages),
      },
    ],
  };
}

function versionsOf({ run }: ReportView): string {
  return run ? [run.task_version, run.scoring_version, run.scale_version].join(' · ') : '';
}

function recomputedText(view: ReportView, texts: ReportTexts, place: Place): string | null {
  const { scoring, attempt } = view;
  if (scoring.agrees === null) return null;
  const inFile = place === 'file';
  if (scoring.agrees) return texts.say(inFile ? 'scoring.agreesFile' : 'scoring.agrees', view);
  const percent = scoring.task ? scoring.task.overall.percent : scoring.total.percent;
  return texts.say(inFile ? 'scoring.differsFile' : 'scoring.differs', view, {
    score: percentText(percent, view, texts),
    stored: percentText(attempt.overall, view, texts),
  });
}

function bandsText(view: ReportView, texts: ReportTexts): string {
  const bands = texts.say('scoring.bands', view, zoneLabels(view, texts));
  return `${bands} ${texts.t('tests:norms')}`;
}

export function percentText(
  percent: number | null,
  view: Pick<ReportView, 'wording'>,
  texts: ReportTexts,
): string {
  return percent === null ? texts.notEnough(view) : texts.score(percent);
}

/** '12 ÷ (4 × 4) × 100 = 75.0', with the numbers of one row. */
export function filledFormula(
  { answered, sum, percent }: ScoringRow,
  view: ReportView,
  texts: ReportTexts,
): string {
  if (percent === null || sum === null) return texts.notEnough(view);
  return texts.t('report:scoring.filled', {
    sum: texts.figure(sum),
    most: texts.count(mostPerAnswer),
    answered: texts.count(answered),
    score: texts.score(percent),
  });
}

/** The same for a number of a test without questions. */
export function filledTaskFormula(
  { formula, percent }: ActivityNumber,
  view: ReportView,
  texts: ReportTexts,
): string {
  if (formula === null) return percentText(percent, view, texts);
  const { performance, score, ...figures } = formula.figures;
  const shown = Object.entries(figures).map(([name, value]) => [name, texts.figure(value)]);
  return texts.say(`scoring.task.${formula.key}`, view, {
    ...Object.fromEntries(shown),
    ...(performance === undefined ? {} : { performance: texts.score(performance) }),
    ...(score === undefined ? {} : { score: texts.score(score) }),
  });
}

/** How far one answer step moves a number; null where no answers stand behind it. */
export function answerStepText(answered: number, texts: Pick<ReportTexts, 't' | 'tenths'>): string | null {
  const step = answerStep(answered);
  return step === null ? null : texts.t('report:scoring.step', { step: texts.tenths(step) });
}
