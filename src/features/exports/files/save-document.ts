import { offerFile } from '@/hooks/offer-file';
import { exportFileName } from '@/lib/exports/range';
import { usualPaper } from '@/pdf/paper';
import { languagesIn } from '@/pdf/scripts';
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
  const languages = [...written, ...data.plans.map(({ language }) => language)];
  const { makePdf } = await import('@/pdf/make-pdf');
  const file = await makePdf(document, usualPaper(navigator.languages, texts.language), languages);
  const name = exportFileName(fileKinds[kind], data.range, 'pdf');
  offerFile(file, name);
  return name;
}
