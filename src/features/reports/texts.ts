import type { ParseKeys, TFunction } from 'i18next';
import { type Language, languages } from '@/config/languages';
import { areaName } from '@/i18n/area-name';
import { reportBandKeys, snapshotBandKeys } from '@/lib/assessments/bands';
import type { Band, InstrumentDefinition, ScaleId } from '@/lib/assessments/types';
import { isExerciseId } from '@/lib/cognitive/registry';
import type { ReportMessage } from '@/lib/reports/messages';

export const reportNamespaces = ['report', 'screening', 'common', 'training'] as const;
export type ReportT = TFunction<typeof reportNamespaces>;

type ScreeningKey = ParseKeys<'screening'>;

const scaleKeys = {
  freq_very_often: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.veryOften'],
  freq_always: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.always'],
} as const satisfies { readonly [id in ScaleId]: readonly ScreeningKey[] };

/** The words of a report in the reader's language; the screen and the PDF use the same. */
export type ReportTexts = ReturnType<typeof reportTexts>;

export function reportTexts(t: ReportT, language: Language) {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const score = (value: number) => decimal.format(value);
  // The typed `t` reads endings such as '_note' as grammatical forms; the keys are held to the file by a test.
  const messageText = t as unknown as (key: string, params: Readonly<Record<string, string>>) => string;
  return {
    t,
    language,
    /** A score or a difference in points, one decimal. */
    score,
    /** A count. */
    count: (value: number) => whole.format(value),
    date: (iso: string) => days.format(new Date(iso)),
    message: ({ key, params }: ReportMessage): string =>
      messageText(
        `report:${key}`,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'number' ? score(value) : value,
          ]),
        ),
      ),
    /** Set C in the words of set A: the two share their limits. */
    level: (level: Band): string => t(`report:${snapshotBandKeys[level]}`),
    /** Set B. */
    band: (band: Band): string => t(`report:${reportBandKeys[band]}`),
    areaName: (area: { readonly id: string; readonly label: string }): string => areaName(t, area),
    /** The answer in words; null when there is none. */
    answer: (scale: ScaleId, answer: number): string | null => {
      const key = scaleKeys[scale][answer - 1];
      return key === undefined ? null : t(`screening:${key}`);
    },
    languageName: (code: Language): string => names.of(code) ?? languages[code],
    exercise: (id: string): string | null => (isExerciseId(id) ? t(`training:exercise.${id}.name`) : null),
  };
}

/** Name of each area of a test by id. */
export function areaNames(
  texts: Pick<ReportTexts, 'areaName'>,
  definition: Pick<InstrumentDefinition, 'domains'>,
): Record<string, string> {
  return Object.fromEntries(definition.domains.map((domain) => [domain.id, texts.areaName(domain)]));
}
