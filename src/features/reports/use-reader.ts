import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { membershipQuery } from '@/api/account/tier';
import { planCreditQuery } from '@/api/billing/credit';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { planNotKnown, type ReportReader, visitorReader } from '@/lib/reports/reader';

/** The person at hand as the reader of an own report. */
export function useReader(userId: string | null): ReportReader {
  const signedIn = userId !== null;
  const plan = useQuery({ ...membershipQuery(userId ?? ''), enabled: signedIn });
  // What an upgrade costs and takes off is asked for those alone who are offered one.
  const mayUpgrade = signedIn ? plan.data?.tier === 'freemium' : true;
  const credit = useQuery({ ...planCreditQuery(userId ?? ''), enabled: signedIn && mayUpgrade });
  const prices = useQuery({ ...planPricesQuery(), enabled: mayUpgrade });
  return useMemo(() => {
    const yearly = prices.data?.find(({ tier, interval }) => tier === 'plus' && interval === 'year');
    const trialDays = yearly && !plan.data?.hadTrial ? yearly.trial_days : 0;
    if (userId === null) return { ...visitorReader, trialDays };
    return {
      audience: 'owner',
      signedIn: true,
      userId,
      tier: plan.data?.tier ?? 'freemium',
      planText: plan.data ? plan.data.text : planNotKnown,
      recentPurchase: credit.data != null,
      trialDays,
    };
  }, [userId, plan.data, credit.data, prices.data]);
}
