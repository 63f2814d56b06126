import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckoutOrder, createCartCheckout } from '@/api/store/checkout';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { PurchasePapers } from '@/components/purchase-papers';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { useDiscounts } from '@/components/use-discounts';
import { useErrorText } from '@/components/use-error-text';
import { refundDays } from '@/config/limits';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useCart } from '@/contexts/cart';
import { openTab } from '@/hooks/open-in-tab';
import { useFormats } from '@/i18n/use-formats';
import { quoteSums, worthOf } from '@/lib/billing/order-sums';
import { type CodeOf, refusalCode } from '@/lib/contracts/call';
import { createCheckout, type Quote } from '@/lib/contracts/checkout';
import { type SumLine, Sums } from '../cart/lines';
import { CouponForm } from './coupon-form';

export interface PayPanelProps {
  quote: Quote;
  /** A newer quote is on its way; what it says is paid, not this one. */
  asking: boolean;
  busy: boolean;
  /** Why the last press led nowhere. */
  fault: PayFault | null;
  onPay: () => void;
}

/** The sum, the coupon and the button that leads to the payment page. */
export function PayPanel({ quote, asking, busy, fault, onPay }: PayPanelProps) {
  const { t } = useTranslation('store');
  const formats = useFormats();
  const { status } = useAuth();
  const [askedToSignIn, setAskedToSignIn] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [askedToAgree, setAskedToAgree] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const press = () => {
    if (status !== 'signed-in') return setAskedToSignIn(true);
    if (agreed) return onPay();
    setAskedToAgree(true);
    consent.current?.focus();
  };
  const money = (cents: number) => formats.money(cents, quote.currency);
  const order = quoteSums(quote);
  const discounts = useDiscounts()(order, quote.currency);
  const sums: SumLine[] = [{ label: t('cart.subtotal'), amount: money(worthOf(order.lines)) }, ...discounts];
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
          <p data-part="taxes" className="text-sm text-ink-soft">
            {t('checkout.tax', { currency: quote.currency.toUpperCase() })}
          </p>
          {status === 'signed-out' ? null : (
            <Checkbox
              ref={consent}
              name="agreed"
              label={t('checkout.agree', { days: refundDays.single })}
              checked={agreed}
              error={askedToAgree && !agreed ? t('checkout.agreeNeeded') : undefined}
              onChange={({ target }) => setAgreed(target.checked)}
            />
          )}
          <Button block size="lg" data-action="pay" busy={busy || asking} onClick={press}>
            {t(status === 'signed-out' ? 'checkout.signInToPay' : 'checkout.pay', {
              price: money(quote.total_cents),
            })}
          </Button>
          {fault ? <ErrorState {...fault} /> : null}
          <div className="text-sm text-ink-soft">
            <p>{t('checkout.payNote')}</p>
            <PurchasePapers />
          </div>
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
          {t('words.signIn')}
        </ButtonLink>
        <ButtonLink to={`${paths.auth}?mode=signup&${back}`} variant="link" size="sm">
          {t('words.createAccount')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

type CheckoutCode = CodeOf<typeof createCheckout>;

/** The payment page that was made. */
export interface PaymentPage {
  url: string;
  /** False when the browser kept the new tab closed. */
  opened: boolean;
}

export interface PayFault {
  title: string;
  text?: string;
}

export interface PayValue {
  busy: boolean;
  fault: PayFault | null;
  page: PaymentPage | null;
  /** The server refused what the person saw, so that its new quote has to be looked at before the next press. */
  changed: boolean;
  /** Call it in the handler of the press itself. */
  pay: (order: CheckoutOrder) => Promise<void>;
}

const couponCodes: readonly CheckoutCode[] = ['coupon_invalid', 'coupon_used', 'coupon_minimum'];
const quoteIsOld: readonly CheckoutCode[] = ['cart_changed', 'already_owned', ...couponCodes];

/**
 * Asks for the payment page and opens it in a new tab. A second press while the first one works does nothing.
 * @param askAgain gets a new quote
 */
export function usePay(askAgain: () => void): PayValue {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { setCheckout } = useCart();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [page, setPage] = useState<PaymentPage | null>(null);
  const [changed, setChanged] = useState(false);
  const [fault, setFault] = useState<PayFault | null>(null);

  const explain = (error: unknown): string => {
    const code = refusalCode(createCheckout, error);
    if (
      code === 'email_unconfirmed' ||
      code === 'payments_unavailable' ||
      code === 'already_owned' ||
      code === 'consent_needed'
    ) {
      return t(`checkout.reason.${code}`);
    }
    return code !== null && couponCodes.includes(code) ? t('checkout.reason.coupon') : errorText(error);
  };
  const fail = (error: unknown) => {
    const code = refusalCode(createCheckout, error);
    if (code !== null && quoteIsOld.includes(code)) askAgain();
    if (code === 'cart_changed') {
      setChanged(true);
    } else if (code === 'empty_cart') {
      setFault({ title: t('checkout.empty') });
    } else if (code === 'not_signed_in') {
      setFault({ title: t('checkout.signIn') });
    } else {
      console.error('The checkout was not begun:', error);
      setFault({ title: t('checkout.failed'), text: explain(error) });
    }
  };

  return {
    busy,
    fault,
    page,
    changed,
    async pay(order) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setChanged(false);
      setFault(null);
      const tab = openTab(t('checkout.opening'));
      try {
        const { url, session_id } = await createCartCheckout(order);
        if (url === null) {
          tab.close();
          setFault({ title: t('checkout.noPage') });
          return;
        }
        const opened = tab.go(url);
        setPage({ url, opened });
        setCheckout(session_id);
        if (opened) toast({ title: t('checkout.opened') });
      } catch (error) {
        tab.close();
        fail(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
