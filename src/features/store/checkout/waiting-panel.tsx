import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { focusHeading } from '@/hooks/focus-heading';
import { ResultFrame } from '../results/result-frame';
import type { WatchedCheckout } from '../results/use-checkout-result';
import type { PaymentPage } from './pay-panel';

export interface WaitingPanelProps {
  watched: WatchedCheckout;
  /** The payment page, if it was made since this page was opened. */
  page: PaymentPage | null;
  onBack: () => void;
}

/** While the payment page is open: this page follows to the result by itself. */
export function WaitingPanel({ watched, page, onBack }: WaitingPanelProps) {
  const { t } = useTranslation('store');
  // The cart made way for something shorter: where the button was there may be the foot of the page now.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return (
    <ResultFrame page={t('checkout.title')} title={t('checkout.waitingTitle')} scene="waiting" state="paying">
      {page?.opened === false ? (
        <p role="alert" className="max-w-read text-lg">
          {t('checkout.blocked')}
        </p>
      ) : (
        <p role="status" className="max-w-read text-lg text-ink-soft">
          {t('checkout.waitingText')}
        </p>
      )}
      {page === null ? null : (
        <a
          href={page.url}
          data-action="payment-page"
          className={buttonVariants({ variant: page.opened ? 'outline' : 'filled' })}
          {...(page.opened ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {t(page.opened ? 'checkout.openAgain' : 'checkout.continue')}
        </a>
      )}
      {watched.result === undefined && watched.error ? (
        <ErrorState title={t('result.failed')} error={watched.error} />
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        <Button
          variant="link"
          size="sm"
          className="-ms-1"
          data-action="check-again"
          busy={watched.checking}
          onClick={watched.checkAgain}
        >
          {t('words.checkAgain')}
        </Button>
        <Button variant="link" size="sm" data-action="back-to-cart" onClick={onBack}>
          {t('checkout.backToCart')}
        </Button>
      </p>
    </ResultFrame>
  );
}
