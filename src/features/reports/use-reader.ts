import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentPurchaseQuery } from '@/api/account/entitlements';
import { membershipQuery } from '@/api/account/tier';
import { type ReportReader, visitorReader } from '@/lib/reports/reader';

/** Names no plan of ours: while the plan is not known, nothing is offered. */
const planNotKnown = 'unknown';

/** The person at hand as the reader of an own report. */
export function useReader(userId: string | null): ReportReader {
  const signedIn = userId !== null;
  const plan = useQuery({ ...membershipQuery(userId ?? ''), enabled: signedIn });
  const purchase = useQuery({ ...recentPurchaseQuery(userId ?? ''), enabled: signedIn });
  return useMemo(
    () =>
      signedIn
        ? {
            audience: 'owner',
            signedIn,
            tier: plan.data?.tier ?? 'freemium',
            planText: plan.data ? plan.data.text : planNotKnown,
            recentPurchase: purchase.data ?? false,
          }
        : visitorReader,
    [signedIn, plan.data, purchase.data],
  );
}
