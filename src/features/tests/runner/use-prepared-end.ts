import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareSending } from '@/api/attempts/outbox';
import { reportContentQuery } from '@/api/reports/content';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { currentLanguage } from '@/i18n/init';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** Loads in advance what the results need, so that they are complete when the connection is lost in between. */
export function usePreparedEnd({ testId }: Pick<InstrumentDefinition, 'testId'>): void {
  useMayKeep();
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    prepareSending();
    // The same chunk as in later-screens.ts, named here again because that file leads back to this one.
    void import('../results/results-view');
    void queryClient.prefetchQuery(reportContentQuery(testId, currentLanguage()));
    void i18n.loadNamespaces('report');
  }, [queryClient, i18n, testId]);
}
