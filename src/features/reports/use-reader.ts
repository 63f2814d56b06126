import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentPurchaseQuery } from '@/api/account/entitlements';
import { myPlanQuery } from '@/api/account/tier';
import { type ReportReader, visitorReader } from './reader';

/** The person at hand as the reader of an own report; without a plan until it is known. */
export function useReader(userId: string | null): ReportReader {
  const signedIn = userId !== null;
  const plan = useQuery({ ...myPlanQuery(userId ?? ''), enabled: signedIn });
  const purchase = useQuery({ ...recentPurchaseQuery(userId ?? ''), enabled: signedIn });
  return useMemo(
    () =>
      signedIn
        ? {
            audience: 'owner',
            signedIn,
            tier: plan.data?.tier ?? 'freemium',
            planText: plan.data?.text ?? null,
            recentPurchase: purchase.data ?? false,
          }
        : visitorReader,
    [signedIn, plan.data, purchase.data],
  );
}
