import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { MembershipCancelled } from '@/features/store/membership-cancelled';
import { PaymentResult, type ResultPage } from '@/features/store/payment-result';

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
        <MembershipCancelled />
      </div>
    );
  }
  return <PaymentResult page={pages[pathname] ?? 'payment'} />;
}
