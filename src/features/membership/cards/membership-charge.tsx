import { useTranslation } from 'react-i18next';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { annualSaving, type PriceRow } from '@/lib/billing/membership-view';

export interface MembershipChargeProps {
  price: PriceRow;
  prices: readonly PriceRow[];
  /** `first` for visitors, of whom is not known whether they had one. */
  trial: 'yes' | 'no' | 'first';
}

/** What is charged and when, and what a year saves: figures, no praise. */
export function MembershipCharge({ price, prices, trial }: MembershipChargeProps) {
  const { t } = useTranslation('membership');
  const { money, percent } = useMembershipTexts();
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
