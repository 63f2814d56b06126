import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Invoice, myInvoicesQuery } from '@/api/billing/invoices';
import { myOrdersQuery, type Order } from '@/api/billing/orders';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Amount, OrderAmounts } from '@/components/order-amounts';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { invoiceName } from './billing/invoice-name';
import { OutsideLink } from './billing/outside-link';
import { useBillingTexts } from './billing/use-billing-texts';

/** Everything that was bought by itself, newest first, with each line and every discount. */
export function OrdersSection({ userId }: { userId: string }) {
  const { t } = useBillingTexts();
  const orders = useQuery(myOrdersQuery(userId));
  const invoices = useQuery(myInvoicesQuery(userId));
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
        <OrderRow
          key={order.id}
          order={order}
          invoice={invoices.data?.find(({ order_id }) => order_id === order.id)}
        />
      ))}
    </ul>
  );
}

function OrderRow({ order, invoice }: { order: Order; invoice: Invoice | undefined }) {
  const { t, date, money } = useBillingTexts();
  const bought = order.paid_at ?? order.created_at;
  const day = date(bought);
  return (
    <li
      id={`order-${order.id}`}
      data-order={order.id}
      data-status={order.status}
      className="border-b border-line py-5"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>
          <time dateTime={bought}>{day}</time>
        </h3>
        <Badge tone={order.status === 'paid' ? 'accent' : 'outline'}>
          {t(`orders.status.${order.status}`)}
        </Badge>
      </div>
      <OrderAmounts order={{ ...order, lines: order.order_lines }}>
        {order.tax_cents ? (
          <Amount name={t('orders.tax')} amount={money(order.tax_cents, order.currency)} tone="soft" />
        ) : null}
        {order.refunded_cents > 0 ? (
          <Amount
            name={t('orders.refunded')}
            amount={money(-order.refunded_cents, order.currency)}
            tone="soft"
          />
        ) : null}
      </OrderAmounts>
      <p className="flex flex-wrap gap-x-6">
        {order.receipt_url === null ? null : (
          <OutsideLink href={order.receipt_url} name={t('orders.receiptNamed', { date: day })}>
            {t('orders.receipt')}
          </OutsideLink>
        )}
        {invoice ? <InvoiceLink invoice={invoice} /> : null}
      </p>
    </li>
  );
}

/** The bill of a purchase, which stands among the invoices, too. */
function InvoiceLink({ invoice }: { invoice: Invoice }) {
  const { t, date } = useBillingTexts();
  if (invoice.hosted_url === null) return null;
  const name = invoiceName(t, invoice);
  return (
    <OutsideLink
      href={invoice.hosted_url}
      name={t('invoices.openNamed', { name, date: date(invoice.issued_at) })}
    >
      {name}
    </OutsideLink>
  );
}
