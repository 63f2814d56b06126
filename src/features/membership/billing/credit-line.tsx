import { useQuery } from '@tanstack/react-query';
import { myOrdersQuery } from '@/api/billing/orders';
import { planCredit } from '@/lib/billing/plan-credit';
import { useBillingTexts } from './use-billing-texts';

/** What a first plan takes off for recent purchases. Says nothing where there are none. */
export function CreditLine({ userId }: { userId: string }) {
  const { t, date, money } = useBillingTexts();
  const orders = useQuery(myOrdersQuery(userId));
  const credit = planCredit(orders.data ?? [], orders.dataUpdatedAt);
  if (credit === null) return null;
  return (
    <p data-part="plan-credit" className="max-w-read text-ink-soft">
      {t('credit', { date: date(credit.until), amount: money(credit.cents) })}
    </p>
  );
}
