import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myOrdersQuery, type Order } from '@/api/billing/orders';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { OutsideLink } from './billing/outside-link';
import { useBillingTexts } from './billing/use-billing-texts';

/** Everything that was bought by itself, newest first, with each line and every discount. */
export function OrdersSection({ userId }: { userId: string }) {
  const { t } = useBillingTexts();
  const orders = useQuery(myOrdersQuery(userId));
  if (orders.isPending) return <LoadingState className="min-h-20" />;
  if (orders.isError) {
    return (
      <ErrorState error={orders.error} onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
    );
  }
  if (orders.data.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-ink-soft">{t('orders.empty')}</p>
        <Link to={paths.store} className="link inline-flex min-h-11 items-center font-semibold">
          {t('orders.store')}
        </Link>
      </div>
    );
  }
  return (
    <ul className="border-t border-line">
      {orders.data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t, date, money } = useBillingTexts();
  const amount = (cents: number) => money(cents, order.currency);
  const bought = order.paid_at ?? order.created_at;
  const day = date(bought);
  return (
    <li data-order={order.id} data-status={order.status} className="border-b border-line py-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>
          <time dateTime={bought}>{day}</time>
        </h3>
        <Badge tone={order.status === 'paid' ? 'accent' : 'outline'}>
          {t(`orders.status.${order.status}`)}
        </Badge>
      </div>
      <dl className="grid gap-1 tabular-nums">
        {order.order_lines.map((line) => (
          <Amount
            key={line.id}
            name={line.refunded ? `${line.title} (${t('orders.refundedLine')})` : line.title}
          >
            {amount(line.unit_price_cents)}
          </Amount>
        ))}
        {order.bundle_discount_cents > 0 ? (
          <Amount name={t('words.severalItems', { percent: order.bundle_percent })} soft>
            {amount(-order.bundle_discount_cents)}
          </Amount>
        ) : null}
        {order.coupon_code !== null && order.coupon_discount_cents > 0 ? (
          <Amount name={t('words.coupon', { code: order.coupon_code })} soft>
            {amount(-order.coupon_discount_cents)}
          </Amount>
        ) : null}
        <Amount name={t('words.total')} strong>
          {amount(order.total_cents)}
        </Amount>
        {order.tax_cents ? (
          <Amount name={t('orders.tax')} soft>
            {amount(order.tax_cents)}
          </Amount>
        ) : null}
        {order.refunded_cents > 0 ? (
          <Amount name={t('orders.refunded')} soft>
            {amount(-order.refunded_cents)}
          </Amount>
        ) : null}
      </dl>
      {order.receipt_url === null ? null : (
        <OutsideLink href={order.receipt_url} name={t('orders.receiptNamed', { date: day })}>
          {t('orders.receipt')}
        </OutsideLink>
      )}
    </li>
  );
}

interface AmountProps {
  name: string;
  soft?: boolean;
  strong?: boolean;
  children: ReactNode;
}

function Amount({ name, soft = false, strong = false, children }: AmountProps) {
  const tone = soft ? 'text-ink-soft' : strong ? 'mt-1 border-t border-line pt-2 font-semibold' : '';
  return (
    <div className={`flex justify-between gap-6 ${tone}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
