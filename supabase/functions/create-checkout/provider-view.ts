/**
 * A cart as the provider's pages show it. The provider takes one discount a checkout, which is the coupon; what a bundle saves
 * and what several items save is in the price of each line, and named there and on the invoice with its amount.
 */
import { titleIn } from '@lib/billing/item-titles.ts';
import { type Discount, discountsOf, savedCents, worthCents } from '@lib/billing/order-sums.ts';
import { type PricedCart, shareOut } from '@lib/billing/price-cart.ts';
import { formatMoney } from '@lib/i18n/money.ts';
import { discountName } from '@lib/mails/discount-name.ts';
import { mailTexts } from '@lib/mails/texts.gen.ts';
import { fallbackLanguage, isLanguage } from '../../../src/config/languages.ts';

/** The longest name the provider takes of a coupon and of a field of an invoice. */
const mostOfName = 40;

export interface ProviderView {
  line_items: {
    price_data: {
      currency: string;
      unit_amount: number;
      tax_behavior?: 'inclusive';
      product_data: { name: string; description?: string };
    };
    quantity: 1;
  }[];
  /** Discounts that are in the lines, for the invoice. */
  custom_fields: { name: string; value: string }[];
  /** Null without a coupon, or where it takes nothing. */
  coupon: { name: string; cents: number } | null;
}

export function providerView(
  priced: PricedCart,
  {
    currency,
    couponCode,
    wanted,
    isTaxed = false,
  }: {
    currency: string;
    couponCode: string | null;
    wanted: string | null;
    /** The provider works out how much of the prices is tax. */
    isTaxed?: boolean;
  },
): ProviderView {
  const language = isLanguage(wanted) ? wanted : fallbackLanguage;
  const words = mailTexts[language];
  const name = (discount: Discount) => discountName(discount, words).slice(0, mostOfName);
  const money = (cents: number) => formatMoney(cents, currency, language);
  const { bundle_percent: percent, bundle_discount_cents, coupon_discount_cents } = priced;
  const lines = priced.lines.filter(({ problem }) => problem === null);
  const forSeveral = shareOut(bundle_discount_cents, lines);
  const all = discountsOf({ ...priced, lines, coupon_code: couponCode, coupon_discount_cents });
  const coupon = all.find(({ kind }) => kind === 'coupon');
  return {
    line_items: lines.map((line) => {
      const several = forSeveral.get(line.sku) ?? 0;
      const within = [
        { kind: 'bundle', cents: savedCents(line) } as const,
        { kind: 'several', percent, cents: several } as const,
      ].filter(({ cents }) => cents > 0);
      const told = within.map((discount) => `${name(discount)} ${money(-discount.cents)}`);
      return {
        price_data: {
          currency,
          unit_amount: line.unit_price_cents - several,
          ...(isTaxed && { tax_behavior: 'inclusive' }),
          product_data: {
            name: titleIn(line, language),
            ...(told.length > 0 && { description: [money(worthCents(line)), ...told].join(' · ') }),
          },
        },
        quantity: 1,
      };
    }),
    custom_fields: all
      .filter(({ kind }) => kind !== 'coupon')
      .map((discount) => ({
        name: name(discount),
        value: words.rows.inPrices.replace('{amount}', () => money(-discount.cents)),
      })),
    coupon: coupon ? { name: name(coupon), cents: coupon.cents } : null,
  };
}
