import type { TFunction } from 'i18next';

/** Where the words of reports and of files with results in them stand. */
export const reportNamespaces = ['report', 'report-parts', 'tests', 'common', 'training'] as const;
export type ReportT = TFunction<typeof reportNamespaces>;
