import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckoutOrder, createCartCheckout } from '@/api/store/cart-checkout';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { useCart } from '@/contexts/cart';
import { openTab } from '@/hooks/open-in-tab';
import { AppError } from '@/lib/app-error';

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

const quoteIsOld = ['cart_changed', 'already_owned', 'coupon_invalid', 'coupon_used', 'coupon_minimum'];

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
    const detail = error instanceof AppError ? error.detail : undefined;
    if (detail === 'email_unconfirmed' || detail === 'payments_unavailable' || detail === 'already_owned') {
      return t(`checkout.reason.${detail}`);
    }
    return detail?.startsWith('coupon_') ? t('checkout.reason.coupon') : errorText(error);
  };
  const fail = (error: unknown) => {
    const detail = error instanceof AppError ? error.detail : undefined;
    if (quoteIsOld.includes(detail ?? '')) askAgain();
    if (detail === 'cart_changed') {
      setChanged(true);
    } else if (detail === 'empty_cart') {
      toast({ title: t('checkout.empty'), variant: 'destructive' });
    } else if (detail === 'not_signed_in') {
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
