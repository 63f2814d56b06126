import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLostRun } from '@/api/focustrack/open-run';
import { rawFocustrackQuery } from '@/api/focustrack/queries';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { StepHeading } from '../step-heading';
import { TestFrame } from '../test-frame';
import { ScoredResults } from './scored-results';
import { UnscoredResults } from './unscored-results';

export interface ResultsViewProps {
  userId: string;
  id: string;
}

/** What came of a run, worked out anew from its raw trials; wherever it is, on this device or in the account. */
export function ResultsView({ userId, id }: ResultsViewProps) {
  const { t } = useTranslation('focustrack');
  const query = useQuery(rawFocustrackQuery(userId, id));
  const run = query.data;
  const scored = useMemo(() => (run ? scoreFocustrackRun(run) : null), [run]);
  useEffect(() => forgetLostRun(id), [id]);

  if (query.isPending) {
    return (
      <TestFrame screen="results">
        <LoadingState />
      </TestFrame>
    );
  }
  if (query.isError) {
    return (
      <TestFrame screen="results">
        <ErrorState
          title={t('results.unavailable')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </TestFrame>
    );
  }
  if (!run || !scored?.ok) {
    return (
      <TestFrame screen="missing">
        <StepHeading>{t('results.missing')}</StepHeading>
        <p className="mt-4 mb-8 max-w-read text-lg text-ink-soft">{t('results.missingText')}</p>
        <ButtonLink to={paths.testingHub}>{t('words.toTestingHub')}</ButtonLink>
      </TestFrame>
    );
  }
  const shown = { id, userId, run, scored: scored.value };
  return scored.value.quality.level === 'invalid' ? (
    <UnscoredResults {...shown} />
  ) : (
    <ScoredResults {...shown}>
      <UpgradePrompt placement="test_results_footer" />
    </ScoredResults>
  );
}
