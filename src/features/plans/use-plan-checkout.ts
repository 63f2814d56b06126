import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPlanCheckout } from '@/api/billing/plan-checkout';
import { planPricesQuery } from '@/api/billing/plan-prices';
import { customerPortal } from '@/api/billing/portal';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { useOpenInTab } from '@/hooks/open-in-tab';
import { AppError } from '@/lib/app-error';
import type { PriceRow } from '@/lib/billing/plan-view';

export type CheckoutState =
  | { step: 'idle' }
  | { step: 'opening'; what: string }
  /** `creditCents` is what the first bill is less; in the currency of the price. */
  | { step: 'opened'; creditCents: number; currency: string }
  | { step: 'failed'; error: unknown };

export interface PlanCheckoutControl {
  state: CheckoutState;
  /** The checkout's address when the browser refused the new tab. */
  link: string | null;
  buy: (price: PriceRow) => void;
  /** To the provider's page, where a plan is changed and cancelled. */
  manage: () => void;
}

/** Buying and changing a plan; both happen at the payment provider. */
export function usePlanCheckout(): PlanCheckoutControl {
  const { t } = useTranslation('plans');
  const queryClient = useQueryClient();
  const { refresh } = useSubscription();
  const { link, open } = useOpenInTab();
  const [state, setState] = useState<CheckoutState>({ step: 'idle' });

  const fail = (error: unknown) => {
    setState({ step: 'failed', error });
    // What the server refused was read from an older state: show the one of now.
    if (!(error instanceof AppError)) return;
    if (error.detail === 'already_subscribed') void refresh();
    if (error.detail === 'unknown_price') void queryClient.invalidateQueries(planPricesQuery());
  };

  return {
    state,
    link,
    buy(price) {
      setState({ step: 'opening', what: price.id });
      let creditCents = 0;
      open(t('checkout.waiting'), async () => {
        const checkout = await createPlanCheckout(price.id);
        creditCents = checkout.credit_cents;
        return checkout.url;
      }).then(() => {
        setState({ step: 'opened', creditCents, currency: price.currency });
        // From now on the server says that a purchase is pending, and every look back asks for its outcome.
        void refresh();
      }, fail);
    },
    manage() {
      setState({ step: 'opening', what: 'portal' });
      customerPortal(paths.pricing).then((url) => window.location.assign(url), fail);
    },
  };
}
