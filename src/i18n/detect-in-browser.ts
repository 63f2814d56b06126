import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import type { Language } from '@/config/languages';
import { languageInAddress } from '@/lib/i18n/language-in-address';
import { languageOf } from '@/lib/i18n/language-of';

const key = 'i18nextLng';
const yearMinutes = 365 * 24 * 60;

const options: DetectorOptions = {
  order: ['querystring', 'address', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: key,
  lookupLocalStorage: key,
  lookupSessionStorage: key,
  // 'und' (ISO 639-2: undetermined) is a language we do not speak, so that the next place is asked.
  convertDetectedLanguage: (code) => languageOf(code) ?? 'und',
  cookieMinutes: yearMinutes,
  cookieOptions: { path: '/', sameSite: 'lax' },
  // What was found is not yet a choice: nothing is kept before somebody chooses.
  caches: [],
};

/** Asks the address (`?lng=de`, then `/de/…`), then what was chosen on this device, then the browser. */
export const languageDetector = new LanguageDetector(null, options);
languageDetector.addDetector({
  name: 'address',
  lookup: () => languageInAddress(window.location.pathname) ?? undefined,
});

/** Keeps a choice in the cookie and in local storage together, so that both agree. */
export function rememberLanguage(language: Language): void {
  languageDetector.cacheUserLanguage(language, ['cookie', 'localStorage']);
}
