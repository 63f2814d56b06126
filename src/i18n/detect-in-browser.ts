import type { LanguageDetectorModule } from 'i18next';
import type { Language } from '@/config/languages';
import { languageInAddress } from '@/lib/i18n/language-in-address';
import { languageOf } from '@/lib/i18n/language-of';

const key = 'i18nextLng';
const yearSeconds = 365 * 24 * 60 * 60;

function stored(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null; // storage can be switched off
  }
}

/** Asks the address (`?lng=de`, then `/de/…`), then what was chosen on this device, then the browser, then the page. */
const places = (): (string | null | undefined)[] => [
  new URLSearchParams(window.location.search).get('lng'),
  languageInAddress(window.location.pathname),
  new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1],
  stored('localStorage'),
  stored('sessionStorage'),
  ...navigator.languages,
  document.documentElement.lang,
];

/** In place of i18next's own detector, for the first file of every page: a fifth of its size, and the same places as public/ahead.js. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  // Whatever is no language of ours says nothing, and the next place is asked.
  detect: () => places().flatMap((code) => languageOf(code) ?? []),
};

/** Keeps a choice in the cookie and in local storage together, so that both agree. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${key}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // storage can be switched off
  }
}
