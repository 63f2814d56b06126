import { OldPrices } from '@/features/membership/old-prices';

export function PricingOldPage() {
  return <OldPrices />;
}
