import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCouponMutation } from '@/api/admin/payment-desk';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { centsOf, limitOf, untilOf } from '@/lib/admin/payments';
import { useSaid } from './use-said';

const blank = { code: '', off: '', least: '', most: '', until: '' };

/** Makes a coupon. */
export function CouponForm({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-payments');
  const said = useSaid();
  const saving = useMutation(saveCouponMutation(userId));
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [given, setGiven] = useState(blank);
  const [isUnfit, setUnfit] = useState(false);
  const typed = (name: keyof typeof blank) => ({
    value: given[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setUnfit(false);
      setGiven((before) => ({ ...before, [name]: target.value }));
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const code = given.code.trim().toUpperCase();
    const percent = unit === 'percent' ? (limitOf(given.off) ?? null) : null;
    const cents = unit === 'amount' ? centsOf(given.off) : null;
    const least = given.least.trim() === '' ? 0 : centsOf(given.least);
    const limit = limitOf(given.most);
    const end = untilOf(given.until);
    const fits =
      /^[A-Z0-9-]{3,30}$/.test(code) &&
      (percent === null ? cents !== null : percent <= 80) &&
      least !== null &&
      limit !== undefined &&
      end !== undefined;
    setUnfit(!fits);
    if (!fits) return;
    const coupon = {
      code,
      percent_off: percent,
      amount_off_cents: cents,
      min_subtotal_cents: least,
      max_redemptions: limit,
      valid_until: end,
      once_per_person: true,
    };
    if (await said(saving.mutateAsync({ coupon, version: null }), t('coupons.made'))) setGiven(blank);
  };
  return (
    <Section title={t('coupons.add')}>
      <form
        noValidate
        aria-label={t('coupons.add')}
        className="grid max-w-xl gap-4"
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={t('coupons.code')}
          hint={t('coupons.codeHint')}
          autoCapitalize="characters"
          spellCheck={false}
          error={isUnfit ? t('coupons.unfit') : undefined}
          {...typed('code')}
        />
        <Field label={t('coupons.unit')}>
          <NativeSelect
            value={unit}
            onChange={({ target }) => setUnit(target.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">{t('coupons.units.percent')}</option>
            <option value="amount">{t('coupons.units.amount')}</option>
          </NativeSelect>
        </Field>
        <TextField label={t('coupons.off')} inputMode="decimal" {...typed('off')} />
        <TextField label={t('coupons.least')} inputMode="decimal" {...typed('least')} />
        <TextField
          label={t('coupons.most')}
          hint={t('coupons.mostHint')}
          inputMode="numeric"
          {...typed('most')}
        />
        <TextField label={t('coupons.lastDay')} type="date" {...typed('until')} />
        <div>
          <Button type="submit" busy={saving.isPending}>
            {t('coupons.do')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
