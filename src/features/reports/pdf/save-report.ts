import { offerFile } from '@/hooks/offer-file';
import { fileName, type PaperFormat } from '../paper';
import type { PdfDocument } from './document';
import type { ReportDocumentInput } from './document-input';
import { loadFonts } from './fonts';
import { papers } from './geometry';
import { providerDocument } from './provider-document';
import { reportDocument } from './report-document';
import { writePdf } from './write';

export type SaveReportInput = Omit<ReportDocumentInput, 'origin'> & { readonly paper: PaperFormat };

/**
 * Makes the PDF and hands it to the browser to save. Answers the file's name.
 * @throws when a font cannot be fetched
 */
export function saveReport(input: SaveReportInput): Promise<string> {
  return save(input, reportDocument({ ...input, origin: window.location.origin }), 'pdf');
}

/** The two pages for a professional, in the same way. */
export function saveProviderReport(input: SaveReportInput): Promise<string> {
  return save(input, providerDocument(input), 'provider.pdf');
}

async function save(
  { view, texts, paper }: SaveReportInput,
  document: PdfDocument,
  ending: string,
): Promise<string> {
  const fonts = await loadFonts([texts.language, ...view.scoring.languages]);
  const bytes = writePdf(document, papers[paper], fonts);
  const name = fileName(view, ending);
  offerFile(new Blob([bytes], { type: 'application/pdf' }), name);
  return name;
}
