import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptOutbox } from '@/api/attempts/outbox';
import { useDelivery } from '@/api/sync/use-delivery';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { SupportLine } from '@/components/results/notices';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { usePageTitle } from '@/hooks/use-page-title';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { mayPromptAfterTest } from '@/lib/upgrade/after-test';
import { HomeLink } from '../home-link';
import { BackLink } from './back-link';
import { AttemptDelivery } from './delivery-notice';
import { HideResult } from './hide-result';
import { MemoryNotice } from './memory-parts';
import { NextSteps } from './next-steps';
import { RemoveFromDevice } from './remove-from-device';
import { ResultHead } from './result-head';
import { ResultParts } from './result-parts';
import { needsSupportFirst } from './result-scores';

export interface ShownAttempt {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  userId: string | null;
}

interface ResultsScreenProps extends ShownAttempt {}

/** What the answers say, at once after the last one. The full report is a page of its own. */
export function ResultsScreen({ definition, attempt, userId }: ResultsScreenProps) {
  const { t } = useTranslation(['tests', 'report']);
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useDelivery(attemptOutbox, attempt.id);
  const supportFirst = needsSupportFirst(definition, attempt);
  const signedIn = userId !== null;
  const [hidden, setHidden] = useState(false);
  usePageTitle(`${t('words.yourResults')} · ${definition.catalogueName}`);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <ImmersiveFrame
      align="start"
      header={
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <HomeLink />
          <BackLink signedIn={signedIn} />
        </div>
      }
    >
      <div data-screen="results" data-test={definition.routeKey}>
        <ResultHead definition={definition} attempt={attempt} headingRef={heading} hidden={hidden} />
        {delivery ? (
          <AttemptDelivery attemptId={attempt.id} testId={attempt.test_id} delivery={delivery} />
        ) : null}
        {definition.tone === 'memory' ? <HideResult hidden={hidden} onChange={setHidden} /> : null}
        <div className="grid gap-5 sm:mt-4 sm:gap-12">
          {hidden ? null : <ResultParts definition={definition} attempt={attempt} userId={userId} />}
          {definition.tone === 'memory' ? <MemoryNotice /> : null}
          <NextSteps definition={definition} attempt={attempt} userId={userId} />
        </div>
        <div className="mt-8 grid justify-items-start gap-3">
          {supportFirst ? null : <SupportLine look="line" />}
          {userId === null && delivery ? (
            <RemoveFromDevice
              attemptId={attempt.id}
              sent={delivery.status === 'sent'}
              to={definition.route}
            />
          ) : null}
        </div>
        {mayPromptAfterTest({ testId: definition.testId, form: attempt.form, supportFirst }) ? (
          <div className="mt-12">
            <UpgradePrompt placement="test_results_footer" />
          </div>
        ) : null}
      </div>
    </ImmersiveFrame>
  );
}
