import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { type MembershipFeature, namedExercises, type PriceRow } from '@/lib/billing/membership-view';
import type { Tier } from '@/lib/billing/tier';

/** Names and amounts as every part of the plan pages writes them. */
export function useMembershipTexts() {
  const { t } = useTranslation('membership');
  const { t: training } = useTranslation('training');
  const { date, list, money, percent } = useFormats();
  return {
    name: (tier: Tier) => t(tier === 'freemium' ? 'tier.freemium' : `plans.${tier}`),
    money,
    /** '17%' of whole percent. */
    percent: (value: number) => percent(value / 100),
    /** '$9.99 a month'. */
    price: ({ amount_cents, currency, interval }: PriceRow) =>
      t(interval === 'month' ? 'perMonth' : 'perYear', { price: money(amount_cents, currency) }),
    feature: (feature: MembershipFeature): string => {
      if (feature.group === 'tests') return catalogue[feature.id].catalogueName;
      if (feature.group !== 'exercises' || feature.id === 'allExercises') return t(`feature.${feature.id}`);
      const names = namedExercises[feature.id].map((id) => training(`exercise.${id}.name`));
      return t(`feature.${feature.id}`, { names: list(names) });
    },
    day: date,
  };
}
