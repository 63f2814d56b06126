import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { gatherFraudSignals, quoteQuery } from '@/api/store/checkout';
import { type CheckoutResult, isUndecided } from '@/api/store/checkout-result';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useCart } from '@/contexts/cart';
import { skusOf } from '@/lib/billing/cart';
import { CheckoutReview } from './checkout/checkout-review';
import { usePay } from './checkout/use-pay';
import { WaitingPanel } from './checkout/waiting-panel';
import { useCheckoutResult } from './results/use-checkout-result';

function isPaid(result: CheckoutResult | undefined): boolean {
  return (
    result?.kind === 'cart' && (result.order.status === 'paid' || result.order.status === 'partly_refunded')
  );
}

/**
 * From the cart to the payment page and on to the result. Whoever comes back here after paying is shown what was paid,
 * not asked to pay again.
 */
export function CheckoutScreen() {
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const { cart, coupon, checkoutId, setCheckout } = useCart();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const skus = skusOf(cart);
  const quote = useQuery({
    ...quoteQuery(userId, skus, coupon),
    enabled: auth.status !== 'loading' && skus.length > 0,
    placeholderData: keepPreviousData,
  });
  const payment = usePay(() => void quote.refetch());
  const watched = useCheckoutResult(userId, checkoutId);

  useEffect(() => {
    void gatherFraudSignals();
  }, []);

  const cancelled = search.get('cancelled') === '1';
  // An order paid earlier is no news to somebody who fills the cart again.
  const follows = isPaid(watched.result) && (payment.page !== null || cart.lines.length === 0);
  useEffect(() => {
    if (follows && checkoutId !== null) {
      void navigate(`${paths.storeSuccess}?session_id=${checkoutId}`, { replace: true });
    }
  }, [follows, checkoutId, navigate]);

  const watches = userId !== null && checkoutId !== null;
  const isFirstLook = watches && watched.result === undefined && !watched.error && payment.page === null;
  if (auth.status === 'loading' || follows || isFirstLook) {
    return <LoadingState className="min-h-[60dvh]" />;
  }
  const undecided = watched.result === undefined || isUndecided(watched.result);
  if (watches && undecided && !cancelled) {
    return <WaitingPanel watched={watched} page={payment.page} onBack={() => setCheckout(null)} />;
  }
  return (
    <CheckoutReview
      quote={quote}
      payment={payment}
      cancelled={cancelled}
      onPay={() => setSearch({}, { replace: true })}
    />
  );
}
