import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { historyTexts } from '@/components/changes/use-texts';
import { type ReportT, reportNamespaces } from '@/i18n/report-words';
import { formatsIn } from '@/i18n/use-formats';

interface Words {
  readonly language: string;
  readonly t: TFunction<'exports'>;
  readonly report: ReportT;
  readonly progress: TFunction<'progress'>;
  readonly habits: TFunction<'habits'>;
  readonly plans: TFunction<'plans'>;
  readonly trends: TFunction<'training-history'>;
  readonly history: TFunction<'history'>;
  readonly tests: TFunction<'tests'>;
  readonly common: TFunction<'common'>;
}

/** Everything a file says, in one language. */
export function exportTexts(words: Words) {
  const formats = formatsIn(words.language);
  const noon = (date: string) => `${date}T12:00:00`;
  return {
    ...words,
    formats,
    /** As the screens of the history say it. */
    results: historyTexts({ t: words.history, screening: words.tests, common: words.common, formats }),
    /** A day, 'YYYY-MM-DD', in words. */
    day: (date: string) => formats.date(noon(date)),
    shortDay: (date: string) => formats.shortDate(noon(date)),
  };
}
export type ExportTexts = ReturnType<typeof exportTexts>;

/** In the language of the interface; the namespaces must be loaded. */
export function useExportTexts(): ExportTexts {
  const { t, i18n } = useTranslation('exports');
  const { t: report } = useTranslation(reportNamespaces);
  const { t: progress } = useTranslation('progress');
  const { t: habits } = useTranslation('habits');
  const { t: plans } = useTranslation('plans');
  const { t: trends } = useTranslation('training-history');
  const { t: history } = useTranslation('history');
  const { t: tests } = useTranslation('tests');
  const { t: common } = useTranslation('common');
  return exportTexts({
    language: i18n.language,
    t,
    report,
    progress,
    habits,
    plans,
    trends,
    history,
    tests,
    common,
  });
}
