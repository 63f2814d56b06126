import { CheckoutScreen } from '@/features/store/checkout-screen';

export function CheckoutPage() {
  return (
    <div className="wrap">
      <CheckoutScreen />
    </div>
  );
}
