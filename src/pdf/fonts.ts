import type { jsPDF } from 'jspdf';
import { type CjkLanguage, isCjk } from '@/config/languages';
import type { Measure, TextStyle, Weight } from './geometry';
import { internalsOf } from './pdf-internals';

/** The face of headings, in parts by script, as the site has it. */
const serifFamilies = ['literata-latin', 'literata-latin-ext', 'literata-cyrillic'] as const;
const sansFamilies = ['inter', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'] as const;
export const fontFamilies = [...sansFamilies, ...serifFamilies] as const;
export type FontFamily = (typeof fontFamilies)[number];
const fontWeights = ['regular', 'bold'] as const satisfies readonly Weight[];

function isSerif(family: FontFamily): boolean {
  return serifFamilies.some((serif) => serif === family);
}

/** Headings are bold alone. */
export function weightsOf(family: FontFamily): readonly Weight[] {
  return isSerif(family) ? ['bold'] : fontWeights;
}

/** What the basic Latin part of the serif face lacks for a language. */
const serifBeside: Readonly<Partial<Record<string, FontFamily>>> = {
  pl: 'literata-latin-ext',
  ru: 'literata-cyrillic',
};

/** Inter draws Latin and Cyrillic; these draw what it cannot. */
const eastAsianFamilies: Readonly<Record<CjkLanguage, FontFamily>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  zh: 'noto-sans-sc',
};

/** The family of a script that Inter does not draw; null for every other language. */
function ownFamily(language: string): FontFamily | null {
  return isCjk(language) ? eastAsianFamilies[language] : null;
}

export function fontFileName(family: FontFamily, weight: Weight): string {
  return `${family}-${weight}.ttf`;
}

/** The families a document in these languages needs. East Asian headings keep the face of their text. */
export function familiesFor(languages: Iterable<string>): FontFamily[] {
  const needed = [...languages].flatMap((language): FontFamily[] => {
    const own = ownFamily(language);
    if (own) return [own];
    const beside = serifBeside[language];
    return beside ? ['literata-latin', beside] : ['literata-latin'];
  });
  return [...new Set<FontFamily>(['inter', ...needed])];
}

export type FontFile = { readonly family: FontFamily; readonly weight: Weight; readonly bytes: Uint8Array };

/**
 * Fetches the fonts of the languages.
 * @throws when one cannot be had: a PDF with holes in its words would be worse than none
 */
export async function loadFonts(languages: Iterable<string>): Promise<FontFile[]> {
  const wanted = familiesFor(languages).flatMap((family) =>
    weightsOf(family).map((weight) => ({ family, weight })),
  );
  return Promise.all(
    wanted.map(async ({ family, weight }) => {
      const response = await fetch(`/fonts/pdf/${fontFileName(family, weight)}`);
      const isPage = response.headers.get('content-type')?.includes('html') ?? false;
      if (!response.ok || isPage) throw new Error(`no font ${family} ${weight}: ${response.status}`);
      return { family, weight, bytes: new Uint8Array(await response.arrayBuffer()) };
    }),
  );
}

/** A stretch of text that one font can draw. */
export type FontRun = { readonly text: string; readonly fontName: string; readonly width: number };

export type FontSet = {
  readonly measure: Measure;
  readonly runs: (text: string, style: TextStyle) => FontRun[];
};

type LoadedFont = { readonly name: string; readonly widthOf: (code: number) => number | null };

const wordJoiner = '\u2060';
/** Shown for a character that no font has. */
const replacement = '?';

/** Gives the fonts to a document and answers how wide text is in them and which font draws which part of it. */
export function embedFonts(doc: jsPDF, files: readonly FontFile[]): FontSet {
  const fonts = new Map<string, LoadedFont>();
  for (const { family, weight, bytes } of files) {
    const name = `${family}-${weight}`;
    doc.addFileToVFS(`${name}.ttf`, binaryText(bytes));
    doc.addFont(`${name}.ttf`, name, 'normal', undefined, 'Identity-H');
    doc.setFont(name);
    fonts.set(name, { name, widthOf: widthsOf(doc) });
  }
  const families = [...new Set(files.map(({ family }) => family))];

  const serif = families.filter(isSerif);
  const sans = families.filter((family) => !isSerif(family));

  /** The reader's own script first: Latin letters inside Japanese look better in the Japanese font. */
  const order = ({ weight, lang, face }: TextStyle): LoadedFont[] => {
    const own = ownFamily(lang);
    const others = own ? [own, ...sans.filter((family) => family !== own)] : sans;
    const sorted = face === 'serif' && !own ? [...serif, ...others] : others;
    return sorted.flatMap((family) => fonts.get(`${family}-${weight}`) ?? []);
  };

  const runs = (text: string, style: TextStyle): FontRun[] => {
    const candidates = order(style);
    const found: { text: string; fontName: string; width: number }[] = [];
    for (const character of text) {
      // It says where no line ends, and no font has it.
      if (character === wordJoiner) continue;
      const drawn = draw(character, candidates) ?? draw(replacement, candidates);
      if (!drawn) continue;
      const width = (drawn.width * style.size) / 1000;
      const last = found.at(-1);
      if (last && last.fontName === drawn.fontName) {
        last.text += drawn.text;
        last.width += width;
      } else found.push({ text: drawn.text, fontName: drawn.fontName, width });
    }
    return found;
  };

  const measure: Measure = (text, style) => runs(text, style).reduce((sum, { width }) => sum + width, 0);
  return { measure, runs };
}

/** Fixed spaces are drawn as spaces: they share a glyph, and copied text should hold ordinary ones. */
function draw(
  character: string,
  fonts: readonly LoadedFont[],
): { text: string; fontName: string; width: number } | null {
  const text = /\s/.test(character) ? ' ' : character;
  // The fonts hold the basic plane only.
  if (text.length > 1) return null;
  for (const { name, widthOf } of fonts) {
    const width = widthOf(text.charCodeAt(0));
    if (width !== null) return { text, fontName: name, width };
  }
  return null;
}

function widthsOf(doc: jsPDF): (code: number) => number | null {
  const { metadata } = internalsOf(doc).getFont();
  const known = new Map<number, number | null>();
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const glyph = metadata.characterToGlyph(code);
    const width = glyph === 0 ? null : metadata.widthOfGlyph(glyph);
    known.set(code, width);
    return width;
  };
}

/** Bytes as the text of characters 0..255 that jsPDF takes. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  const step = 0x8000; // more arguments at once overflow the stack
  for (let i = 0; i < bytes.length; i += step) {
    parts.push(String.fromCharCode(...bytes.subarray(i, i + step)));
  }
  return parts.join('');
}
