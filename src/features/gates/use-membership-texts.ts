import { useTranslation } from 'react-i18next';
import { openTasks, planLimits, progressWeeks } from '@/config/limits';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { type MembershipFeature, namedExercises, type PriceRow } from '@/lib/billing/membership-view';
import type { Tier } from '@/lib/billing/tier';

/** Names and amounts as every part of the plan pages writes them. */
export function useMembershipTexts() {
  const { t } = useTranslation('membership');
  const { t: training } = useTranslation('training');
  const { count, date, list, money, percent } = useFormats();
  const limits = (of: 'freemium' | 'paid') => ({
    tasks: count(openTasks[of]),
    reminders: count(planLimits.reminders[of]),
    habits: count(planLimits.habits[of]),
    goals: count(planLimits.goals[of]),
  });
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
      switch (feature.id) {
        case 'freeExercises':
        case 'shortRounds': {
          const names = namedExercises[feature.id].map((id) => training(`exercise.${id}.name`));
          return t(`feature.${feature.id}`, { names: list(names) });
        }
        case 'recentProgress':
          return t('feature.recentProgress', { days: count(7 * progressWeeks.freemium) });
        case 'limitsFree':
          return t('feature.limits', limits('freemium'));
        case 'limitsPaid':
          return t('feature.limits', limits('paid'));
        default:
          return t(`feature.${feature.id}`);
      }
    },
    day: date,
  };
}
