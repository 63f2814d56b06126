import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { type Discount, discountsOf, type SummedOrder } from '@/lib/billing/order-sums';

export interface DiscountLine {
  kind: Discount['kind'];
  label: string;
  /** With its minus. */
  amount: string;
}

/** The discounts of a cart or an order by their names, each in a line of its own. */
export function useDiscounts(): (order: SummedOrder, currency: string) => DiscountLine[] {
  const { t } = useTranslation('common');
  const { money } = useFormats();
  const label = (discount: Discount): string => {
    switch (discount.kind) {
      case 'bundle':
        return t('words.bundleDiscount');
      case 'several':
        return t('words.severalItems', { percent: discount.percent });
      case 'coupon':
        return t('words.coupon', { code: discount.code });
    }
  };
  return (order, currency) =>
    discountsOf(order).map((discount) => ({
      kind: discount.kind,
      label: label(discount),
      amount: money(-discount.cents, currency),
    }));
}
