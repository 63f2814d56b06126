/** The eleven interface languages, each by its own name. English is the source and the fallback. */
export const languages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  pl: 'Polski',
  ru: 'Русский',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** Languages that have report texts (public/content/reports); a report in another language shows them in English and says so. */
export const reportLanguages: readonly Language[] = [
  'de',
  'en',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'pl',
  'pt',
  'ru',
  'zh',
];
