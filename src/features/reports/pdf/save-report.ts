import { type PaperFormat, pdfFileName } from '../paper';
import type { ReportDocumentInput } from './document-input';
import { loadFonts } from './fonts';
import { papers } from './geometry';
import { reportDocument } from './report-document';
import { writePdf } from './write';

export type SaveReportInput = Omit<ReportDocumentInput, 'origin'> & { readonly paper: PaperFormat };

/**
 * Makes the PDF and hands it to the browser to save. Answers the file's name.
 * @throws when a font cannot be fetched
 */
export async function saveReport({ paper, ...input }: SaveReportInput): Promise<string> {
  const { view, texts } = input;
  const languages = [texts.language, ...view.scoring.languages];
  const fonts = await loadFonts(languages);
  const document = reportDocument({ ...input, origin: window.location.origin });
  const bytes = writePdf(document, papers[paper], fonts);
  const name = pdfFileName(view.definition.routeKey, view.attempt.completed_at);
  offer(new Blob([bytes], { type: 'application/pdf' }), name);
  return name;
}

function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by then; kept for a moment for those that read it late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
