import { fallbackLanguage, isLanguage, type Language } from '../../config/languages.ts';

/** Where a language may come from, each value as found; null or undefined where the place is empty. */
export interface LanguageSources {
  /** The `lng` value of the address. */
  query?: string | null;
  cookie?: string | null;
  local?: string | null;
  session?: string | null;
  /** `navigator.languages`, most wanted first. */
  browser?: readonly string[];
  htmlTag?: string | null;
}

/** A language code is letters, digits and hyphens; anything else could be script and is refused. */
const codePattern = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/;

/** The interface language a code stands for ('de-AT' is 'de'), or null for a code that is foreign or unsafe. */
export function languageOf(code: string | null | undefined): Language | null {
  if (typeof code !== 'string' || !codePattern.test(code)) return null;
  const base = code.slice(0, 2).toLowerCase();
  const isTwoLetter = code.length === 2 || code[2] === '-' || code[2] === '_';
  return isTwoLetter && isLanguage(base) ? base : null;
}

/**
 * The one detection chain: address, cookie, local storage, session storage, browser, html tag, English.
 * Without an address, cookie or session value it equals the shorter order of the language picker.
 */
export function detectLanguage(sources: LanguageSources): Language {
  const candidates = [
    sources.query,
    sources.cookie,
    sources.local,
    sources.session,
    ...(sources.browser ?? []),
    sources.htmlTag,
  ];
  for (const candidate of candidates) {
    const language = languageOf(candidate);
    if (language) return language;
  }
  return fallbackLanguage;
}
