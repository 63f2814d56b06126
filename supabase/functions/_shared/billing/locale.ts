import { isLanguage, type Language } from '../../../../src/config/languages.ts';

/**
 * The language of hosted pages; the browser's where a person has not chosen one. The provider has its pages in every
 * language of the site: its client's types refuse one it does not know.
 */
export const localeOf = (language: string | null): Language | 'auto' =>
  isLanguage(language) ? language : 'auto';
