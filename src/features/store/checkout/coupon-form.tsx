import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useCart } from '@/contexts/cart';
import { couponCode } from '@/lib/billing/cart';
import type { Quote } from '@/lib/contracts/checkout';

export interface CouponFormProps {
  quote: Quote;
  /** The quote of a new code is on its way. */
  asking: boolean;
}

/** One code per cart; the server says whether it counts. */
export function CouponForm({ quote, asking }: CouponFormProps) {
  const { t } = useTranslation('store');
  const { coupon, setCoupon } = useCart();
  const [typed, setTyped] = useState(coupon);
  const [malformed, setMalformed] = useState(false);
  if (quote.coupon !== null) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span>{t('words.coupon', { code: quote.coupon.code })}</span>
        <Button
          variant="link"
          size="sm"
          data-action="remove-coupon"
          onClick={() => {
            setTyped('');
            setCoupon('');
          }}
        >
          {t('checkout.coupon.remove')}
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = couponCode(typed);
    setMalformed(code === '' && typed.trim() !== '');
    setCoupon(code);
  };
  const problem = coupon !== '' && quote.coupon_problem !== null && !asking ? quote.coupon_problem : null;
  const error = malformed
    ? t('checkout.coupon.malformed')
    : problem === null
      ? undefined
      : t(`checkout.coupon.${problem}`);
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <TextField
        label={t('checkout.coupon.label')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setMalformed(false);
          setTyped(target.value);
        }}
      />
      <Button type="submit" variant="outline" className="mt-8" data-action="apply-coupon" busy={asking}>
        {t('checkout.coupon.apply')}
      </Button>
    </form>
  );
}
