import i18next from 'i18next';
import { exportAttempt } from '@/lib/fhir/export';
import type { ReportView } from '@/lib/reports/view';
import { toIso } from '@/lib/time';
import { linesText } from '../words/area-texts';
import { askedText, type Banks } from '../words/banks';
import { answerLabels, type ReportTexts } from '../words/texts';

/** The attempt as a FHIR R4 file: answers in the language of the attempt, notes in the reader's. */
export async function fhirFile(view: ReportView, texts: ReportTexts, banks: Banks): Promise<Blob> {
  const { attempt, definition, scoring } = view;
  await i18next.loadLanguages(attempt.language);
  const { t } = texts;
  const bundle = exportAttempt({
    definition,
    attempt,
    texts: {
      question: (id) => {
        const question = scoring.questions.find((each) => each.id === id);
        return (question && askedText(banks, question, view, texts)?.text) ?? id;
      },
      scale: answerLabels(i18next.getFixedT(attempt.language, 'tests'), definition.scale),
      areaName: (id) => view.report.dimensions.find((each) => each.id === id)?.name ?? id,
      notes: [t('common:screeningOnly'), t('tests:norms'), linesText(view, texts), t('words.useLimits')],
    },
    now: toIso(Date.now()),
  });
  return new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' });
}
