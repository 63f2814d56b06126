const paperFormats = ['a4', 'letter'] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** Regions whose everyday paper is US Letter; everywhere else it is A4 (source: Unicode CLDR, paperSize). */
const letterRegions = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/**
 * @param locales the reader's languages with regions, most wanted first, for example `navigator.languages`
 * @param language what the page is read in: a browser set to another one says little about the paper at hand
 */
export function usualPaper(locales: readonly string[], language: string): PaperFormat {
  for (const text of locales) {
    const locale = localeOf(text);
    if (locale?.language !== language || locale.region === undefined) continue;
    return letterRegions.has(locale.region) ? 'letter' : 'a4';
  }
  return 'a4';
}

/** Every paper, the usual one first. */
export function paperList(locales: readonly string[], language: string): readonly PaperFormat[] {
  const usual = usualPaper(locales, language);
  return [usual, ...paperFormats.filter((format) => format !== usual)];
}

function localeOf(text: string): Intl.Locale | null {
  try {
    return new Intl.Locale(text);
  } catch {
    return null; // not a language tag: the browser's settings were changed by hand
  }
}
