import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** Where the payment provider leads back to. */
const paymentResult = {
  page: 'store/payment-result-page',
  frame: 'public',
  needs: 'data',
  texts: ['store', 'training'],
  found: 'noindex',
} as const satisfies RouteRow;

/** Plans, the store, and what leads to a payment and back. */
export const membershipRows = {
  subscriptionOnboarding: {
    page: 'membership/subscription-onboarding-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training'],
    found: 'noindex',
  },
  pricing: {
    page: 'membership/pricing-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training', 'upgrade'],
    found: 'index',
    description: 'membership:pageDescription',
  },
  pricingOld: {
    page: 'membership/pricing-old-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training'],
    found: 'noindex',
  },
  salesRedirect: {
    page: 'membership/sales-redirect-page',
    frame: 'public',
    needs: 'nothing',
    texts: [],
    found: 'noindex',
  },
  store: {
    page: 'store/store-page',
    frame: 'public',
    needs: 'data',
    texts: ['store', 'hub', 'training'],
    found: 'index',
    description: 'store:pageDescription',
  },
  dementiaPackage: {
    page: 'store/dementia-package-page',
    frame: 'public',
    needs: 'data',
    texts: ['feature-dementia', 'store', 'hub', 'training'],
    found: 'index',
    description: 'feature-dementia:package.description',
  },
  storeSuccess: paymentResult,
  checkout: {
    page: 'store/checkout-page',
    frame: 'public',
    needs: 'data',
    texts: ['store', 'training', 'errors'],
    found: 'noindex',
  },
  paymentSuccess: paymentResult,
  subscriptionSuccess: paymentResult,
  subscriptionCancelled: paymentResult,
  testPurchaseSuccess: paymentResult,
  ppqSuccess: paymentResult,
} as const satisfies Partial<Record<PathName, RouteRow>>;
