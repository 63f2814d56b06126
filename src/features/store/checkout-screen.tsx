import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CartLine as AskedLine, gatherFraudSignals, quoteQuery } from '@/api/store/checkout';
import { type CheckoutResult, isUndecided } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useCart } from '@/contexts/cart';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import { type Cart, type CartLine, lineKey, skusOf } from '@/lib/billing/cart';
import { catalogCurrency } from '@/lib/billing/minor-units';
import type { Quote, QuoteLine } from '@/lib/contracts/checkout';
import { LinePrice, LineRow } from './cart/lines';
import { type RemovalValue, UndoNote, useRemoval } from './cart/removal';
import { PayPanel, type PayValue, usePay } from './checkout/pay-panel';
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

interface CheckoutReviewProps {
  quote: UseQueryResult<Quote>;
  payment: PayValue;
  /** The person came back from the payment page without paying. */
  cancelled: boolean;
  onPay: () => void;
}

/** What would be bought, for how much, before anything is paid. */
function CheckoutReview({ quote, payment, cancelled, onPay }: CheckoutReviewProps) {
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
      language: currentLanguage(),
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
            drawing="cart"
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
              <PayPanel
                quote={quote.data}
                asking={quote.isFetching}
                busy={payment.busy}
                fault={payment.fault}
                onPay={pay}
              />
            </div>
          </Section>
        </div>
      )}
    </div>
  );
}

/** A line of the cart beside what the server says of it. */
interface ReviewLine {
  line: CartLine;
  /** What it costs now. */
  unit_price_cents: number;
  /** What a bundle's items cost in one cart. */
  parts_cents: number | null;
  /** It cost something else when it was added. */
  moved: boolean;
  problem: QuoteLine['problem'];
}

/** The cart line by line as it would be charged. A line without a sku, or one the answer leaves out, is not sold. */
function reviewLines(cart: Cart, quote: Quote): ReviewLine[] {
  return cart.lines.map((line) => {
    const quoted = quote.lines.find(({ sku }) => sku === line.sku);
    const unit_price_cents = quoted?.unit_price_cents ?? line.unit_price_cents;
    return {
      // By the name it has now.
      line: quoted?.title ? { ...line, title: quoted.title, titles: quoted.titles } : line,
      unit_price_cents,
      parts_cents: quoted?.parts_cents ?? null,
      moved: unit_price_cents !== line.unit_price_cents,
      problem: quoted === undefined ? 'unknown' : quoted.problem,
    };
  });
}

/** What is sent to be paid: the lines the server would charge, at the prices the person saw. */
function payableLines(lines: readonly ReviewLine[]): AskedLine[] {
  return lines.flatMap(({ line: { sku, title }, unit_price_cents, problem }) =>
    problem === null && sku !== null ? [{ sku, title, unit_price_cents }] : [],
  );
}

interface ReviewListProps {
  lines: readonly ReviewLine[];
  removal: RemovalValue;
}

/** The cart at its prices of now; what is not charged says why and can be taken out. */
function ReviewList({ lines, removal }: ReviewListProps) {
  const { t } = useTranslation('store');
  return (
    <>
      <UndoNote removal={removal} />
      <ul className="border-t border-line">
        {lines.map((reviewed) => (
          <LineRow
            key={lineKey(reviewed.line)}
            line={reviewed.line}
            price={<Price reviewed={reviewed} />}
            note={reviewed.problem === null ? null : t(`checkout.problem.${reviewed.problem}`)}
            onRemove={removal.remove}
          />
        ))}
      </ul>
    </>
  );
}

function Price({ reviewed }: { reviewed: ReviewLine }) {
  const { line, moved, problem } = reviewed;
  const { t } = useTranslation('store');
  const formats = useFormats();
  const money = (cents: number) => formats.money(cents, catalogCurrency);
  if (problem !== null) return null;
  return (
    <>
      <LinePrice line={reviewed} />
      {moved ? (
        <span data-part="old-price" className="block text-sm text-ink-soft">
          {t('checkout.wasPrice', { price: money(line.unit_price_cents) })}
        </span>
      ) : null}
    </>
  );
}
