import type { PdfDocument } from './document';
import { loadFonts } from './fonts';
import { papers } from './geometry';
import type { PaperFormat } from './paper';
import { writePdf } from './write';

/**
 * The file of a document, with the fonts of its languages. Asked for by a dynamic import alone, so that the writer of PDFs
 * stands in one file that nobody loads before.
 * @throws when a font cannot be fetched
 */
export async function makePdf(
  document: PdfDocument,
  paper: PaperFormat,
  languages: Iterable<string>,
): Promise<Blob> {
  const fonts = await loadFonts(languages);
  return new Blob([writePdf(document, papers[paper], fonts)], { type: 'application/pdf' });
}
