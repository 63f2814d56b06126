import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerPriceMutation, type PlanPrice } from '@/api/admin/payment-desk';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { centsOf } from '@/lib/admin/payments';
import { useSaid } from './use-said';

const tiers = ['plus', 'premium'] as const;
const intervals = ['month', 'year'] as const;

export interface PriceFormProps {
  prices: readonly PlanPrice[];
  userId: string;
}

/** Offers a price that was made at the provider; what is typed is compared with it. */
export function PriceForm({ prices, userId }: PriceFormProps) {
  const { t } = useTranslation('admin-payments');
  const said = useSaid();
  const offering = useMutation(offerPriceMutation(userId));
  const [id, setId] = useState('');
  const [tier, setTier] = useState<(typeof tiers)[number]>('plus');
  const [interval, setInterval] = useState<(typeof intervals)[number]>('month');
  const [amount, setAmount] = useState('');
  const [trial, setTrial] = useState('0');
  const [isUnfit, setUnfit] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (offering.isPending) return;
    const price = id.trim();
    const cents = centsOf(amount);
    const days = interval === 'year' && /^\d{1,2}$/.test(trial.trim()) ? Number(trial) : 0;
    const fits = /^[A-Za-z0-9_-]{1,100}$/.test(price) && cents !== null;
    setUnfit(!fits);
    if (!fits) return;
    const offered = prices.find((one) => one.active && one.tier === tier && one.interval === interval);
    const asked = {
      price,
      tier,
      interval,
      amount_cents: cents,
      trial_days: days,
      replaces: offered?.id ?? null,
    };
    if (await said(offering.mutateAsync(asked), t('prices.done'))) {
      setId('');
      setAmount('');
    }
  };
  return (
    <Section title={t('prices.add')}>
      <form
        noValidate
        aria-label={t('prices.add')}
        className="grid max-w-xl gap-4"
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={t('prices.id')}
          hint={t('prices.idHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={id}
          error={isUnfit ? t('prices.unfit') : undefined}
          onChange={({ target }) => setId(target.value)}
        />
        <Field label={t('prices.plan')}>
          <NativeSelect
            value={tier}
            onChange={({ target }) => setTier(tiers.find((one) => one === target.value) ?? tier)}
          >
            {tiers.map((one) => (
              <option key={one} value={one}>
                {t(`plans.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('prices.every')}>
          <NativeSelect
            value={interval}
            onChange={({ target }) => setInterval(intervals.find((one) => one === target.value) ?? interval)}
          >
            {intervals.map((one) => (
              <option key={one} value={one}>
                {t(`prices.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <TextField
          label={t('prices.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        {interval === 'year' && (
          <TextField
            label={t('prices.trial')}
            inputMode="numeric"
            autoComplete="off"
            value={trial}
            onChange={({ target }) => setTrial(target.value)}
          />
        )}
        <div>
          <Button type="submit" busy={offering.isPending}>
            {t('prices.do')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
