import { useTranslation } from 'react-i18next';
import { Fieldset } from '@/components/ui/field';
import { RadioRow } from '@/components/ui/radio-row';
import { type MembershipInterval, planIntervals } from '@/lib/billing/membership-view';

export interface BillingSwitchProps {
  value: MembershipInterval;
  onChange: (interval: MembershipInterval) => void;
  hasTrial: boolean;
}

/** By the month or by the year. */
export function BillingSwitch({ value, onChange, hasTrial }: BillingSwitchProps) {
  const { t } = useTranslation('membership');
  return (
    <Fieldset legend={t('billing.legend')}>
      <div className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
        {planIntervals.map((interval) => (
          <RadioRow
            key={interval}
            name="billing"
            value={interval}
            label={t(`billing.${interval}`)}
            hint={interval === 'year' && hasTrial ? t('billing.yearHint') : undefined}
            checked={value === interval}
            onChange={() => onChange(interval)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
