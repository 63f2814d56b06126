import type { Language } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import { reportDocument } from '@/features/reports/files/report-document';
import type { Banks } from '@/features/reports/words/banks';
import type { ReportTexts } from '@/features/reports/words/texts';
import type { ReportView } from '@/lib/reports/view';
import type { DocumentBlock, PdfBlock, PdfDocument } from '@/pdf/document';
import { type FontFamily, type FontFile, familiesFor, weightsOf } from '@/pdf/fonts';
import type { Weight } from '@/pdf/geometry';
import { settledBlocks } from '@/pdf/page-choice';
import { subset, subsets } from '../../../../scripts/pdf-fonts.ts';
import { makersOf } from './views.ts';

export const origin = 'https://example.org';

const families = subsets();
const made = new Map<string, Promise<FontFile>>();

/** Made once in a run: cutting a font takes longer than most that is done with it. */
function fontFile(family: FontFamily, weight: Weight, samples: string): Promise<FontFile> {
  const key = [family, weight, samples].join();
  const known = made.get(key);
  if (known) return known;
  const found = families.find(({ name }) => name === family);
  if (!found) throw new Error(`no subset ${family}`);
  const file = subset(found.files[weight] ?? '', found.text + samples, found.axes).then((bytes) => ({
    family,
    weight,
    bytes: new Uint8Array(bytes),
  }));
  made.set(key, file);
  return file;
}

/** The fonts as the build makes them, with the characters of the samples besides. */
export async function fontsFor(languages: Iterable<string>, samples = ''): Promise<FontFile[]> {
  const files: FontFile[] = [];
  for (const family of familiesFor(languages)) {
    for (const weight of weightsOf(family)) files.push(await fontFile(family, weight, samples));
  }
  return files;
}

export async function banksFor(view: ReportView): Promise<Banks> {
  return new Map(
    await Promise.all(
      view.scoring.languages.map(
        async (language): Promise<[Language, Awaited<ReturnType<typeof loadItems>>]> => [
          language,
          await loadItems(view.definition, language, view.attempt.form),
        ],
      ),
    ),
  );
}

export async function documentOf(view: ReportView, texts: ReportTexts): Promise<PdfDocument> {
  return reportDocument({ view, texts, banks: await banksFor(view), makers: makersOf(view), origin });
}

/** What a document says where every page has the room it would like. */
export function plain(blocks: readonly DocumentBlock[]): PdfBlock[] {
  return settledBlocks(blocks, () => 1);
}

/** Headings that are titles of the page's parts, in order; in the appendix they stand one level lower. */
export function partTitles(blocks: readonly DocumentBlock[], titles: readonly string[]): string[] {
  return plain(blocks).flatMap((block) =>
    block.kind === 'heading' && (block.level === 2 || block.level === 3) && titles.includes(block.text)
      ? [block.text]
      : [],
  );
}

/** Everything the blocks of a document say. */
export function wordsOf(blocks: readonly DocumentBlock[]): string {
  return plain(blocks)
    .flatMap((block): string[] => {
      if (block.kind === 'heading') return [block.text];
      if (block.kind === 'paragraph' || block.kind === 'note')
        return [block.spans.map(({ text }) => text).join('')];
      if (block.kind === 'list') return block.items.map((item) => item.map(({ text }) => text).join(''));
      if (block.kind === 'bar' || block.kind === 'plot') return [block.alt];
      return block.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')).join(' | '));
    })
    .join('\n');
}
