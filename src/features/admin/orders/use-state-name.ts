import { useTranslation } from 'react-i18next';
import type { ListedOrder } from '@/api/admin/orders';

/** How an order stands, as its buyer reads it, too. */
export function useStateName(): (state: ListedOrder['status']) => string {
  const { t } = useTranslation('billing');
  const { t: own } = useTranslation('admin-orders');
  return (state) => (state === 'expired' ? own('expired') : t(`orders.status.${state}`));
}
