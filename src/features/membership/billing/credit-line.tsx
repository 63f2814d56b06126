import { useQuery } from '@tanstack/react-query';
import { planCreditQuery } from '@/api/billing/credit';
import { useBillingTexts } from './use-billing-texts';

/** The credit for single purchases, with its day. Says nothing where there is none. */
export function CreditLine({ userId }: { userId: string }) {
  const { t, date, money } = useBillingTexts();
  const { data: credit } = useQuery(planCreditQuery(userId));
  if (!credit) return null;
  return (
    <p data-part="plan-credit" className="max-w-read text-ink-soft">
      {t(credit.kept ? 'credit.kept' : 'credit.open', {
        date: date(credit.until),
        amount: money(credit.cents),
      })}
    </p>
  );
}
