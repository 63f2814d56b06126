import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedOrder } from '@/api/admin/orders';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { type OrderFilter, orderList, orderSorts, orderStates, shortOrder } from '@/lib/admin/orders';
import { ListFilters } from '../lists/list-filters';
import { PagedRecords } from '../lists/paged-records';
import type { UsedList } from '../lists/use-team-list';
import { OrderState } from './order-state';
import { useStateName } from './use-state-name';

export interface OrderRowsProps {
  rows: UseInfiniteQueryResult<{ pages: ListedOrder[][] }>;
  total: number | undefined;
  used: UsedList<OrderFilter>;
}

/** Orders in a list that can be narrowed and sorted. */
export function OrderRows({ rows, total, used }: OrderRowsProps) {
  const { t } = useTranslation('admin-orders');
  const { t: team } = useTranslation('admin-team');
  const { money, moment } = useFormats();
  const [search] = useSearchParams();
  const stateName = useStateName();
  const { sort } = used.filters;
  const byAmount = sort === 'largest' || sort === 'smallest';
  const direction = sort === 'oldest' || sort === 'smallest' ? 'ascending' : 'descending';
  const wayTo = (id: string) => {
    const to = new URLSearchParams(search);
    to.set('order', id);
    return `${paths.adminDashboard}?${to}`;
  };
  return (
    <div className="grid gap-6">
      <ListFilters
        list={orderList}
        used={used}
        fields={{
          state: { label: t('state'), options: orderStates.map((state) => [state, stateName(state)]) },
          sku: { label: t('sku'), type: 'text' },
          email: { label: t('email'), type: 'email' },
          from: { label: team('audit.from'), type: 'date' },
          to: { label: team('audit.to'), type: 'date' },
          least: { label: t('least'), type: 'text' },
          most: { label: t('most'), type: 'text' },
          sort: {
            label: t('sort'),
            none: t('sorts.latest'),
            options: orderSorts.map((each) => [each, t(`sorts.${each}`)]),
          },
        }}
      />
      <PagedRecords
        caption={t('orders')}
        rows={rows}
        total={total}
        used={used}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'order',
            label: t('order'),
            cell: ({ id }) => (
              <Link
                to={wayTo(id)}
                preventScrollReset
                translate="no"
                className="inline-flex min-h-11 items-center font-mono text-sm underline"
              >
                {shortOrder(id)}
              </Link>
            ),
          },
          {
            id: 'at',
            label: t('at'),
            ...(!byAmount && { sorted: direction }),
            cell: ({ created_at: at }) => <time dateTime={at}>{moment(at)}</time>,
          },
          { id: 'state', label: t('state'), cell: ({ status }) => <OrderState state={status} /> },
          { id: 'items', label: t('items'), cell: ({ lines }) => <Items lines={lines} /> },
          {
            id: 'total',
            label: t('total'),
            isNumber: true,
            ...(byAmount && { sorted: direction }),
            cell: (order) => (
              <span className="whitespace-nowrap">{money(order.total_cents, order.currency)}</span>
            ),
          },
        ]}
      />
    </div>
  );
}

/** What was bought, as it was called then. */
function Items({ lines }: Pick<ListedOrder, 'lines'>) {
  return (
    <ul className="grid gap-1 max-sm:w-full">
      {lines.map(({ sku, title }) => (
        <li key={sku} className="wrap-anywhere">
          {title}{' '}
          <span translate="no" className="inline-block font-mono text-sm text-ink-soft">
            {sku}
          </span>
        </li>
      ))}
    </ul>
  );
}
