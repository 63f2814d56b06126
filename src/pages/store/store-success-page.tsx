import { PaymentResult } from '@/features/store/results/payment-result';

export function StoreSuccessPage() {
  return <PaymentResult page="store" />;
}
