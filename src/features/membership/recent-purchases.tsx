import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { myOrdersQuery } from '@/api/billing/orders';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useItemTitle } from '@/components/use-item-title';
import { paths } from '@/config/paths';
import { useBillingTexts } from './billing/use-billing-texts';

const shown = 3;

/** What was bought last and is still the person's, one line each. */
export function RecentPurchases({ userId }: { userId: string }) {
  const { t, date } = useBillingTexts();
  const titleOf = useItemTitle();
  const orders = useQuery(myOrdersQuery(userId));
  if (orders.isPending) return <LoadingState className="min-h-20" />;
  if (orders.isError) {
    return (
      <ErrorState error={orders.error} onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
    );
  }
  const lines = orders.data
    .filter(({ status }) => status === 'paid' || status === 'partly_refunded')
    .flatMap((order) =>
      order.order_lines
        .filter(({ refunded }) => !refunded)
        .map((line) => ({ ...line, bought: order.paid_at ?? order.created_at })),
    );
  return (
    <>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('orders.empty')}</p>
      ) : (
        <ul className="border-t border-line">
          {lines.slice(0, shown).map((line) => (
            <li key={line.id} className="border-b border-line py-3">
              <h3>{titleOf(line)}</h3>
              <p className="text-sm text-ink-soft">
                <time dateTime={line.bought}>{date(line.bought)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {orders.data.length === 0 ? (
        <Link to={paths.store} className="link inline-flex min-h-11 items-center font-semibold">
          {t('orders.store')}
        </Link>
      ) : (
        <Link
          to={`${paths.accountSettings}#purchases`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('orders.all')}
        </Link>
      )}
    </>
  );
}
