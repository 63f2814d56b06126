import type { LanguageDetectorModule } from 'i18next';
import { fallbackLanguage, type Language } from '@/config/languages';
import { languageInAddress } from '@/lib/i18n/language-in-address';
import { languageOf } from '@/lib/i18n/language-of';

/*
 * Written by hand in a few lines: the detector that i18next offers brings five times as much to every first load, for places
 * that nobody here asks. `public/ahead.js` asks the same places in the same order.
 */

const key = 'i18nextLng';
const yearSeconds = 365 * 24 * 60 * 60;

/** A store of the browser may be switched off, and so may cookies. */
function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const places: readonly (() => string | readonly string[] | null | undefined)[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  () => languageInAddress(window.location.pathname),
  () => document.cookie.match(/(?:^|;\s*)i18nextLng=([^;]*)/)?.[1],
  () => window.localStorage.getItem(key),
  () => window.sessionStorage.getItem(key),
  () => navigator.languages,
  () => navigator.language,
  () => document.documentElement.lang,
];

/** Asks the address (`?lng=de`, then `/de/…`), then what was chosen on this device, then the browser, then the page. */
function detect(): Language {
  for (const place of places)
    for (const code of [tried(place) ?? []].flat()) {
      const language = languageOf(code);
      if (language) return language;
    }
  return fallbackLanguage;
}

export const languageDetector = {
  type: 'languageDetector',
  detect,
  // What was found is not yet a choice: nothing is kept before somebody chooses.
  cacheUserLanguage() {},
} as const satisfies LanguageDetectorModule;

/** Keeps a choice in the cookie and in local storage together, so that both agree. */
export function rememberLanguage(language: Language): void {
  tried(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${key}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  });
  tried(() => window.localStorage.setItem(key, language));
}
