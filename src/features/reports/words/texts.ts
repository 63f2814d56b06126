import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackLanguage, isLanguage, type Language, languages } from '@/config/languages';
import { bandKeys, scaleKeys, zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { dynamicText } from '@/i18n/dynamic-text';
import { headlineText } from '@/i18n/headline';
import { type ReportT, reportNamespaces } from '@/i18n/report-words';
import { formatsIn } from '@/i18n/use-formats';
import { wholePercent, type Zone } from '@/lib/assessments/bands';
import type { Band, InstrumentDefinition, ScaleId } from '@/lib/assessments/types';
import { isExerciseId } from '@/lib/exercises/ids';
import { type ReportMessage, snapshotBandKeys } from '@/lib/reports/messages';
import type { ReportReader } from '@/lib/reports/reader';
import type { ReportView } from '@/lib/reports/view';
import { type Wording, wordedKeys } from '@/lib/reports/wording';

export type ReportKey = ParseKeys<'report'>;

type Worded = { readonly wording: Wording; readonly reader?: Pick<ReportReader, 'audience'> };
const plainly: Worded = { wording: 'self' };

/** The words of a report in the reader's language; the screen and the PDF use the same. */
export type ReportTexts = ReturnType<typeof reportTexts>;

export function reportTexts(t: ReportT, language: Language) {
  const formats = formatsIn(language);
  const { score } = formats;
  const say = (
    key: ReportKey | ReportMessage['key'],
    { wording, reader }: Worded,
    params: Readonly<Record<string, string | number>> = {},
  ): string => dynamicText(t, 'report', wordedKeys(key, wording, reader?.audience), params);
  /** The answer in words; null when there is none. */
  const answer = (scale: ScaleId, given: number): string | null => {
    const key = scaleKeys[scale][given - 1];
    return key === undefined ? null : t(`tests:${key}`);
  };
  return {
    t,
    language,
    /** A score or a difference in points, one decimal. */
    score,
    /** A score on a screen: whole, in its zone. */
    whole: (percent: number): string => formats.count(wholePercent(percent)),
    /** At most one decimal. */
    tenths: formats.tenths,
    /** A count. */
    count: formats.figure,
    /** A measure: as many decimals as it has, three at most. */
    figure: formats.figure,
    list: formats.list,
    date: formats.date,
    /** A text in the wording of the report: of the person, of an adult about a child, of a timed run … */
    say,
    message: ({ key, params }: ReportMessage, view: Worded = plainly): string =>
      say(
        key,
        view,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'number' ? score(value) : value,
          ]),
        ),
      ),
    /** Stands in place of a number that there is not. */
    notEnough: (view: Worded): string => say('notEnough', view),
    /** Set C in the words of set A: the two share their limits. */
    level: (level: Band): string => t(`report:${snapshotBandKeys[level]}`),
    /** Set A in the words of the memory check. */
    memoryBand: (band: Band): string => t(`tests:${bandKeys.memory[band]}`),
    /** The zone of a number in one word; the memory check says it in its own. */
    zone: (zone: Zone, { definition }: Pick<ReportView, 'definition'>): string =>
      zoneText(t, zone, definition),
    /** The result in one or two sentences. */
    headline: (view: Pick<ReportView, 'headline' | 'report' | 'wording' | 'reader'>): string =>
      headlineText(t, view.headline ?? [view.report.summary], view.wording, language, view.reader.audience),
    areaName: (area: { readonly id: string; readonly label: string }): string => areaName(t, area),
    answer,
    /** 'Often (3)': the answer and what it counts. */
    answerAndPoints: (scale: ScaleId, given: number | null): string =>
      given === null
        ? t('words.notAnswered')
        : t('report:scoring.points', {
            answer: answer(scale, given) ?? formats.figure(given),
            points: formats.figure(given - 1),
          }),
    /** The five answers in words. */
    answers: (scale: ScaleId): string[] => scaleKeys[scale].map((key) => t(`tests:${key}`)),
    languageName: (code: Language): string => formats.languageName(code) ?? languages[code],
    exercise: (id: string): string | null => (isExerciseId(id) ? t(`training:exercise.${id}.name`) : null),
  };
}

/** The five answers of a scale in a language of its own. */
export function answerLabels(t: ReportT, scale: ScaleId): string[] {
  return scaleKeys[scale].map((key) => t(`tests:${key}`));
}

/** Name of each area of a test by id. */
export function areaNames(
  texts: Pick<ReportTexts, 'areaName'>,
  definition: Pick<InstrumentDefinition, 'domains'>,
): Record<string, string> {
  return Object.fromEntries(definition.domains.map((domain) => [domain.id, texts.areaName(domain)]));
}

export function useReportTexts(): ReportTexts {
  const { t, i18n } = useTranslation(reportNamespaces);
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLanguage;
  return useMemo(() => reportTexts(t, language), [t, language]);
}
