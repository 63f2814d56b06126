import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMembershipCheckout, openPortal } from '@/api/billing/membership';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { useOpenInTab } from '@/hooks/open-in-tab';
import { currentLanguage } from '@/i18n/init';
import type { PriceRow } from '@/lib/billing/membership-view';
import { refusalCode } from '@/lib/contracts/call';
import { createCheckout } from '@/lib/contracts/checkout';

export type CheckoutState =
  | { step: 'idle' }
  | { step: 'opening'; what: string }
  /** `creditCents` is what the first bill is less; in the currency of the price. */
  | { step: 'opened'; creditCents: number; currency: string }
  | { step: 'failed'; error: unknown };

export interface MembershipCheckoutControl {
  state: CheckoutState;
  /** The checkout's address when the browser refused the new tab. */
  link: string | null;
  buy: (price: PriceRow) => void;
  /** To the provider's page, where a plan is changed and cancelled. */
  manage: () => void;
}

/**
 * Buying and changing a plan; both happen at the payment provider.
 * @param wanted short name of the test to go on with afterwards
 */
export function useMembershipCheckout(wanted: string | null): MembershipCheckoutControl {
  const { t } = useTranslation('membership');
  const queryClient = useQueryClient();
  const { refresh } = useSubscription();
  const { link, open } = useOpenInTab();
  const [state, setState] = useState<CheckoutState>({ step: 'idle' });

  const fail = (error: unknown) => {
    setState({ step: 'failed', error });
    // What the server refused was read from an older state: show the one of now.
    const code = refusalCode(createCheckout, error);
    if (code === 'already_subscribed') void refresh();
    if (code === 'unknown_price') void queryClient.invalidateQueries(planPricesQuery());
  };

  return {
    state,
    link,
    buy(price) {
      setState({ step: 'opening', what: price.id });
      let creditCents = 0;
      open(t('checkout.waiting'), async () => {
        const checkout = await createMembershipCheckout(price.id, wanted, currentLanguage());
        creditCents = checkout.creditCents;
        return checkout.url;
      }).then(() => {
        setState({ step: 'opened', creditCents, currency: price.currency });
        // From now on the server says that a purchase is pending, and every look back asks for its outcome.
        void refresh();
      }, fail);
    },
    manage() {
      setState({ step: 'opening', what: 'portal' });
      openPortal(paths.pricing).then((url) => window.location.assign(url), fail);
    },
  };
}
