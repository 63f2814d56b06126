import type { Language } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import { reportDocument } from '@/features/reports/files/report-document';
import type { Banks } from '@/features/reports/words/banks';
import type { ReportTexts } from '@/features/reports/words/texts';
import type { ReportView } from '@/lib/reports/view';
import type { PdfBlock } from '@/pdf/document';
import { type FontFile, familiesFor, weightsOf } from '@/pdf/fonts';
import { subset, subsets } from '../../../../scripts/pdf-fonts.ts';
import { makersOf } from './views.ts';

export const origin = 'https://example.org';

/** The fonts as the build makes them, with the characters of the samples besides. */
export async function fontsFor(languages: Iterable<string>, samples = ''): Promise<FontFile[]> {
  const made = subsets();
  const files: FontFile[] = [];
  for (const family of familiesFor(languages)) {
    const found = made.find(({ name }) => name === family);
    if (!found) throw new Error(`no subset ${family}`);
    for (const weight of weightsOf(family)) {
      const bytes = await subset(found.files[weight] ?? '', found.text + samples, found.axes);
      files.push({ family, weight, bytes: new Uint8Array(bytes) });
    }
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

export async function documentOf(view: ReportView, texts: ReportTexts) {
  return reportDocument({ view, texts, banks: await banksFor(view), makers: makersOf(view), origin });
}

/** Headings that are titles of the page's parts, in order; in the appendix they stand one level lower. */
export function partTitles(blocks: readonly PdfBlock[], titles: readonly string[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && (block.level === 2 || block.level === 3) && titles.includes(block.text)
      ? [block.text]
      : [],
  );
}

/** Everything the blocks of a document say. */
export function wordsOf(blocks: readonly PdfBlock[]): string {
  return blocks
    .flatMap((block): string[] => {
      if (block.kind === 'heading') return [block.text];
      if (block.kind === 'paragraph' || block.kind === 'note')
        return [block.spans.map(({ text }) => text).join('')];
      if (block.kind === 'list') return block.items.map((item) => item.map(({ text }) => text).join(''));
      if (block.kind === 'bar') return [block.alt];
      return block.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')).join(' | '));
    })
    .join('\n');
}
