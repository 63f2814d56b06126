import { useTranslation } from 'react-i18next';
import { OldPrices } from '@/features/plans/old-prices';

export function PricingOldPage() {
  // All texts of the page at once: a part that waits for its own later would take the page away again.
  useTranslation(['plans', 'training']);
  return <OldPrices />;
}
