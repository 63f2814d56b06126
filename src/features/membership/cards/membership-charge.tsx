import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { splitCredit } from '@/lib/billing/credit-balance';
import { annualSaving, type PriceRow } from '@/lib/billing/membership-view';

export interface MembershipChargeProps {
  price: PriceRow;
  prices: readonly PriceRow[];
  /** `first` for visitors, of whom is not known whether they had one. */
  trial: 'yes' | 'no' | 'first';
  /** The person's credit, where the plan would be their first; 0 for none. */
  creditCents: number;
}

/** What is charged and when, and what a year saves: figures, no praise. */
export function MembershipCharge({ price, prices, trial, creditCents }: MembershipChargeProps) {
  const { t } = useTranslation('membership');
  const { money, percent } = useMembershipTexts();
  const { interval, amount_cents: amount, currency, trial_days: count } = price;
  const credit = creditCents > 0 ? <CreditCharge price={price} creditCents={creditCents} /> : null;
  if (interval === 'month') {
    return (
      <>
        <p>{t('charge.month')}</p>
        {credit}
      </>
    );
  }
  const saving = annualSaving(prices, price);
  const whole = money(amount, currency);
  return (
    <>
      <p>
        {count === 0 || trial === 'no'
          ? t('charge.year')
          : t(trial === 'yes' ? 'charge.trial' : 'charge.trialFirst', { count, price: whole })}
      </p>
      <p>{t('charge.eachMonth', { price: money(Math.round(amount / 12), currency) })}</p>
      {saving === null ? null : (
        <p data-part="saving">
          {t('charge.saving', { amount: money(saving.cents, currency), percent: percent(saving.percent) })}
        </p>
      )}
      {credit}
    </>
  );
}

/** What the first bill comes to, and what is left of the credit for those after it. */
function CreditCharge({ price, creditCents }: Pick<MembershipChargeProps, 'price' | 'creditCents'>) {
  const { t } = useTranslation('membership');
  const { money } = useMembershipTexts();
  const { due_cents: due, left_cents: left } = splitCredit(creditCents, price.amount_cents);
  return (
    <p data-part="first-bill" className="text-ink">
      {t('charge.credit', { due: money(due, price.currency) })}
      <SentenceGap />
      {left > 0 ? t('charge.creditLeft', { left: money(left, price.currency) }) : null}
    </p>
  );
}
