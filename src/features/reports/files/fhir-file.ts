import i18next from 'i18next';
import { areaName } from '@/i18n/area-name';
import { dynamicText } from '@/i18n/dynamic-text';
import { reportNamespaces } from '@/i18n/report-words';
import { zoneOf } from '@/lib/assessments/bands';
import { exportAttempt } from '@/lib/fhir/export';
import type { ExportTexts } from '@/lib/fhir/input';
import type { Bundle } from '@/lib/fhir/types';
import type { ReportView } from '@/lib/reports/view';
import { toIso } from '@/lib/time';
import { linesText } from '../words/area-texts';
import { askedText, type Banks } from '../words/banks';
import { qualityText } from '../words/quality-text';
import { filledTaskFormula, scoringTexts } from '../words/scoring-texts';
import { answerLabels, type ReportTexts } from '../words/texts';
import { measuresOf } from './measures';
import { pseudonymOf } from './pseudonym';

export interface FhirInput {
  view: ReportView;
  texts: ReportTexts;
  banks: Banks;
  /** In the language of the attempt. */
  tAsked: ReportTexts['t'];
  /** Stands for the one who is described. */
  pseudonym: string;
  /** By which whoever gets the file files it; empty for none. */
  caseWord: string;
  /** ISO 8601. */
  now: string;
}

/** The attempt as a FHIR R4 file: answers in the language of the attempt, numbers and notes in the reader's. */
export async function fhirFile({
  view,
  texts,
  banks,
  caseWord,
}: Pick<FhirInput, 'view' | 'texts' | 'banks' | 'caseWord'>): Promise<Blob> {
  const { attempt, reader } = view;
  const userId = reader.audience === 'owner' ? reader.userId : undefined;
  await i18next.loadLanguages(attempt.language);
  const bundle = fhirBundle({
    view,
    texts,
    banks,
    tAsked: i18next.getFixedT(attempt.language, [...reportNamespaces]),
    pseudonym: await pseudonymOf(attempt, userId ?? attempt.id),
    caseWord,
    now: toIso(Date.now()),
  });
  return new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' });
}

export function fhirBundle(input: FhirInput): Bundle {
  const { view, texts, pseudonym, caseWord, now } = input;
  const { attempt, definition } = view;
  return exportAttempt({
    definition,
    attempt,
    pseudonym,
    caseWord,
    measures: measuresOf(view, texts),
    texts: {
      asked: askedTexts(input),
      language: texts.language,
      areaName: (id) => view.report.dimensions.find((each) => each.id === id)?.name ?? id,
      zone: (percent) => {
        const zone = zoneOf(percent, definition);
        return zone === null ? null : { code: zone, text: texts.zone(zone, view) };
      },
      informant: texts.t(`report:answeredBy.${attempt.form}`),
      method: methodText(view, texts),
      notes: notesOf(view, texts),
    },
    now,
  });
}

function askedTexts({ view, texts, banks, tAsked }: FhirInput): ExportTexts['asked'] {
  const { definition, scoring } = view;
  const extra = (id: string, part: string, otherwise: string) =>
    dynamicText(tAsked, 'tests', `extras.${id}.${part}`, { defaultValue: otherwise });
  return {
    question: (id) => {
      // The impact question of a follow-up is a text of the interface.
      if (scoring.followUps.some(({ impact_id }) => impact_id === id))
        return tAsked('tests:extras.impact.question');
      const question = scoring.questions.find((each) => each.id === id);
      return (question && askedText(banks, question, view, texts)?.text) ?? id;
    },
    scale: answerLabels(tAsked, definition.scale),
    areaName: (id) =>
      areaName(tAsked, definition.domains.find((each) => each.id === id) ?? { id, label: id }),
    background: tAsked('report:provider.background'),
    extra: (id) => extra(id, 'question', id),
    option: (id, option) => extra(id, `options.${option}`, option),
  };
}

function methodText(view: ReportView, texts: ReportTexts): string {
  const words = scoringTexts(view, texts);
  const ways = (view.scoring.task?.areas ?? []).map((area) => {
    const name = view.report.dimensions.find(({ id }) => id === area.id)?.name ?? area.id;
    return texts.t('words.pair', { name, text: filledTaskFormula(area, view, texts) });
  });
  return [words.formula, words.formulaLine, ...ways].join(' ');
}

function notesOf(view: ReportView, texts: ReportTexts): string[] {
  const { t } = texts;
  return [
    t('common:screeningOnly'),
    t('tests:norms'),
    linesText(view, texts),
    qualityText(view, texts),
    t('words.useLimits'),
  ];
}
