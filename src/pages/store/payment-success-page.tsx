import { PaymentResult } from '@/features/store/results/payment-result';

export function PaymentSuccessPage() {
  return <PaymentResult page="payment" />;
}
