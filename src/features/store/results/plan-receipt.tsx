import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myInvoicesQuery, planBill } from '@/api/billing/invoices';

/** The bill is written a moment after the plan opens: looked for so many times. */
const looks = 8;
const waitMs = 3000;

export interface PlanReceiptProps {
  userId: string;
  /** When the payment page was opened; bills from before belong to another plan. */
  since: string;
}

/** The way to the bill of the plan that was just paid for; nothing while there is none, and in a free trial. */
export function PlanReceipt({ userId, since }: PlanReceiptProps) {
  const { t } = useTranslation('store');
  const { data } = useQuery({
    ...myInvoicesQuery(userId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      planBill(state.data ?? [], since) === null && state.dataUpdateCount < looks && waitMs,
  });
  const address = planBill(data ?? [], since)?.hosted_url;
  return address ? (
    <a className="link inline-flex min-h-11 items-center" href={address} data-action="plan-receipt">
      {t('result.receipt')}
    </a>
  ) : null;
}
