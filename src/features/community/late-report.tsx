import i18next from 'i18next';
import { lazy } from 'react';

/** The dialog of a report. Its texts belong to the pages of questions; it opens over others, too. */
export const LateReport = lazy(async () => {
  const [module] = await Promise.all([
    import('./topic/report-dialog'),
    i18next.loadNamespaces(['community-topic', 'community-write']),
  ]);
  return { default: module.ReportDialog };
});
