import { useTranslation } from 'react-i18next';
import { catalogue } from '@/lib/assessments/catalogue';
import type { PlanFeature, PriceRow } from '@/lib/billing/plan-view';
import type { Tier } from '@/lib/billing/tier';
import { formatMoney } from '@/lib/i18n/money';

/** Names and amounts as every part of the plan pages writes them. */
export function usePlanTexts() {
  const { t, i18n } = useTranslation('plans');
  const { t: training } = useTranslation('training');
  const { language } = i18n;
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language);
  return {
    name: (tier: Tier) => t(`tier.${tier}`),
    money,
    /** '17%' of whole percent. */
    percent: (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100),
    /** '$9.99 a month'. */
    price: ({ amount_cents, currency, interval }: PriceRow) =>
      t(interval === 'month' ? 'perMonth' : 'perYear', { price: money(amount_cents, currency) }),
    feature: (feature: PlanFeature): string => {
      if (feature.group === 'tests') return catalogue[feature.id].catalogueName;
      if (feature.group !== 'exercises') return t(`feature.${feature.id}`);
      return feature.id === 'shortRounds'
        ? t('feature.shortRounds')
        : t('feature.exercise', { name: training(`exercise.${feature.id}.name`) });
    },
    day: (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso)),
  };
}
