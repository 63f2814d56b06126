import { Suspense, useEffect } from 'react';
import { forgetAnalytics } from '@/api/analytics/log';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { clearOldConsent, useConsent } from '@/contexts/consent';

const ConsentBanner = lazyWhenIdle(() =>
  import('@/features/consent/consent-banner').then((module) => module.ConsentBanner),
);
const AnalyticsRecorder = lazyWhenIdle(() =>
  import('./analytics-recorder').then((module) => module.AnalyticsRecorder),
);

/** Asks for consent where there is none, and counts where there is; most visits do neither and load no more than this. */
export function ConsentLayer() {
  const consent = useConsent();
  const choice = consent === 'unknown' ? null : (consent?.preferences ?? null);
  const isCounting = choice !== null && (choice.analytics || choice.marketing);
  useEffect(clearOldConsent, []);
  useEffect(() => {
    // What was counted goes with the consent it was counted by.
    if (consent !== 'unknown' && !isCounting) forgetAnalytics();
  }, [consent, isCounting]);
  return (
    <Suspense fallback={null}>
      {consent === null ? <ConsentBanner /> : null}
      {isCounting ? <AnalyticsRecorder choice={choice} /> : null}
    </Suspense>
  );
}
