/**
 * Fonts of the report's PDF: cut down to the characters that its texts can hold and written to public/fonts/pdf,
 * where the browser fetches them on demand. Nothing happens while texts and fonts are as they were last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { isCjk, languageCodes } from '../src/config/languages.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

type Family = {
  readonly name: string;
  /** The package the fonts come from. */
  readonly pack: string;
  /** Paths of the whole fonts by weight. */
  readonly files: Readonly<Partial<Record<'regular' | 'bold', string>>>;
  /** Where a variable font is cut through. */
  readonly axes?: Readonly<Record<string, number>>;
  /** Languages whose texts it draws. */
  readonly languages: readonly string[];
  /** Drawn whatever the texts say. */
  readonly always: string;
};

/** Basic Latin to Latin Extended-A: names and addresses in any European language. */
const latin = range(0x20, 0x7e) + range(0xa0, 0x17f);
const punctuation = `${range(0x2010, 0x2015)}‘’‚“”„†•…‰′″‹›€™→←↑↓−×÷≤≥`;
const cyrillic = range(0x400, 0x45f) + range(0x490, 0x493);
const eastAsianMarks = range(0x3000, 0x3015) + range(0xff01, 0xff5e);
const kana = range(0x3041, 0x3096) + range(0x30a0, 0x30ff);

/** A part of the serif face of headings, as heavy as on the site; each holds the characters of its script alone. */
function literata(part: string, always: string): Family {
  const pack = '@fontsource-variable/literata';
  return {
    name: `literata-${part}`,
    pack,
    files: { bold: require.resolve(`${pack}/files/literata-${part}-wght-normal.woff2`) },
    axes: { wght: 600 },
    languages: [],
    always,
  };
}

const families: readonly Family[] = [
  {
    name: 'inter',
    pack: '@expo-google-fonts/inter',
    files: {
      regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    },
    languages: languageCodes.filter((code) => !isCjk(code)),
    always: latin + punctuation + cyrillic,
  },
  {
    name: 'noto-sans-jp',
    pack: '@expo-google-fonts/noto-sans-jp',
    files: {
      regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
    },
    languages: ['ja'],
    always: latin + punctuation + eastAsianMarks + kana,
  },
  {
    name: 'noto-sans-kr',
    pack: '@expo-google-fonts/noto-sans-kr',
    files: {
      regular: require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
    },
    languages: ['ko'],
    always: latin + punctuation + eastAsianMarks,
  },
  {
    name: 'noto-sans-sc',
    pack: '@expo-google-fonts/noto-sans-sc',
    files: {
      regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
    },
    languages: ['zh'],
    always: latin + punctuation + eastAsianMarks,
  },
  literata('latin', latin + punctuation),
  literata('latin-ext', latin),
  literata('cyrillic', cyrillic),
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** Every character of the interface, report and question texts of a language, and of its dates and names. */
export function charactersOf(language: string): Set<string> {
  const files = [
    ...globSync(`src/i18n/locales/${language}/*.json`, { cwd: root }),
    ...globSync(`public/content/reports/${language}/*.json`, { cwd: root }),
    ...globSync(`src/content/items/*/${language}/*.json`, { cwd: root }),
  ];
  const characters = new Set(platformTexts(language));
  for (const file of files) {
    const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const character of JSON.stringify(content).normalize('NFC')) characters.add(character);
  }
  return characters;
}

/** What the platform itself says in a language: dates, numbers, names of languages. */
function platformTexts(language: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const months = Array.from({ length: 12 }, (_, month) => date.format(new Date(2026, month, 28)));
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(-1234567.8);
  return [...months, ...languageCodes.map((code) => names.of(code) ?? ''), number].join('');
}

export type Subset = Pick<Family, 'name' | 'pack' | 'files' | 'axes'> & { readonly text: string };

/** The characters each font gets, sorted. */
export function subsets(): Subset[] {
  return families.map(({ languages, always, ...family }) => {
    const characters = new Set(always);
    for (const language of languages) for (const each of charactersOf(language)) characters.add(each);
    return { ...family, text: [...characters].sort().join('') };
  });
}

/** Layout tables are of no use in a PDF: every character is placed on its own. */
const unused = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'gasp', 'DSIG', 'vhea', 'vmtx', 'VORG', 'BASE', 'kern'];

export async function subset(file: string, text: string, axes: Family['axes'] = {}): Promise<Buffer> {
  return subsetFont(readFileSync(file), text, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: unused,
    variationAxes: axes,
  });
}

/**
 * Writes the fonts unless they are there already. Answers whether anything was written.
 * @param target folder the files go to
 * @param stampFile remembers what they were made from
 */
export async function writePdfFonts(
  target = join(root, 'public/fonts/pdf'),
  stampFile = join(root, '.cache/pdf-fonts.txt'),
): Promise<boolean> {
  const wanted = subsets();
  const stamp = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(JSON.stringify(wanted.map(({ name, text }) => [name, text])))
    .update(wanted.map(({ pack }) => versionOf(pack)).join())
    .digest('hex');
  const outputs = wanted.flatMap(({ name, files, text, axes }) =>
    Object.entries(files).map(([weight, file]) => ({
      path: join(target, `${name}-${weight}.ttf`),
      file,
      text,
      axes,
    })),
  );
  if (readIfThere(stampFile) === stamp && outputs.every(({ path }) => existsSync(path))) return false;
  mkdirSync(target, { recursive: true });
  for (const { path, file, text, axes } of outputs) writeFileSync(path, await subset(file, text, axes));
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

function versionOf(pack: string): string {
  const file = require.resolve(`${pack}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // first run
  }
}

if (import.meta.main) await writePdfFonts();
