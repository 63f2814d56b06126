import { OldPrices } from '@/features/plans/old-prices';

export function PricingOldPage() {
  return <OldPrices />;
}
