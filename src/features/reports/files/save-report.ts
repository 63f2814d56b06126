import { offerFile } from '@/hooks/offer-file';
import type { PdfDocument } from '@/pdf/document';
import type { PaperFormat } from '@/pdf/paper';
import { fileName } from '../words/head-texts';
import type { ReportDocumentInput } from './document-input';
import { providerDocument } from './provider-document';
import type { ProviderInput } from './provider-parts';
import { reportDocument } from './report-document';

export type SaveReportInput = Omit<ReportDocumentInput, 'origin'> & { readonly paper: PaperFormat };

/**
 * Makes the PDF and hands it to the browser to save. Answers the file's name.
 * @throws when a font cannot be fetched
 */
export function saveReport(input: SaveReportInput): Promise<string> {
  return save(input, reportDocument({ ...input, origin: window.location.origin }), 'pdf');
}

/** The two pages for a professional, in the same way, with what the owner gives along. */
export function saveProviderReport(input: SaveReportInput & Pick<ProviderInput, 'choice'>): Promise<string> {
  return save(input, providerDocument(input), 'provider.pdf');
}

async function save(
  { view, texts, paper }: SaveReportInput,
  document: PdfDocument,
  ending: string,
): Promise<string> {
  const { makePdf } = await import('@/pdf/make-pdf');
  const file = await makePdf(document, paper, [texts.language, ...view.scoring.languages]);
  const name = fileName(view, ending);
  offerFile(file, name);
  return name;
}
