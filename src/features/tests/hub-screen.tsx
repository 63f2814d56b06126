import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LatestResults, latestResultsQuery } from '@/api/attempts/latest';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { useNow } from '@/hooks/use-now';
import { catalogue } from '@/lib/assessments/catalogue';
import { hubLists, hubStep, newestProfile } from '@/lib/assessments/hub';
import { minuteMs } from '@/lib/time';
import { HubFrame } from './hub/hub-frame';
import { PlanCards } from './hub/plan-cards';
import { RecommendedCard } from './hub/recommended-card';
import { SideCards } from './hub/side-cards';
import { TestCards } from './hub/test-card';
import { type Offers, useOffers } from './hub/use-offers';
import { WhyMatters } from './hub/why-matters';

export interface HubScreenProps {
  userId: string;
}

/** The tests stand without their results, too. */
const none: LatestResults = new Map();

/** Every test by the question it answers, how each went last, and what a higher plan opens. */
export function HubScreen({ userId }: HubScreenProps) {
  const offers = useOffers(userId);
  const latest = useQuery(latestResultsQuery(userId));
  // What the page is stands at once. Results are awaited with the others, so that no card grows under a finger.
  if (offers.status === 'pending' || latest.isPending)
    return (
      <HubFrame step={null}>
        <LoadingState className="min-h-[60dvh]" />
      </HubFrame>
    );
  const results = latest.data ?? none;
  return (
    <HubFrame step={hubStep([...results.values()])}>
      {offers.status === 'failed' ? (
        <ErrorState
          error={offers.error}
          onRetry={offers.retry}
          retrying={offers.retrying}
          className="mb-10"
        />
      ) : (
        <Tests offers={offers} latest={results} />
      )}
      <div className="mt-14">
        <WhyMatters />
      </div>
    </HubFrame>
  );
}

interface TestsProps {
  offers: Extract<Offers, { status: 'ready' }>;
  latest: LatestResults;
}

function Tests({ offers: { offers, tier, hadTrial }, latest }: TestsProps) {
  const { t } = useTranslation('hub');
  const nowMs = useNow(true, minuteMs);
  const { recommended, available, suites, plans } = hubLists(offers, nowMs, {
    asksForChild: [...latest.keys()].some((testId) => catalogue[testId].about === 'child'),
  });
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div id="guide" className="grid scroll-mt-6 grid-cols-1 content-start gap-10">
        {recommended ? (
          <RecommendedCard offer={recommended} last={latest.get(recommended.entry.testId)} nowMs={nowMs} />
        ) : null}
        {available.length > 0 ? (
          <Section title={t('available')}>
            <TestCards offers={available} latest={latest} nowMs={nowMs} />
          </Section>
        ) : null}
        {suites.length > 0 ? (
          <Section title={t('suites')}>
            <div className="grid gap-9">
              {suites.map((suite) => (
                <div key={suite.id} data-suite={suite.id}>
                  <h3 className="text-[1.3rem]">{t(`suiteNames.${suite.id}`)}</h3>
                  <p className="mb-4 max-w-read text-ink-soft">
                    {t(suite.id === 'memory' ? 'words.dementia' : `suite.${suite.id}.line`)}
                  </p>
                  <TestCards offers={suite.offers} latest={latest} nowMs={nowMs} level={4} />
                </div>
              ))}
            </div>
          </Section>
        ) : null}
        {plans.length > 0 ? (
          <PlanCards plans={plans} latest={latest} hadTrial={hadTrial} nowMs={nowMs} />
        ) : null}
      </div>
      <SideCards tier={tier} offers={offers} profile={newestProfile([...latest.values()])} />
    </div>
  );
}
