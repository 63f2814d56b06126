import { useTranslation } from 'react-i18next';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { adminPlanPrice } from '@/lib/contracts/admin-plan-price';
import { adminReconcile } from '@/lib/contracts/admin-reconcile';
import { adminRefund } from '@/lib/contracts/admin-refund';
import { refusalCode } from '@/lib/contracts/call';
import { useStaffText } from '../use-staff-text';

/** Why nothing was done with money, in words. */
export function useMoneyText(): (failure: unknown) => string {
  const { t } = useTranslation('admin-payments');
  const explain = useStaffText();
  return (failure) => {
    const code =
      refusalCode(adminRefund, failure) ??
      refusalCode(adminPlanPrice, failure) ??
      refusalCode(adminReconcile, failure) ??
      adminRefusalIn(failure);
    switch (code) {
      case 'bad_amount':
      case 'more_than_left':
      case 'already_refunded':
      case 'refund_on_its_way':
      case 'key_used':
      case 'refund_refused':
      case 'provider_differs':
      case 'unknown_currency':
      case 'payments_unavailable':
      case 'version_conflict':
      case 'not_allowed':
      case 'code_taken':
      case 'bad_coupon':
      case 'bad_price':
      case 'bad_gift':
      case 'price_unknown':
      case 'price_differs':
      case 'busy':
      case 'not_found':
      case 'own_role':
      case 'invalid_state':
        return t(`refusals.${code}`);
      default:
        return explain(failure);
    }
  };
}
