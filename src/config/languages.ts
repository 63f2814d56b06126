/** The interface languages, each by its own name. English is the source and the fallback. */
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

/** Writing of each: what fonts must hold and how lines are set. */
export const scripts = {
  en: 'latin',
  es: 'latin',
  fr: 'latin',
  de: 'latin',
  it: 'latin',
  pt: 'latin',
  pl: 'latin',
  ru: 'cyrillic',
  ja: 'cjk',
  ko: 'cjk',
  zh: 'cjk',
} as const satisfies Record<Language, 'latin' | 'cyrillic' | 'cjk'>;

/** Languages written with East Asian characters. */
export type CjkLanguage = {
  [L in Language]: (typeof scripts)[L] extends 'cjk' ? L : never;
}[Language];

export const languageCodes = Object.keys(languages) as Language[];
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

export function isCjk(value: unknown): value is CjkLanguage {
  return isLanguage(value) && scripts[value] === 'cjk';
}
