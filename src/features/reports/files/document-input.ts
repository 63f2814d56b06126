import type { ReportView } from '@/lib/reports/view';
import type { PartMaker } from '../special/types';
import type { Banks } from '../words/banks';
import type { ReportTexts } from '../words/texts';

export type ReportDocumentInput = {
  readonly view: ReportView;
  readonly texts: ReportTexts;
  readonly banks: Banks;
  readonly makers: readonly PartMaker[];
  /** Where links lead, for example 'https://example.org'. */
  readonly origin: string;
};
