import { PaymentResult } from '@/features/store/results/payment-result';

export function TestPurchaseSuccessPage() {
  return <PaymentResult page="test" />;
}
