import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CheckoutOrderRow } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { OrderAmounts } from '@/components/order-amounts';
import { SentenceGap } from '@/components/sentence-gap';
import { useItemTitle } from '@/components/use-item-title';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { discountsOf } from '@/lib/billing/order-sums';
import { BoughtItems } from './bought-items';
import { ResultFrame } from './result-frame';

export interface OrderResultProps {
  /** Name of the page in the browser. */
  name: string;
  order: CheckoutOrderRow;
  /** What stands here as long as the order is not decided. */
  waiting: ReactNode;
}

/** What became of a cart that was checked out. */
export function OrderResult({ name, order, waiting }: OrderResultProps) {
  const { t } = useTranslation('store');
  switch (order.status) {
    case 'pending':
      return waiting;
    case 'paid':
    case 'partly_refunded':
      return <PaidOrder name={name} order={order} />;
    case 'expired':
    case 'failed':
      return (
        <ResultFrame page={name} title={t('result.endedTitle')} scene="apart" state="ended">
          <p className="max-w-read text-lg text-ink-soft">{t('result.endedText')}</p>
          <ButtonLink to={paths.checkout} variant="outline">
            {t('result.toCart')}
          </ButtonLink>
        </ResultFrame>
      );
    case 'refunded':
    case 'disputed':
      return (
        <ResultFrame page={name} title={t(`result.${order.status}Title`)} scene="apart" state={order.status}>
          <p className="max-w-read text-lg text-ink-soft">{t(`result.${order.status}Text`)}</p>
          <ButtonLink to={paths.accountSettings} variant="outline">
            {t('result.account')}
          </ButtonLink>
        </ResultFrame>
      );
  }
}

/** A paid order: what is open now, and the way there. */
export function PaidOrder({ name, order }: Omit<OrderResultProps, 'waiting'>) {
  const { t } = useTranslation('store');
  const { money } = useFormats();
  const titleOf = useItemTitle();
  const [first, second] = order.order_lines;
  const amounts = { ...order, lines: order.order_lines };
  const title =
    first && !second ? t('result.paidTestTitle', { name: titleOf(first) }) : t('result.paidTitle');
  return (
    <ResultFrame page={name} title={title} scene="success" state="paid">
      <p className="max-w-read text-lg text-ink-soft">
        {t('result.paidTotal', { amount: money(order.total_cents, order.currency) })}
        <SentenceGap />
        {t('result.paidText')}
      </p>
      <BoughtItems order={order} />
      {order.order_lines.length > 1 || discountsOf(amounts).length > 0 ? (
        <div className="w-full max-w-xl">
          <OrderAmounts order={amounts} />
        </div>
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        <Link className="link inline-flex min-h-11 items-center" to={paths.dashboard}>
          {t('words.toDashboard')}
        </Link>
        {order.receipt_url === null ? null : (
          <a className="link inline-flex min-h-11 items-center" href={order.receipt_url}>
            {t('result.receipt')}
          </a>
        )}
        <Link className="link inline-flex min-h-11 items-center" to={paths.accountSettings}>
          {t('result.account')}
        </Link>
      </p>
    </ResultFrame>
  );
}
