import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckoutOrder, createCartCheckout } from '@/api/store/checkout';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { useCart } from '@/contexts/cart';
import { openTab } from '@/hooks/open-in-tab';
import { type CodeOf, refusalCode } from '@/lib/contracts/call';
import { createCheckout } from '@/lib/contracts/create-checkout';

type CheckoutCode = CodeOf<typeof createCheckout>;

/** The payment page that was made. */
export interface PaymentPage {
  url: string;
  /** False when the browser kept the new tab closed. */
  opened: boolean;
}

export interface PayValue {
  busy: boolean;
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

  const explain = (error: unknown): string => {
    const code = refusalCode(createCheckout, error);
    if (code === 'email_unconfirmed' || code === 'payments_unavailable' || code === 'already_owned') {
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
      toast({ title: t('checkout.empty'), variant: 'destructive' });
    } else if (code === 'not_signed_in') {
      toast({ title: t('checkout.signIn'), variant: 'destructive' });
    } else {
      console.error('The checkout was not begun:', error);
      toast({ title: t('checkout.failed'), description: explain(error), variant: 'destructive' });
    }
  };

  return {
    busy,
    page,
    changed,
    async pay(order) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setChanged(false);
      const tab = openTab(t('checkout.opening'));
      try {
        const { url, session_id } = await createCartCheckout(order);
        if (url === null) {
          tab.close();
          toast({ title: t('checkout.noPage'), variant: 'destructive' });
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
