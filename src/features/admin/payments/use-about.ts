import { useTranslation } from 'react-i18next';
import type { Payment } from '@/api/admin/payments';
import { useFormats } from '@/i18n/use-formats';

/** What a payment was for: items by their titles, a plan by its name. */
export function useAbout(): (payment: Pick<Payment, 'kind' | 'about'>) => string {
  const { t } = useTranslation('admin-payments');
  const { list } = useFormats();
  return ({ kind, about }) => {
    if (kind === 'order') return list(about);
    const [tier] = about;
    return tier === 'plus' || tier === 'premium' ? t(`plans.${tier}`) : t('otherPlan');
  };
}
