import { PlansScreen } from '@/features/plans/plans-screen';

export function PricingPage() {
  return <PlansScreen />;
}
