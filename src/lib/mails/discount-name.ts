import type { Discount } from '../billing/order-sums.ts';
import type { MailTexts } from './mail-texts.ts';

/** What a discount is called, in a mail and on the pages of the payment provider. */
export function discountName(discount: Discount, { rows }: Pick<MailTexts, 'rows'>): string {
  switch (discount.kind) {
    case 'bundle':
      return rows.saving;
    case 'several':
      // A number and its sign stay on one line.
      return rows.bundle.replace('{percent}', String(discount.percent)).replace(' %', '\u00a0%');
    case 'coupon':
      return rows.coupon.replace('{code}', () => discount.code);
  }
}
