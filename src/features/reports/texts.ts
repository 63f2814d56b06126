import type { ParseKeys, TFunction } from 'i18next';
import { type Language, languages } from '@/config/languages';
import { areaName } from '@/i18n/area-name';
import { reportBandKeys, snapshotBandKeys } from '@/lib/assessments/bands';
import type { Band, InstrumentDefinition, ScaleId } from '@/lib/assessments/types';
import { isExerciseId } from '@/lib/cognitive/registry';
import type { ReportMessage } from '@/lib/reports/messages';
import { type Wording, wordedKey } from './wording';

export const reportNamespaces = ['report', 'report-parts', 'screening', 'common', 'training'] as const;
export type ReportT = TFunction<typeof reportNamespaces>;

type ScreeningKey = ParseKeys<'screening'>;
export type ReportKey = ParseKeys<'report'>;

const memoryBandKeys = {
  Low: 'memoryBands.low',
  Moderate: 'memoryBands.moderate',
  High: 'memoryBands.high',
} as const satisfies Record<Band, ScreeningKey>;

const scaleKeys = {
  freq_very_often: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.veryOften'],
  freq_always: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.always'],
} as const satisfies { readonly [id in ScaleId]: readonly ScreeningKey[] };

type Worded = { readonly wording: Wording };
const plainly: Worded = { wording: 'self' };

/** The words of a report in the reader's language; the screen and the PDF use the same. */
export type ReportTexts = ReturnType<typeof reportTexts>;

export function reportTexts(t: ReportT, language: Language) {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language);
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const score = (value: number) => decimal.format(value);
  // The typed `t` reads endings such as '_note' as grammatical forms; the keys are held to the file by a test.
  const messageText = t as unknown as (
    key: string,
    params: Readonly<Record<string, string | number>>,
  ) => string;
  const say = (
    key: ReportKey | ReportMessage['key'],
    { wording }: Worded,
    params: Readonly<Record<string, string | number>> = {},
  ): string => messageText(`report:${wordedKey(key, wording)}`, params);
  return {
    t,
    language,
    /** A score or a difference in points, one decimal. */
    score,
    /** A count. */
    count: (value: number) => whole.format(value),
    /** A measure: as many decimals as it has, three at most. */
    figure: (value: number) => figures.format(value),
    list: (items: readonly string[]) => lists.format(items),
    date: (iso: string) => days.format(new Date(iso)),
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
    /** Set B. */
    band: (band: Band): string => t(`report:${reportBandKeys[band]}`),
    /** Set A in the words of the memory check. */
    memoryBand: (band: Band): string => t(`screening:${memoryBandKeys[band]}`),
    areaName: (area: { readonly id: string; readonly label: string }): string => areaName(t, area),
    /** The answer in words; null when there is none. */
    answer: (scale: ScaleId, answer: number): string | null => {
      const key = scaleKeys[scale][answer - 1];
      return key === undefined ? null : t(`screening:${key}`);
    },
    /** The five answers in words. */
    answers: (scale: ScaleId): string[] => scaleKeys[scale].map((key) => t(`screening:${key}`)),
    languageName: (code: Language): string => names.of(code) ?? languages[code],
    exercise: (id: string): string | null => (isExerciseId(id) ? t(`training:exercise.${id}.name`) : null),
  };
}

/** The five answers of a scale in a language of its own. */
export function answerLabels(t: TFunction<'screening'>, scale: ScaleId): string[] {
  return scaleKeys[scale].map((key) => t(key));
}

/** Name of each area of a test by id. */
export function areaNames(
  texts: Pick<ReportTexts, 'areaName'>,
  definition: Pick<InstrumentDefinition, 'domains'>,
): Record<string, string> {
  return Object.fromEntries(definition.domains.map((domain) => [domain.id, texts.areaName(domain)]));
}
