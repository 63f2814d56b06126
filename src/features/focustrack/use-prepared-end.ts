import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportContentQuery } from '@/api/reports/content';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { currentLanguage } from '@/i18n/init';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';

/** Loads before the run what its results need, so that they are whole where the connection is lost in between. */
export function usePreparedEnd(): void {
  useMayKeep();
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    // What cannot be had now is asked for again when it is shown.
    import('./results/results-view').catch(() => {});
    void queryClient.prefetchQuery(reportContentQuery(focusTrack.testId, currentLanguage()));
    void i18n.loadNamespaces(['tests', 'report']);
  }, [queryClient, i18n]);
}
