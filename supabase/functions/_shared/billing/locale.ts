/** Languages of the site in which the provider has its hosted pages; all of them, so far. */
const LOCALES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh'] as const;

type Locale = (typeof LOCALES)[number] | 'auto';

/** The language of hosted pages; the browser's where a person has not chosen one. */
export const localeOf = (language: string | null): Locale =>
  LOCALES.find((locale) => locale === language) ?? 'auto';
