import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { usePageTitle } from '@/hooks/use-page-title';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dateText, scoreText } from '../format';
import { HomeLink } from '../home-link';
import { bandKey } from '../texts';
import { DeliveryNotice } from './delivery-notice';
import { DomainBars } from './domain-bars';
import { InsightsBlock } from './insights-block';
import { NextSteps } from './next-steps';
import { RemoveFromDevice } from './remove-from-device';
import { domainResults, needsSupportFirst } from './result-scores';
import { StrengthsAndGrowth } from './strengths-and-growth';
import { SupportLine } from './support-line';
import { useDelivery } from './use-delivery';
import { useResultReport } from './use-result-report';

export interface ResultsScreenProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  userId: string | null;
}

/** What the answers say, at once after the last one. The full report is a page of its own. */
export function ResultsScreen({ definition, attempt, userId }: ResultsScreenProps) {
  const { t } = useTranslation(['screening', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useDelivery(attempt.id);
  const results = domainResults(definition, attempt);
  const report = useResultReport(definition, attempt, userId);
  const supportFirst = needsSupportFirst(definition, attempt);
  usePageTitle(`${t('results.documentTitle')} · ${definition.catalogueName}`);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <ImmersiveFrame align="start" header={<HomeLink />}>
      <div data-screen="results">
        <Head definition={definition} attempt={attempt} headingRef={heading} />
        {supportFirst ? <SupportLine first /> : null}
        {delivery ? <DeliveryNotice attemptId={attempt.id} delivery={delivery} userId={userId} /> : null}
        <Notice className="mt-6" data-slot="screening-warning">
          <p className="font-semibold">{t('common:screeningOnly')}</p>
          <p>{t('direction')}</p>
        </Notice>
        {attempt.quality.level === 'ok' ? null : (
          <p data-slot="quality-note" className="mt-4 max-w-read text-sm text-ink-soft">
            {t('results.qualityNote')}
          </p>
        )}
        <div className="mt-10 grid gap-12">
          <Section title={t('results.areas', { count: results.length })}>
            <DomainBars results={results} />
          </Section>
          <InsightsBlock report={report} />
          <StrengthsAndGrowth report={report} />
          <NextSteps definition={definition} attemptId={attempt.id} signedIn={userId !== null} />
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
      </div>
    </ImmersiveFrame>
  );
}

interface HeadProps extends Omit<ResultsScreenProps, 'userId'> {
  headingRef: React.RefObject<HTMLHeadingElement | null>;
}

function Head({ definition, attempt, headingRef }: HeadProps) {
  const { t, i18n } = useTranslation('screening');
  const test = definition.catalogueName;
  return (
    <header className="grid gap-x-8 gap-y-5 border-control-b border-ink pt-4 pb-6 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="eyebrow">
          {t('results.eyebrow', { test, date: dateText(attempt.completed_at, i18n.language) })}
        </p>
        <h1 ref={headingRef} tabIndex={-1} className="mt-2 text-2xl">
          {t('results.title', { test })}
        </h1>
      </div>
      <p data-slot="overall">
        <span className="sr-only">{t('results.overall')}: </span>
        {attempt.overall === null ? (
          <span className="text-lg font-semibold">{t('notEnough')}</span>
        ) : (
          <>
            <span className="font-serif text-3xl font-[560] tracking-tight tabular-nums">
              {scoreText(attempt.overall, i18n.language)}
            </span>{' '}
            <span className="text-sm text-ink-soft">{t('results.of100')}</span>
            <span className="block font-semibold">{t(bandKey(attempt.overall))}</span>
          </>
        )}
      </p>
    </header>
  );
}
