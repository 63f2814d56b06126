import { PlansScreen } from '@/features/membership/plans-screen';

export function PricingPage() {
  return <PlansScreen />;
}
