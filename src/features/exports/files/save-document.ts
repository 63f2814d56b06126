import { offerFile } from '@/hooks/offer-file';
import { exportFileName } from '@/lib/exports/range';
import { loadFonts } from '@/pdf/fonts';
import { papers } from '@/pdf/geometry';
import { usualPaper } from '@/pdf/paper';
import { languagesIn } from '@/pdf/scripts';
import { writePdf } from '@/pdf/write';
import type { DocumentInput } from './document-input';
import { exportDocument } from './export-document';

const fileKinds = { progress: 'progress', provider: 'provider-report' } as const;

/**
 * Makes the PDF on the paper that is usual here and hands it to the browser to save. Answers the file's name.
 * @throws when a font cannot be fetched
 */
export async function saveDocument(input: DocumentInput): Promise<string> {
  const { texts, data, kind } = input;
  const document = exportDocument(input);
  // Steps of a plan stay in the language they were proposed in; what people wrote may be in any script.
  const written = languagesIn(JSON.stringify([document.title, document.blocks]), texts.language);
  const fonts = await loadFonts([...written, ...data.plans.map(({ language }) => language)]);
  const paper = papers[usualPaper(navigator.languages, texts.language)];
  const bytes = writePdf(document, paper, fonts);
  const name = exportFileName(fileKinds[kind], data.range, 'pdf');
  offerFile(new Blob([bytes], { type: 'application/pdf' }), name);
  return name;
}
