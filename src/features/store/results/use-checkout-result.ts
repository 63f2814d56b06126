import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CheckoutResult, checkoutResultQuery, isUndecided } from '@/api/store/checkout-result';
import { useCart } from '@/contexts/cart';
import { useSubscription } from '@/contexts/subscription';

/** Waits between the first looks at a payment that is not confirmed yet, ms. */
const waitsMs = [2000, 3000, 4000, 6000, 8000, 12_000, 20_000] as const;
const laterWaitMs = 30_000;
/** After a quarter of an hour people look by themselves, and the page when they come back to it. */
const maxLooks = 35;
/** After this long the page says that it takes longer than usual, ms. */
const slowAfterMs = 15_000;

export interface WatchedCheckout {
  result: CheckoutResult | undefined;
  error: unknown;
  /** It takes longer than usual. */
  slow: boolean;
  /** A look that somebody asked for runs. */
  checking: boolean;
  checkAgain: () => void;
}

/** Skus of an order that is paid, without lines that were paid back. */
function paidSkus(result: CheckoutResult | undefined): readonly string[] {
  if (result?.kind !== 'cart') return [];
  const { status, order_lines } = result.order;
  if (status !== 'paid' && status !== 'partly_refunded') return [];
  return order_lines.filter(({ refunded }) => !refunded).map(({ sku }) => sku);
}

/**
 * Follows a payment page until its outcome is known: again and again with growing waits, and whenever the person comes
 * back to the page. When it is decided, everything a purchase opens is read again in every tab, and what was bought
 * leaves the cart.
 */
export function useCheckoutResult(userId: string | null, sessionId: string | null): WatchedCheckout {
  const query = useQuery({
    ...checkoutResultQuery(userId ?? '', sessionId ?? ''),
    enabled: userId !== null && sessionId !== null,
    refetchInterval: ({ state }) => {
      const open = state.data === undefined ? state.error !== null : isUndecided(state.data);
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      return open && looks < maxLooks && (waitsMs[looks - 1] ?? laterWaitMs);
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) =>
      state.data === undefined || isUndecided(state.data) ? 'always' : false,
  });
  const { data: result } = query;
  const decided = result !== undefined && result.kind !== 'unknown' && !isUndecided(result);
  const { refresh } = useSubscription();
  const { settle } = useCart();
  const bought = paidSkus(result).join();
  const waiting = userId !== null && sessionId !== null && (result === undefined || isUndecided(result));
  const [slow, setSlow] = useState(false);
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => {
    if (decided) void refresh();
  }, [decided, refresh]);
  useEffect(() => {
    if (bought !== '') settle(bought.split(','));
  }, [bought, settle]);

  return {
    result,
    error: query.error,
    slow,
    checking,
    checkAgain() {
      setChecking(true);
      void query.refetch().finally(() => setChecking(false));
    },
  };
}
