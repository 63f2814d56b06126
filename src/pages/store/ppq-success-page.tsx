import { PaymentResult } from '@/features/store/results/payment-result';

export function PpqSuccessPage() {
  return <PaymentResult page="procrastination" />;
}
