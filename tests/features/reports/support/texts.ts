import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { Language } from '@/config/languages';
import { type ReportTexts, reportTexts } from '@/features/reports/words/texts';
import { type ReportT, reportNamespaces } from '@/i18n/report-words';

const localesDir = join(import.meta.dirname, '../../../../src/i18n/locales');

/** All texts of a language as they ship. */
export function textsOfLanguage(language: string): Record<string, object> {
  const folder = join(localesDir, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  );
}

/**
 * The words of a report in English, or with some of them in another language.
 * @param other texts by namespace; what they lack is English
 */
export async function sampleTexts(
  language: Language = 'en',
  other: Record<string, object> = {},
): Promise<ReportTexts> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: 'en',
    ns: [...reportNamespaces],
    defaultNS: 'report',
    resources: { en: textsOfLanguage('en'), ...(language === 'en' ? {} : { [language]: other }) },
    interpolation: { escapeValue: false },
  });
  return reportTexts(i18n.getFixedT(language, [...reportNamespaces]) as unknown as ReportT, language);
}
