import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import type { Quote } from '@/lib/contracts/quote-cart';
import { type SumLine, Sums } from '../cart/lines';
import { useItemTexts } from '../item-texts';
import { CouponForm } from './coupon-form';

export interface PayPanelProps {
  quote: Quote;
  /** A newer quote is on its way; what it says is paid, not this one. */
  asking: boolean;
  busy: boolean;
  onPay: () => void;
}

/** The sum, the coupon and the button that leads to the payment page. */
export function PayPanel({ quote, asking, busy, onPay }: PayPanelProps) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  const { status } = useAuth();
  const [askedToSignIn, setAskedToSignIn] = useState(false);
  const money = (cents: number) => texts.money(cents, quote.currency);
  const sums: SumLine[] = [{ label: t('cart.subtotal'), amount: money(quote.subtotal_cents) }];
  if (quote.bundle_discount_cents > 0) {
    const label = t('cart.discount', { percent: quote.bundle_percent });
    sums.push({ label, amount: money(-quote.bundle_discount_cents) });
  }
  if (quote.coupon !== null) {
    const label = t('checkout.coupon.applied', { code: quote.coupon.code });
    sums.push({ label, amount: money(-quote.coupon.discount_cents) });
  }
  const isPayable = quote.lines.some(({ problem }) => problem === null);
  return (
    <>
      <Sums
        lines={sums.length > 1 ? sums : []}
        total={{ label: t('words.total'), amount: money(quote.total_cents) }}
      />
      <CouponForm quote={quote} asking={asking} />
      {isPayable ? (
        <>
          <Button
            block
            size="lg"
            data-action="pay"
            busy={busy || asking}
            onClick={() => (status === 'signed-in' ? onPay() : setAskedToSignIn(true))}
          >
            {t('checkout.pay', { price: money(quote.total_cents) })}
          </Button>
          <p className="text-sm text-ink-soft">{t('checkout.payNote')}</p>
        </>
      ) : (
        <Notice tone="caution">{t('checkout.nothingToPay')}</Notice>
      )}
      <div role="alert">{askedToSignIn && status === 'signed-out' ? <SignInNotice /> : null}</div>
    </>
  );
}

function SignInNotice() {
  const { t } = useTranslation('store');
  const back = `redirect=${encodeURIComponent(paths.checkout)}`;
  return (
    <Notice className="grid gap-3" data-part="sign-in">
      <p className="font-semibold">{t('checkout.signIn')}</p>
      <p>{t('checkout.signInText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${paths.auth}?mode=login&${back}`} variant="outline" size="sm" data-action="log-in">
          {t('words.logIn')}
        </ButtonLink>
        <ButtonLink to={`${paths.auth}?mode=signup&${back}`} variant="link" size="sm">
          {t('words.createAccount')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
