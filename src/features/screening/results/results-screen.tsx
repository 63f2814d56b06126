import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { deliveryOf, onDeliveryChanged } from '@/api/attempts/outbox';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Notice } from '@/components/ui/notice';
import { usePageTitle } from '@/hooks/use-page-title';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { mayPromptAfterTest } from '@/lib/upgrade/after-test';
import { HomeLink } from '../home-link';
import { BackLink } from './back-link';
import { DeliveryNotice } from './delivery-notice';
import { HideResult } from './hide-result';
import { MemoryNotice } from './memory-parts';
import { NextSteps } from './next-steps';
import { RemoveFromDevice } from './remove-from-device';
import { ResultHead } from './result-head';
import { ResultParts } from './result-parts';
import { needsSupportFirst } from './result-scores';
import { SupportLine } from './support-line';
import { type DeliverySource, useDelivery } from './use-delivery';

const ownAttempts: DeliverySource = { deliveryOf, onChanged: onDeliveryChanged };

export interface ShownAttempt {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  userId: string | null;
}

interface ResultsScreenProps extends ShownAttempt {
  /** Below the result of an adult about themselves. */
  after: ReactNode;
}

/** What the answers say, at once after the last one. The full report is a page of its own. */
export function ResultsScreen({ definition, attempt, userId, after }: ResultsScreenProps) {
  const { t } = useTranslation(['screening', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useDelivery(ownAttempts, attempt.id);
  const supportFirst = needsSupportFirst(definition, attempt);
  const signedIn = userId !== null;
  const [hidden, setHidden] = useState(false);
  usePageTitle(`${t('results.documentTitle')} · ${definition.catalogueName}`);

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
        {supportFirst ? <SupportLine first /> : null}
        {delivery ? <DeliveryNotice attemptId={attempt.id} delivery={delivery} userId={userId} /> : null}
        <Notice className="mt-6" data-slot="screening-warning">
          <p className="font-semibold">{t('common:screeningOnly')}</p>
          {definition.bandLabels === 'none' ? null : <p>{t('direction')}</p>}
          {attempt.details?.child_label === undefined ? null : (
            <p className="mt-2">
              {t(attempt.form === 'teacher' ? 'results.childShareTeacher' : 'results.childShare')}
            </p>
          )}
        </Notice>
        {definition.bandLabels === 'memory' ? (
          <>
            <MemoryNotice />
            <HideResult hidden={hidden} onChange={setHidden} />
          </>
        ) : null}
        {attempt.quality.level === 'ok' ? null : (
          <p data-slot="quality-note" className="mt-4 max-w-read text-sm text-ink-soft">
            {t('results.qualityNote')}
          </p>
        )}
        <div className="mt-10 grid gap-12">
          {hidden ? null : <ResultParts definition={definition} attempt={attempt} userId={userId} />}
          <NextSteps definition={definition} attempt={attempt} signedIn={signedIn} />
        </div>
        <div className="mt-8 grid justify-items-start gap-3">
          {supportFirst ? null : <SupportLine />}
          {userId === null && delivery ? (
            <RemoveFromDevice
              attemptId={attempt.id}
              sent={delivery.status === 'sent'}
              to={definition.route}
            />
          ) : null}
        </div>
        {mayPromptAfterTest({ testId: definition.testId, form: attempt.form, supportFirst }) ? (
          <div className="mt-12">{after}</div>
        ) : null}
      </div>
    </ImmersiveFrame>
  );
}
