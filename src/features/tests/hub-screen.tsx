import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useNow } from '@/hooks/use-now';
import { minuteMs } from '@/lib/time';
import { Guide } from './hub/guide';
import { HubFrame } from './hub/hub-frame';
import { HubLists } from './hub/hub-lists';
import { SideCards } from './hub/side-cards';
import { useOffers } from './hub/use-offers';
import { WhyMatters } from './hub/why-matters';

export interface HubScreenProps {
  userId: string;
}

/** Every test the person can take, and how to choose. */
export function HubScreen({ userId }: HubScreenProps) {
  const offers = useOffers(userId);
  const nowMs = useNow(true, minuteMs);
  if (offers.status === 'pending') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <HubFrame step="choose">
      {offers.status === 'failed' ? (
        <ErrorState
          error={offers.error}
          onRetry={offers.retry}
          retrying={offers.retrying}
          className="mb-10"
        />
      ) : (
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <HubLists offers={offers.offers} nowMs={nowMs} />
          <SideCards tier={offers.tier} offers={offers.offers} />
        </div>
      )}
      <div className="mt-14 grid gap-14">
        <WhyMatters />
        <Guide />
      </div>
    </HubFrame>
  );
}
