import { useTranslation } from 'react-i18next';
import type { Payment } from '@/api/admin/payments';
import { Badge } from '@/components/ui/badge';

/** How a payment stands; what waits for somebody stands out. */
export function StateBadge({ state, urgent }: Pick<Payment, 'state' | 'urgent'>) {
  const { t } = useTranslation('admin-payments');
  return <Badge tone={urgent ? 'danger' : 'outline'}>{t(`states.${state}`)}</Badge>;
}
