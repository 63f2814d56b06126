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

/** @param locales the reader's languages with regions, most wanted first, for example `navigator.languages` */
export function usualPaper(locales: readonly string[]): PaperFormat {
  for (const locale of locales) {
    const region = regionOf(locale);
    if (region !== undefined) return letterRegions.has(region) ? 'letter' : 'a4';
  }
  return 'a4';
}

/** Every paper, the usual one first. */
export function paperList(locales: readonly string[]): readonly PaperFormat[] {
  const usual = usualPaper(locales);
  return [usual, ...paperFormats.filter((format) => format !== usual)];
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined; // not a language tag: the browser's settings were changed by hand
  }
}
