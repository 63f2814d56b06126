import { useTranslation } from 'react-i18next';
import { annualSaving, type PriceRow } from '@/lib/billing/plan-view';
import { usePlanTexts } from '../use-plan-texts';

export interface PlanChargeProps {
  price: PriceRow;
  prices: readonly PriceRow[];
  /** `first` for visitors, of whom is not known whether they had one. */
  trial: 'yes' | 'no' | 'first';
}

/** What is charged and when, and what a year saves: figures, no praise. */
export function PlanCharge({ price, prices, trial }: PlanChargeProps) {
  const { t } = useTranslation('plans');
  const { money, percent } = usePlanTexts();
  const { interval, amount_cents: amount, currency, trial_days: count } = price;
  if (interval === 'month') return <p>{t('charge.month')}</p>;
  const saving = annualSaving(prices, price);
  const whole = money(amount, currency);
  return (
    <>
      <p>
        {count === 0 || trial === 'no'
          ? t('charge.year')
          : t(trial === 'yes' ? 'charge.trial' : 'charge.trialFirst', { count, price: whole })}
      </p>
      {/* Rounded up: a month never costs more than this says. */}
      <p>{t('charge.eachMonth', { price: money(Math.ceil(amount / 12), currency) })}</p>
      {saving === null ? null : (
        <p data-part="saving">
          {t('charge.saving', { amount: money(saving.cents, currency), percent: percent(saving.percent) })}
        </p>
      )}
    </>
  );
}
