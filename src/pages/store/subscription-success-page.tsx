import { PaymentResult } from '@/features/store/results/payment-result';

export function SubscriptionSuccessPage() {
  return <PaymentResult page="plan" />;
}
