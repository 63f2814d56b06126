import type { Language } from '@/config/languages';
import { detectLanguage } from '@/lib/i18n/detect';

const key = 'i18nextLng';
const yearSeconds = 60 * 60 * 24 * 365;

function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null; // storage is switched off
  }
}

function cookieValue(): string | null {
  return new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}

export function detectInBrowser(): Language {
  return detectLanguage({
    query: new URLSearchParams(window.location.search).get('lng'),
    cookie: cookieValue(),
    local: stored(() => window.localStorage),
    session: stored(() => window.sessionStorage),
    browser: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
}

/** Keeps a choice in the cookie and in local storage together, so that both detection orders agree. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${key}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // The cookie alone still carries the choice.
  }
}
