import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '@/api/account/tier';
import { myTestAccessQuery } from '@/api/attempts/access';
import type { TestOffer } from '@/lib/assessments/access';
import { testOffers } from '@/lib/assessments/hub';
import type { Tier } from '@/lib/billing/tier';

export type Offers =
  | { status: 'pending' }
  | { status: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  | { status: 'ready'; offers: readonly TestOffer[]; tier: Tier; hadTrial: boolean };

/** Every test as it stands for the person, and their plan. */
export function useOffers(userId: string): Offers {
  const access = useQuery(myTestAccessQuery(userId));
  const plan = useQuery(membershipQuery(userId));
  if (access.data && plan.data) {
    const { tier, hadTrial } = plan.data;
    return { status: 'ready', offers: testOffers(access.data, tier), tier, hadTrial };
  }
  const failed = [access, plan].filter(({ isError }) => isError);
  if (failed.length === 0) return { status: 'pending' };
  return {
    status: 'failed',
    error: failed[0]?.error,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    retrying: failed.some(({ isFetching }) => isFetching),
  };
}
