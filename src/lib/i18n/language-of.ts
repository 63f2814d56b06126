import { isLanguage, type Language } from '../../config/languages.ts';

/** A language code is letters, digits and hyphens; anything else could be script and is refused. */
const codePattern = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/;

/** The interface language a code stands for ('de-AT' is 'de'), or null for a code that is foreign or unsafe. */
export function languageOf(code: string | null | undefined): Language | null {
  if (typeof code !== 'string' || !codePattern.test(code)) return null;
  const base = code.slice(0, 2).toLowerCase();
  const isTwoLetter = code.length === 2 || code[2] === '-' || code[2] === '_';
  return isTwoLetter && isLanguage(base) ? base : null;
}
