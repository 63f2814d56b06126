import { useTranslation } from 'react-i18next';
import { PlansScreen } from '@/features/plans/plans-screen';

export function PricingPage() {
  // All texts of the page at once: a part that waits for its own later would take the page away again.
  useTranslation(['plans', 'training', 'upgrade']);
  return <PlansScreen />;
}
