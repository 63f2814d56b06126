import type { Banks } from '../questions-query';
import type { ReportView } from '../report-view';
import type { ReportTexts } from '../texts';

export type ReportDocumentInput = {
  readonly view: ReportView;
  readonly texts: ReportTexts;
  readonly banks: Banks;
  /** Where links lead, for example 'https://example.org'. */
  readonly origin: string;
};
