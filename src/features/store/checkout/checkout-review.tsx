import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useCart } from '@/contexts/cart';
import type { Quote } from '@/lib/contracts/quote-cart';
import { UndoNote } from '../cart/undo-note';
import { useRemoval } from '../cart/use-removal';
import { PayPanel } from './pay-panel';
import { payableLines, reviewLines } from './review';
import { ReviewList } from './review-list';
import type { PayValue } from './use-pay';

export interface CheckoutReviewProps {
  quote: UseQueryResult<Quote>;
  payment: PayValue;
  /** The person came back from the payment page without paying. */
  cancelled: boolean;
  onPay: () => void;
}

/** What would be bought, for how much, before anything is paid. */
export function CheckoutReview({ quote, payment, cancelled, onPay }: CheckoutReviewProps) {
  const { t } = useTranslation('store');
  const { cart } = useCart();
  const removal = useRemoval();
  const lines = quote.data ? reviewLines(cart, quote.data) : [];
  const pricesMoved = lines.some(({ moved, problem }) => moved && problem === null);
  const isEmpty = cart.lines.length === 0;

  const pay = () => {
    if (!quote.data) return;
    onPay();
    void payment.pay({
      cart_items: payableLines(lines),
      total_cents: quote.data.total_cents,
      coupon: quote.data.coupon?.code ?? '',
    });
  };
  return (
    <div data-screen="checkout" className="pb-16">
      <PageHeader title={t('checkout.title')} {...(isEmpty ? {} : { lead: t('checkout.lead') })} />
      <div role="status">
        {cancelled ? (
          <Notice className="mb-8 max-w-3xl" data-part="cancelled">
            {t('checkout.cancelled')}
          </Notice>
        ) : null}
      </div>
      <div role="alert">
        {payment.changed || pricesMoved ? (
          <Notice tone="caution" className="mb-8 max-w-3xl" data-part="price-changed">
            {t('checkout.priceChanged')}
          </Notice>
        ) : null}
      </div>
      {isEmpty ? (
        <>
          <UndoNote removal={removal} />
          <EmptyState
            title={t('checkout.empty')}
            action={<ButtonLink to={paths.store}>{t('cart.toStore')}</ButtonLink>}
          >
            {t('checkout.emptyText')}
          </EmptyState>
        </>
      ) : quote.isError ? (
        <ErrorState
          title={t('checkout.quoteFailed')}
          error={quote.error}
          onRetry={() => void quote.refetch()}
          retrying={quote.isFetching}
        />
      ) : quote.data === undefined ? (
        <LoadingState label={t('checkout.working')} />
      ) : (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Section title={t('checkout.items')}>
            <ReviewList lines={lines} removal={removal} />
          </Section>
          <Section title={t('checkout.summary')} ruled>
            <div className="grid gap-5">
              <PayPanel quote={quote.data} asking={quote.isFetching} busy={payment.busy} onPay={pay} />
            </div>
          </Section>
        </div>
      )}
    </div>
  );
}
