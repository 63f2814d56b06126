import { useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { PaymentResult, type ResultPage } from '@/features/store/results/payment-result';
import { PlanCancelled } from '@/features/store/results/plan-cancelled';

const pages: Readonly<Record<string, ResultPage>> = {
  [paths.storeSuccess]: 'store',
  [paths.subscriptionSuccess]: 'plan',
  [paths.testPurchaseSuccess]: 'test',
  [paths.ppqSuccess]: 'procrastination',
};

/**
 * Every address the payment provider leads back to. One page serves them: each chunk more would cost the first load of
 * all others.
 */
export function PaymentResultPage() {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  if (pathname === paths.subscriptionCancelled) {
    return (
      <div className="wrap">
        <PlanCancelled />
      </div>
    );
  }
  return <PaymentResult page={pages[pathname] ?? 'payment'} />;
}
