import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import type { ReportView } from '../report-view';
import type { ReportTexts } from '../texts';

export type ReportDocumentInput = {
  readonly view: ReportView;
  readonly texts: ReportTexts;
  /** The questions, by the language they were asked in. */
  readonly banks: ReadonlyMap<Language, LoadedItems>;
  /** Where links lead, for example 'https://example.org'. */
  readonly origin: string;
};
