import type { ReportView } from './report-view';
import { mostPerAnswer, type ScoredQuestion } from './scoring-view';
import type { ReportTexts } from './texts';

/** Words about the scoring that stand on the page and in the PDF. */
export function scoringTexts({ definition, scoring, attempt }: ReportView, texts: ReportTexts) {
  const { t } = texts;
  const most = texts.count(mostPerAnswer);
  return {
    formula: t('report:scoring.formula', {
      most,
      first: texts.answer(definition.scale, 1) ?? '',
      last: texts.answer(definition.scale, 5) ?? '',
    }),
    formulaLine: t('report:scoring.formulaLine', { most }),
    recomputed: scoring.agrees
      ? t('report:scoring.agrees')
      : t('report:scoring.differs', {
          score: percentText(scoring.total.percent, texts),
          stored: percentText(attempt.overall, texts),
        }),
    bands: `${t('report:scoring.bands', {
      lowLabel: texts.band('Low'),
      moderateLabel: texts.band('Moderate'),
      highLabel: texts.band('High'),
    })} ${t('screening:norms')}`,
    facts: [
      { name: t('report:scoring.test'), value: definition.catalogueName },
      { name: t('report:scoring.version'), value: attempt.instrument_version },
      { name: t('report:scoring.date'), value: texts.date(attempt.completed_at) },
      {
        name: t('report:scoring.language'),
        value: scoring.languages.map((language) => texts.languageName(language)).join(', '),
      },
    ],
  };
}

export function percentText(percent: number | null, texts: ReportTexts): string {
  return percent === null ? texts.t('screening:notEnough') : texts.score(percent);
}

/** 'Often (3)': the answer and what it counts. */
export function answerText({ answer }: ScoredQuestion, view: ReportView, texts: ReportTexts): string {
  if (answer === null) return texts.t('report:scoring.skipped');
  const words = texts.answer(view.definition.scale, answer) ?? texts.count(answer);
  return texts.t('report:scoring.points', { answer: words, points: texts.count(answer - 1) });
}
