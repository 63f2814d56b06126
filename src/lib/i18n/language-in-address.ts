import { isLanguage, type Language } from '../../config/languages.ts';

/** The language that an address names as its first part ('/de/faq'), or null. `public/ahead.js` reads it the same way. */
export function languageInAddress(pathname: string): Language | null {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? first : null;
}
