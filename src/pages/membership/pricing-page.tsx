import { planPricesQuery } from '@/api/billing/membership-prices';
import { PlansScreen } from '@/features/membership/plans-screen';

export function PricingPage() {
  return <PlansScreen />;
}

/** Asked for while somebody reaches for the link to the page. */
PricingPage.ahead = () => [planPricesQuery()];
