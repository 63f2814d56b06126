import { useTranslation } from 'react-i18next';
import type { Tier } from '@/lib/billing/tier';
import { formatMoney } from '@/lib/i18n/money';

/** Dates and amounts in the language of the interface. */
export function useBillingTexts() {
  const { t, i18n } = useTranslation('billing');
  const { t: plans } = useTranslation('plans');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const money = (cents: number, currency = 'usd') => formatMoney(cents, currency, i18n.language);
  return {
    t,
    /** '20 November 2026' of an ISO text. */
    date: (iso: string) => day.format(new Date(iso)),
    money,
    /** '$9.99 a month'; plans are charged in dollars. */
    price: (cents: number, interval: 'month' | 'year') =>
      plans(interval === 'month' ? 'perMonth' : 'perYear', { price: money(cents) }),
    planName: (tier: Tier) => plans(`tier.${tier}`),
  };
}
