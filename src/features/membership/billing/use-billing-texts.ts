import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { Tier } from '@/lib/billing/tier';

/** Dates and amounts in the language of the interface. */
export function useBillingTexts() {
  const { t } = useTranslation('billing');
  const { t: plans } = useTranslation('membership');
  const formats = useFormats();
  const money = (cents: number, currency = 'usd') => formats.money(cents, currency);
  return {
    t,
    /** '20 November 2026' of an ISO text. */
    date: formats.date,
    money,
    /** '$9.99 a month'; plans are charged in dollars. */
    price: (cents: number, interval: 'month' | 'year') =>
      plans(interval === 'month' ? 'perMonth' : 'perYear', { price: money(cents) }),
    planName: (tier: Tier) => plans(tier === 'freemium' ? 'tier.freemium' : `plans.${tier}`),
  };
}
